import type { BrowserContext, Page } from '@playwright/test'
import { fill, fillInContact, send, sendContactOffline } from '../support/browser/contact'
import * as naturalOrder from '../support/browser/natural-order'
import { find } from '../support/owner/owner-leads'
import {
  type Handler,
  emailFor,
  failNetwork,
  holdBack,
  intercept,
  networkIsBack,
  notice,
  queue,
  respondWith,
  touch,
} from '../support/browser/page'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

test('a message sent offline is kept, and sent once from another page when the network is back', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('boat')
  await sendContactOffline(page, email)
  await expect(notice(page, 'Message failed to send')).toBeVisible()
  expect(await site.leads(email)).toEqual([])

  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${site.url}/about`)
  await expect(notice(later, "We've got your message now")).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ payload: { message: 'No bars out here' } }])
  await later.reload({ waitUntil: 'networkidle' })
  expect(await site.leads(email)).toHaveLength(1)
})

test('a queued message that the server rejects comes back with its text, and is sent once it’s corrected', async ({
  page,
  site,
}) => {
  const email = emailFor('returned')
  await sendContactOffline(page, email)
  // A deployment has since changed what the form accepts.
  const errors = { subject: ['Please say a little more'] }
  const refusal = JSON.stringify({ success: false, message: 'Please check the fields.', errors })
  const letThrough = await intercept(page, '**/api/contact', respondWith(422, refusal))
  await page.context().setOffline(false)
  await page.goto('/about')
  await expect(notice(page, 'needs a small change before we can accept it')).toBeVisible()
  expect(await queue(page)).toContain('No bars out here')

  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const form = page.locator('#contact-form')
  await expect(form.getByLabel('Message')).toHaveValue('No bars out here')
  await expect(form.getByLabel('Subject')).toHaveAccessibleDescription('Please say a little more')
  letThrough()
  await form.getByLabel('Subject').fill('From the boat at Hook Island')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('Got it.')
  expect(await queue(page)).toBeNull()
  expect(await site.leads(email)).toMatchObject([
    { payload: { subject: 'From the boat at Hook Island', message: 'No bars out here' } },
  ])
})

test('text typed before the scripts load is in the draft without another keystroke', async ({ page }) => {
  const open = await holdBack(page, '**/_next/static/**/*.js')
  await page.goto('/natural-order-onboarding')
  await page.getByLabel('Name').fill('Mia Chen')
  await page.getByLabel('Pantry').check()
  await page.getByLabel('Pantry').blur()
  open()
  // No other key has been pressed.
  await expect.poll(() => naturalOrder.kept(page)).toContain('Mia Chen')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Mia Chen')
  await expect(page.getByLabel('Pantry')).toBeChecked()
})

test('a form whose page the phone kills right after Send, without any event, is sent by the next page', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('ended')
  const form = await fillInContact(page, email)
  // No response, and nothing the page can still do as it goes.
  await page.evaluate(() => void (navigator.locks.request = () => new Promise(() => undefined)))
  await page.evaluate(() => {
    for (const type of ['pagehide', 'visibilitychange'])
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.close()
  const later = await context.newPage()
  await later.goto(`${site.url}/about`)
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await expect.poll(() => queue(later)).toBeNull()
})

test('a queued form stays queued if it’s sent by hand and the server asks for a pause', async ({ page, site }) => {
  const email = emailFor('pause')
  const respond = await intercept(page, '**/api/contact', failNetwork)
  const form = await fillInContact(page, email)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
  respond(respondWith(503, '{"success":false,"message":"Later."}'))
  const answered = page.waitForResponse('**/api/contact')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await answered
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  respond()
  await page.goto('/about')
  await expect.poll(() => site.leads(email)).toHaveLength(1)
})

const redirectAway: Handler = (route) => route.fulfill({ status: 302, headers: { location: '/about' } })
for (const [what, handler] of [
  ['a company’s filter with its own page', respondWith(200, '<html>Blocked', 'text/html')],
  ['a public Wi-Fi with a redirect', redirectAway],
] as const)
  test(`a form answered by ${what} is kept, and sent later under the same key`, async ({ page, site }) => {
    const email = emailFor('between')
    const respond = await intercept(page, '**/api/protect-your-place-signup', handler)
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/protect-your-place-signup')) keys.push(request.headers()['idempotency-key'])
    })
    await page.goto('/protect-your-place')
    const form = page.locator('form[action="/api/protect-your-place-signup"]').first()
    await form.getByLabel('Name').fill('Kim')
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button').click()
    await expect(notice(page, 'Something went wrong')).toBeVisible()
    await expect(form.getByRole('status')).toContainText('kept this on your device')
    respond()
    await networkIsBack(page)
    await expect(notice(page, 'Success!')).toBeVisible()
    expect(await site.leads(email)).toHaveLength(1)
    expect(keys).toEqual([keys[0], keys[0]])
  })

test('on a phone the promise to send it later is on the screen, whatever is above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await intercept(page, naturalOrder.endpoint, failNetwork)
  await naturalOrder.open(page)
  await naturalOrder.fill(page, emailFor('promised'))
  await naturalOrder
    .submit(page)
    .evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 60))
  await naturalOrder.submit(page).click()
  const promise = naturalOrder.form(page).locator('[data-form-status]')
  await expect(promise).toContainText('kept this on your device')
  await expect(promise).toBeInViewport({ ratio: 1 })
})

test('a form sent later from another page without one of its photos says so', async ({ page }) => {
  const respond = await intercept(page, naturalOrder.endpoint, failNetwork)
  await page.route('**/api/uploads', failNetwork)
  await naturalOrder.open(page)
  await naturalOrder.fill(page, emailFor('left-out'))
  await naturalOrder.choosePhoto(page)
  await expect(naturalOrder.form(page).getByRole('button', { name: 'Try Again' })).toBeVisible()
  await naturalOrder.submit(page).click()
  await expect(naturalOrder.form(page).locator('[data-form-status]')).toContainText('kept this on your device')
  respond()
  await page.goto('/about')
  await expect(notice(page, "We've got your message now")).toContainText(
    "We didn't get all of your photos. Send your photos by email: hello@sunnie.example",
  )
})

// The network drops before the page's scripts have loaded, as when a boat leaves the jetty.

const offline = "You're offline"
const statusOf = (page: Page) => page.locator('#contact-form').getByRole('status')

async function sendsOnceBack(page: Page, context: BrowserContext, site: Site, email: string): Promise<void> {
  const form = await fill(page, email)
  await send(form).click()
  await expect(statusOf(page)).toContainText(offline)
  await expect(statusOf(page)).toBeFocused() // or it isn't announced
  await form.getByLabel('Subject').fill('From the boat')
  await context.setOffline(false)
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ payload: { subject: 'From the boat' } }])
}

test('clicking Send offline stays on the page and says so, and the form is sent once there’s a network', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/contact')
  await context.setOffline(true)
  await sendsOnceBack(page, context, site, emailFor('no-network'))
})

test('clicking Send offline does the same if the page’s scripts have loaded but the form’s haven’t', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/contact')
  await touch(page)
  await context.setOffline(true)
  await sendsOnceBack(page, context, site, emailFor('no-network-island'))
})

test('an unreliable network doesn’t leave the page, and another click on Send is a plain post', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('no-network-flap')
  const scripts = await intercept(page, '**/_next/static/**/*.js', failNetwork)
  await page.goto('/contact')
  await context.setOffline(true)
  const form = await fill(page, email)
  await send(form).click()
  await expect(statusOf(page)).toContainText(offline)
  await context.setOffline(false)
  // The same file has failed on two tries, and the page has stayed.
  for (const _ of [1, 2]) await page.waitForEvent('requestfailed', (file) => file.url().includes('/turbopack'))
  await expect(statusOf(page)).toContainText(offline)
  expect(await site.leads(email)).toEqual([])
  await send(form).click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
  scripts()
})

test('photos chosen while offline are sent with the form', async ({ page, context, site }) => {
  const email = emailFor('no-network-photos')
  await page.route(naturalOrder.servicePage, (route) => route.fulfill({ status: 204 }))
  await page.goto(naturalOrder.path)
  await context.setOffline(true)
  await naturalOrder.fill(page, email)
  await naturalOrder.choosePhoto(page)
  await naturalOrder.submit(page).click()
  await expect(page.locator('[data-form-status]')).toContainText(offline)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect((await find(site, { q: email })).items).toMatchObject([{ photos: [expect.any(String)] }])
})
