import { axeViolations } from '../support/axe'
import { caseOf } from '../support/form-cases'
import { arrived } from '../support/owner-leads'
import { notice, sidewaysScroll } from '../support/page'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test(
  'Today shows who waits, what to be reminded of and what is held; each state has its words',
  { tag: '@phone' },
  async ({ page, context, startSite }) => {
    const site = await startSite({ withCarrier: true })
    await signedIn(context, site)
    await page.goto(`${site.url}/admin`)
    await expect(page.getByText("You're up to date")).toBeVisible()
    const path = await arrived(site, 'late@visitor.example', 'Late Visitor')
    await site.db.query(
      `UPDATE "Lead" SET "createdAt" = '2026-01-01T00:00:00.000+00:00', "remindOn" = '2026-01-02' RETURNING "id"`,
    )
    await site.post('/api/contact', { ...caseOf('contact').body('bot@visitor.example'), meta: { website: 'x' } })
    await page.reload()
    const group = (name: string) => page.getByRole('region', { name })
    await expect(group('Waiting over 24 hours').getByRole('link', { name: /Late Visitor/ })).toHaveAttribute(
      'href',
      path,
    )
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await group('You wanted to be reminded').getByRole('button', { name: 'Done' }).click()
    await expect(group('You wanted to be reminded')).toBeHidden()
    // Two taps are one: the second would meet whoever moved up.
    await site.post('/api/contact', { ...caseOf('contact').body('bot2@visitor.example'), meta: { website: 'x' } })
    await page.reload()
    const held = group('Looks like a bot').getByRole('link')
    await expect(held).toHaveCount(2)
    await group('Looks like a bot').getByRole('button', { name: 'Spam' }).first().dblclick({ delay: 50 })
    await expect(notice(page, 'Marked as spam')).toBeVisible()
    await expect(held).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(held).toHaveCount(2)
    await group('Looks like a bot').getByRole('button', { name: 'Spam' }).last().click()
    await expect(held).toHaveCount(1)
    await group('Looks like a bot').getByRole('button', { name: 'Release' }).click()
    await expect(group('To answer').getByRole('link')).toHaveCount(1)

    await context.setOffline(true)
    await expect(page.getByText("You're offline.")).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText("You're offline.")).toBeHidden()

    await page.route('**/api/admin/today', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText("We couldn't load your day.")).toBeVisible()
    await page.unroute('**/api/admin/today')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(group('Waiting over 24 hours')).toBeVisible()
  },
)
