import { axeViolations } from '../support/browser/axe'
import { fill, send } from '../support/browser/contact'
import { enquiry } from '../support/enquiry'
import {
  type Handler,
  emailFor,
  failNetwork,
  holdBack,
  intercept,
  markNoticesRead,
  notice,
  respondWith,
} from '../support/browser/page'
import { expect, test } from '../support/site'

for (const path of ['/', '/contact'])
  test(`${path}: a message is sent, acknowledged and stored`, async ({ page, site }) => {
    const email = emailFor(`sent${path.length}`)
    const release = await holdBack(page, '**/api/contact')
    await page.goto(path)
    const form = await fill(page, email)
    await send(form).click()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    // Screen readers hear of it too, and focus stays in the form.
    await expect(form.getByRole('status')).toHaveText('Sending...')
    await expect(form.getByRole('status')).toBeFocused()
    release()
    await expect(notice(page, 'Message sent!')).toContainText("We'll get back to you as soon as possible.")
    await expect(form.getByLabel('Message')).toHaveValue('')
    await expect(send(form)).toBeEnabled()
    await expect(form.getByRole('status')).toContainText('Got it.')
    expect(await site.leads(email)).toMatchObject([
      {
        form: 'contact',
        state: 'new',
        payload: enquiry(email, { message: 'Two bedrooms\nand a veranda' }),
        meta: { source: path === '/' ? 'home' : 'contact' },
      },
    ])
  })

test('a failure is still said below the button once its notice has gone, until the form is sent again', async ({
  page,
}) => {
  const message = "We couldn't save your message right now."
  const respond = await intercept(page, '**/api/contact', respondWith(503, JSON.stringify({ success: false, message })))
  await page.goto('/contact')
  const form = await fill(page, emailFor('failed'))
  await send(form).click()
  const failure = notice(page, 'Message failed to send')
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toBeHidden()
  const status = form.locator('[data-form-status]')
  await expect(status).toContainText('Message failed to send')
  await expect(status).toHaveCSS('color', 'rgb(177, 39, 37)')
  expect(await axeViolations(page)).toEqual([])
  respond()
  await send(form).click()
  await expect(status).toContainText('Got it.')
  await expect(status).not.toHaveCSS('color', 'rgb(177, 39, 37)')
})

test('each missing or invalid field has an announced error beside it, and the first gets the focus', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.locator('#contact-form')
  await form.getByLabel('Email').fill('not an address')
  await send(form).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Please write a message')
  expect(await axeViolations(page)).toEqual([])
  await form.getByLabel('Name').fill('Alex')
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')
})

const failures: [description: string, handler: Handler][] = [
  ['We are out at sea.', respondWith(503, JSON.stringify({ success: false, message: 'We are out at sea.' }))],
  ['Please try again later.', respondWith(500, '{}')],
  ['Invalid response format', respondWith(200, '<html>', 'text/html')],
  ['Please try again later.', failNetwork],
  ['Invalid response format', respondWith(502, '<html>', 'text/html')],
]

test('each failure shows one notice and keeps what was typed; the next try stores one lead', async ({ page, site }) => {
  const email = emailFor('failures')
  const respond = await intercept(page, '**/api/contact', failNetwork)
  await page.goto('/contact')
  const form = await fill(page, email)
  for (const [description, handler] of failures) {
    respond(handler)
    await markNoticesRead(page)
    await send(form).click()
    await expect(notice(page, 'Message failed to send').filter({ hasText: description })).toBeVisible()
    await expect(page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')).toHaveCount(1)
    await expect(form.getByLabel('Message')).toHaveValue('Two bedrooms\nand a veranda')
    await expect(send(form)).toBeEnabled()
  }
  respond()
  await send(form).click()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a rejected form comes back filled in, and sending it again works', async ({ page }) => {
    await page.goto('/contact')
    const form = await fill(page, emailFor('corrected'))
    await form.getByLabel('Name').fill('   ') // passes the browser's check, but not ours
    await send(form).click()
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
    await expect(page.getByLabel('Message')).toHaveValue('Two bedrooms\nand a veranda')
    const { width } = (await page.getByLabel('Message').boundingBox())!
    expect(width).toBeLessThan(800) // even on a desktop, where the window is much wider
    await page.getByLabel('Name').fill('Alex Reef')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/contact$/)
  })

  test('a message that’s too long is rejected with a hint on how to get the text back', async ({ page }) => {
    await page.goto('/contact')
    const form = await fill(page, emailFor('too-long'), 'So much to say. '.repeat(5_000))
    await send(form).click()
    await expect(page.getByRole('alert')).toContainText(
      "Please shorten it, or email us instead. Use your browser's Back button to get back what you wrote.",
    )
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue(/^So much to say/)
  })
})
