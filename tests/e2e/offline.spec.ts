import type { BrowserContext, Page, Request } from '@playwright/test'
import { fill, fillInContact, send, sendContactOffline } from '../support/browser/contact'
import * as naturalOrder from '../support/browser/natural-order'
import { emailFor, holdBack, intercept, networkIsBack, notice, queue, respondWith } from '../support/browser/page'
import { find } from '../support/owner/owner-leads'
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

test('a form answered by a company’s filter is kept, and sent later under the same key', async ({ page, site }) => {
  const email = emailFor('between')
  const endpoint = '**/api/protect-your-place-signup'
  const respond = await intercept(page, endpoint, respondWith(200, '<html>Blocked', 'text/html'))
  await page.goto('/protect-your-place')
  const form = page.locator('form[action="/api/protect-your-place-signup"]').first()
  await form.getByLabel('Name').fill('Kim')
  await form.getByLabel('Email').fill(email)
  const first = page.waitForRequest(endpoint)
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
  respond()
  const again = page.waitForRequest(endpoint)
  await networkIsBack(page)
  await expect(notice(page, 'Success!')).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
  const key = (request: Request) => request.headers()['idempotency-key']
  expect(key(await again)).toBe(key(await first))
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
