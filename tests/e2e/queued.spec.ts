import type { Page } from '@playwright/test'
import { axeViolations } from '../support/browser/axe'
import { fillInContact, send, sendContactOffline } from '../support/browser/contact'
import { endpoint, fill, form, kept, open, submit } from '../support/browser/natural-order'
import { emailFor, failNetwork, intercept, notice, queue, respondWith, sendOffline } from '../support/browser/page'
import { expect, test } from '../support/site'
import { fillContact, readyToSend } from '../support/browser/wizard'

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

/** Opens a page with a message and a sign-up queued over two days ago, and waits for the question about one. */
async function openWithTwo(page: Page, email: string) {
  const letThrough = await intercept(page, '**/api/{contact,newsletter-subscribe}', failNetwork)
  const message = await fillInContact(page, email)
  await send(message).click()
  await expect(message.getByRole('status')).toContainText('kept this on your device')
  await page.goto('/newsletter')
  const signUp = page.getByRole('main').locator('form')
  await signUp.getByLabel('First name').fill('Mia')
  await signUp.getByLabel('Email').fill(email)
  await signUp.getByRole('button').click()
  await expect(signUp.getByRole('status')).toContainText('kept this on your device')
  await age(page)
  letThrough()
  await page.clock.install()
  await page.goto('/about')
  const asked = notice(page, 'Still want to send this?')
  await expect(asked).toBeVisible()
  await page.clock.runFor(1_000) // another question would have replaced it by now
  await expect(asked).toContainText('Contact message, written on')
  return asked
}

test('two old forms are asked about one after the other, each by its name', async ({ page, site }) => {
  const email = emailFor('two')
  const asked = await openWithTwo(page, email)
  await asked.getByRole('button', { name: 'Delete it' }).click()
  await expect(asked).toContainText('Newsletter page sign-up, written on')
  await asked.getByRole('button', { name: 'Send it now' }).click()
  await expect.poll(() => queue(page)).toBeNull()
  expect(await site.leads(email)).toMatchObject([{ form: 'newsletter-subscribe' }])
})

test('the second of two old forms is asked about even if the question about the first was closed', async ({ page }) => {
  const asked = await openWithTwo(page, emailFor('closed'))
  await asked.getByRole('button', { name: 'Close' }).click()
  await expect(asked).toHaveCount(0)
  await page.clock.runFor(21_000)
  await expect(asked).toContainText('Newsletter page sign-up, written on')
})

test('a flow queued over two days ago doesn’t promise to send itself', async ({ page }) => {
  await page.goto(readyToSend)
  const form = await fillContact(page, emailFor('old-flow'))
  await sendOffline(form, form.getByRole('button', { name: 'Start My Subscription' }))
  await age(page)
  await page.context().setOffline(false)
  await page.goto('/subscribe')
  await expect(form.getByRole('status')).toHaveText(/^Subscription request, written on /)
})

test('on a phone the question has the toast’s full width, and both answers can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await sendContactOffline(page, emailFor('read'))
  await age(page)
  await page.context().setOffline(false)
  await page.goto('/about')
  const asked = notice(page, 'Still want to send this?')
  await expect(asked).toBeVisible()
  const words = (await asked.locator('[data-content]').boundingBox())!
  const discard = (await asked.getByRole('button', { name: 'Delete it' }).boundingBox())!
  expect(discard.y).toBeGreaterThanOrEqual(words.y + words.height)
  expect(await axeViolations(page)).toEqual([])
})

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
