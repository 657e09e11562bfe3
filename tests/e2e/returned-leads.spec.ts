import type { Page } from '@playwright/test'
import { send, fillInContact, sendContactOffline } from '../support/contact'
import { endpoint, fill, form, kept, open, submit } from '../support/natural-order'
import { emailFor, failNetwork, intercept, notice, queue, respondWith } from '../support/page'
import { expect, test } from '../support/site'

// Queued forms that the server rejects.

const refusing = (field: string) =>
  respondWith(422, JSON.stringify({ success: false, message: 'Check.', errors: { [field]: ['Please say more'] } }))

const waiting = async (page: Page) =>
  (JSON.parse((await queue(page)) ?? '[]') as { body: { subject: string }; refused?: object }[]).map(
    ({ body, refused }) => [body.subject, refused !== undefined],
  )

test('a rejected form corrected while the server asks for a pause sends itself and isn’t asked about again', async ({
  page,
  site,
}) => {
  const email = emailFor('mended')
  await sendContactOffline(page, email)
  const respond = await intercept(page, '**/api/contact', refusing('subject'))
  await page.context().setOffline(false)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open it' }).click()
  const contact = page.locator('#contact-form')
  await expect(contact.getByLabel('Subject')).toHaveAccessibleDescription('Please say more')
  respond(respondWith(503, '{}'))
  await contact.getByLabel('Subject').fill('From Hook Island')
  await send(contact).click()
  await expect(contact.getByRole('status')).toContainText('kept this on your device')
  expect(await waiting(page)).toEqual([['From Hook Island', false]])
  respond()
  await page.goto('/about')
  await expect.poll(() => queue(page)).toBeNull()
  expect(await site.leads(email)).toHaveLength(1)
})

test('a queued form rejected when it’s sent by hand can be opened again after leaving the page', async ({ page }) => {
  await sendContactOffline(page, emailFor('by-hand'))
  const contact = page.locator('#contact-form')
  await page.route('**/api/contact', refusing('subject'))
  await page.context().setOffline(false)
  await send(contact).click()
  await expect(contact.getByLabel('Subject')).toHaveAccessibleDescription('Please say more')
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(contact.getByLabel('Message')).toHaveValue('No bars out here')
})

test('a rejected form can be opened even if a later one of the same kind is queued', async ({ page }) => {
  const respond = await intercept(page, '**/api/contact', failNetwork)
  for (const subject of ['First', 'Second']) {
    const contact = await fillInContact(page, emailFor(subject))
    await contact.getByLabel('Subject').fill(subject)
    await send(contact).click()
    await expect(contact.getByRole('status')).toContainText('kept this on your device')
  }
  respond(async (route) =>
    (route.request().postData() ?? '').includes('"First"') ? refusing('subject')(route) : route.abort(),
  )
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Open it' })).toBeVisible()
  // The order that two tabs can leave them in.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sunnie:queue')!) as { refused?: object }[]
    kept.sort((one, other) => Number(!one.refused) - Number(!other.refused))
    localStorage.setItem('sunnie:queue', JSON.stringify(kept))
  })
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.locator('#contact-form').getByLabel('Subject')).toHaveValue('First')
})

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

test('clearing the form deletes the rejected one', async ({ page }) => {
  const respond = await intercept(page, endpoint, failNetwork)
  await open(page)
  await fill(page, emailFor('cleared'))
  await submit(page).click()
  await expect(form(page).locator('[data-form-status]')).toContainText('kept this on your device')
  respond(refusing('phone'))
  await page.reload()
  await expect(notice(page, 'needs a small change')).toBeVisible()
  await page.reload()
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/Please say more/)
  await form(page).getByRole('button', { name: 'Clear the form' }).click()
  expect(await queue(page)).toBeNull()
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
