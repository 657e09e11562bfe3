import type { Locator } from '@playwright/test'
import type { Today } from '../../lib/owner/inbox'
import { axeViolations } from '../support/axe'
import { caseOf } from '../support/form-cases/all'
import {
  submitSubscription,
  withHoneypot,
  enquiry,
  find,
  leadFrom,
  patch,
  send,
  uniqueWord,
} from '../support/owner-leads'
import { markNoticesRead, notice, respondWith, sidewaysScroll } from '../support/page'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test(
  'Today shows waiting leads, reminders and held leads, and each of its states has its own message',
  { tag: '@phone' },
  async ({ page, context, startSite }) => {
    const site = await startSite({ withCarrier: true })
    await signedIn(context, site)
    await page.goto(`${site.url}/admin`)
    await expect(page.getByText("You're up to date")).toBeVisible()
    const path = await submitSubscription(site, 'late@visitor.example', 'Late Visitor')
    await site.db.query(
      `UPDATE "Lead" SET "createdAt" = '2026-01-01T00:00:00.000+00:00', "remindOn" = '2026-01-02' RETURNING "id"`,
    )
    const reminded = await leadFrom(site, 'reminded')
    await patch(site, reminded, { state: 'replied' })
    await site.db.query(`UPDATE "Lead" SET "remindOn" = '2026-01-02' WHERE "id" = '${reminded}' RETURNING "id"`)
    await site.post('/api/contact', { ...caseOf('contact').body('bot@visitor.example'), meta: { website: 'x' } })
    await page.reload()
    const group = (name: string) => page.getByRole('region', { name })
    await expect(group('Waiting over 24 hours').getByRole('link', { name: /Late Visitor/ })).toHaveAttribute(
      'href',
      path,
    )
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    const done = group('Reminders').getByRole('button', { name: 'Done' })
    await done.click()
    await expect(done).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    // A lead that's listed as waiting isn't listed again as a reminder.
    await expect(done).toHaveCount(1)
    await done.click()
    await expect(done).toBeHidden()
    await group('Waiting over 24 hours').getByRole('link').click()
    await page.getByRole('main').getByRole('link', { name: 'Today' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    // A double tap counts once, or the second tap would hit the lead that moved up.
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

    // A device may have kept a response from before quotes were on Today.
    await page.route('**/api/admin/today', async (route) => {
      const { quotes: _, savedQuotes: __, ...older } = (await (await route.fetch()).json()) as Today
      await route.fulfill({ json: older })
    })
    await page.reload()
    await expect(group('Waiting over 24 hours')).toBeVisible()
    await page.unroute('**/api/admin/today')

    await page.route('**/api/admin/today', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText("We couldn't load your day.")).toBeVisible()
    await page.unroute('**/api/admin/today')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(group('Waiting over 24 hours')).toBeVisible()
  },
)

test('acting on a stale page doesn’t overwrite another device’s change, and says so', async ({
  page,
  ownSite: site,
}) => {
  const id = await leadFrom(site, 'wonelsewhere')
  await send(site, withHoneypot(enquiry('releasedelsewhere')))
  const held = (await find(site, { state: 'held' })).items[0]!.id
  const told = async () => {
    await expect(notice(page, 'changed somewhere else')).toBeVisible()
    await markNoticesRead(page)
  }
  await page.goto(`${site.url}/admin`)
  await page.getByRole('region', { name: 'To answer' }).getByRole('link').focus()
  await patch(site, id, { state: 'won' })
  await page.keyboard.press('e')
  await told()
  await patch(site, held, { state: 'lost' })
  await page.getByRole('button', { name: 'Spam' }).click()
  await told()

  await page.goto(`${site.url}/admin/leads/${id}`)
  const state = page.getByRole('button', { name: /^State: / })
  await expect(state).toHaveText('Won')
  await patch(site, id, { state: 'read' })
  await page.reload()
  await expect(state).toHaveText('Read')
  await patch(site, id, { state: 'won' })
  await page.keyboard.press('e')
  await told()
  await expect(state).toHaveText('Won')
  const states = (await find(site, {})).items.map((lead) => [lead.id, lead.state])
  expect(states.sort()).toEqual([[id, 'won'] as const, [held, 'lost'] as const].sort())
})

test('a lead that can’t be marked as read opens without an error notice', async ({ page, context, site }) => {
  await signedIn(context, site)
  const id = await leadFrom(site, 'unmarkable')
  await page.route('**/api/admin/leads/*', (route) =>
    route.request().method() === 'PATCH' ? respondWith(503, '{}')(route) : route.continue(),
  )
  const refused = page.waitForResponse((response) => response.status() === 503)
  await page.goto(`/admin/leads/${id}`)
  await refused
  await expect(page.getByRole('button', { name: /^State: / })).toHaveText('New')
  await page.getByLabel('Add a note').fill('Rings on Tue')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(notice(page, 'Noted')).toBeVisible()
  await expect(notice(page, /./)).toHaveCount(1)
})

test('a dialog requested by the URL opens once, not each time the owner goes back to the page', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  const word = uniqueWord()
  const lead = `/admin/leads/${await leadFrom(site, word)}`
  const person = `/admin/person?email=${word}@visitor.example`
  const openedOnce = async (there: Locator, away: Locator) => {
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await away.click()
    await there.waitFor({ state: 'detached' })
    await page.goBack()
    await expect(there).toBeVisible()
    await page.reload()
    await expect(there).toBeVisible()
  }
  await page.goto(`${lead}?do=reply`)
  const note = page.getByRole('button', { name: 'Save note' })
  await openedOnce(note, page.getByRole('link', { name: 'Everything from this person' }))
  await page.goto(`${person}&correct=1`)
  const erase = page.getByRole('button', { name: 'Erase everything...' })
  await openedOnce(erase, page.getByRole('link', { name: 'All people' }))
})
