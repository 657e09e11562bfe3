import type { Page } from '@playwright/test'
import { sendContactOffline } from '../support/browser/contact'
import { endpoint, fill, form, kept, open, submit } from '../support/browser/natural-order'
import { emailFor, failNetwork, intercept, notice, queue, respondWith } from '../support/browser/page'
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

// Queued forms that the server rejects.

const refusing = (field: string) =>
  respondWith(422, JSON.stringify({ success: false, message: 'Check.', errors: { [field]: ['Please say more'] } }))

test('a rejected form opens in place of a newer draft, and edits to it are kept', async ({ page, site }) => {
  const [first, second] = [emailFor('draft-first'), emailFor('draft-second')]
  const respond = await intercept(page, endpoint, failNetwork)
  await open(page)
  await fill(page, first)
  await submit(page).click()
  await expect(form(page).locator('[data-form-status]')).toContainText('kept this on your device')
  await form(page).getByLabel('Email').fill(second)
  await expect(form(page).locator('[data-form-status]')).toBeEmpty()
  await expect.poll(() => kept(page)).toContain(second)
  respond(refusing('phone'))
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/Please say more/)
  await expect(form(page).getByLabel('Email')).toHaveValue(first)
  await form(page).getByLabel('Pantry').uncheck()
  await form(page).getByLabel('Kitchen').check()
  await expect.poll(() => kept(page)).toContain('Kitchen')
  await page.reload()
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/Please say more/)
  await expect(form(page).getByLabel('Pantry')).not.toBeChecked()
  respond()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await queue(page)).toBeNull()
  expect(await site.leads(first)).toHaveLength(1)
})

test('a rejected form can be deleted instead of opened', async ({ page }) => {
  await sendContactOffline(page, emailFor('deleted'))
  await intercept(page, '**/api/contact', refusing('subject'))
  await page.context().setOffline(false)
  await page.goto('/about')
  await notice(page, 'needs a small change').getByRole('button', { name: 'Delete it' }).click()
  await expect(notice(page, 'needs a small change')).toBeHidden()
  expect(await queue(page)).toBeNull()
  await page.goto('/contact')
  await expect(page.locator('#contact-form').getByLabel('Message')).toHaveValue('')
})
