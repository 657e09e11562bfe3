import type { Page } from '@playwright/test'
import { sendContactOffline } from '../support/browser/contact'
import { emailFor, intercept, notice, queue, respondWith } from '../support/browser/page'
import { expect, test } from '../support/site'

const hour = 3_600_000

/** Makes everything queued on the device older than two days. */
const age = (page: Page) =>
  page.evaluate(
    (at) => {
      const kept = JSON.parse(localStorage.getItem('sunnie:queue')!) as { at: number }[]
      localStorage.setItem('sunnie:queue', JSON.stringify(kept.map((lead) => ({ ...lead, at }))))
    },
    Date.now() - 49 * hour,
  )

for (const [answer, button] of [
  ['sends it', 'Send it now'],
  ['deletes it', 'Delete it'],
] as const)
  test(`for a form queued over two days ago the visitor is asked first, and ${answer}`, async ({ page, site }) => {
    const email = emailFor(button.replaceAll(' ', '-').toLowerCase())
    await sendContactOffline(page, email)
    await age(page)
    await page.context().setOffline(false)
    await page.goto('/about')
    await expect(notice(page, 'Still want to send this?')).toBeVisible()
    expect(await site.leads(email)).toHaveLength(0)
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => queue(page)).toBeNull()
    expect(await site.leads(email)).toHaveLength(button === 'Send it now' ? 1 : 0)
  })

test('a rejected form can be deleted instead of opened', async ({ page }) => {
  await sendContactOffline(page, emailFor('deleted'))
  const refusal = { success: false, message: 'Check.', errors: { subject: ['Please say more'] } }
  await intercept(page, '**/api/contact', respondWith(422, JSON.stringify(refusal)))
  await page.context().setOffline(false)
  await page.goto('/about')
  await notice(page, 'needs a small change').getByRole('button', { name: 'Delete it' }).click()
  await expect(notice(page, 'needs a small change')).toBeHidden()
  expect(await queue(page)).toBeNull()
  await page.goto('/contact')
  await expect(page.locator('#contact-form').getByLabel('Message')).toHaveValue('')
})
