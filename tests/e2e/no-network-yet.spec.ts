import type { BrowserContext, Page } from '@playwright/test'
import { fill, send } from '../support/contact'
import * as naturalOrder from '../support/natural-order'
import { find } from '../support/owner-leads'
import { emailFor, intercept, failNetwork, notice, touch } from '../support/page'
import { type Site, expect, test } from '../support/site'

// The network is gone before the page's scripts have come, as when a boat leaves the jetty.

const offline = "You're offline"
const statusOf = (page: Page) => page.locator('#contact-form').getByRole('status')

async function sendsOnceBack(page: Page, context: BrowserContext, site: Site, email: string): Promise<void> {
  const form = await fill(page, email)
  await send(form).click()
  await expect(statusOf(page)).toContainText(offline)
  await expect(statusOf(page)).toBeFocused() // or nobody hears it
  await form.getByLabel('Subject').fill('From the boat')
  await context.setOffline(false)
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ payload: { subject: 'From the boat' } }])
}

test('Send keeps the page, says so, and the form goes once there is a network', async ({ page, context, site }) => {
  await page.goto('/contact')
  await context.setOffline(true)
  await sendsOnceBack(page, context, site, emailFor('no-network'))
})

test('so it is where the page has its scripts and the form has not', async ({ page, context, site }) => {
  await page.goto('/contact')
  await touch(page)
  await context.setOffline(true)
  await sendsOnceBack(page, context, site, emailFor('no-network-island'))
})

test('a network that doesn’t hold leads nowhere else, and a press by hand is a plain one', async ({
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
  // One file of the page's, at one try and at the next: the page has stayed.
  for (const _ of [1, 2]) await page.waitForEvent('requestfailed', (file) => file.url().includes('/turbopack'))
  await expect(statusOf(page)).toContainText(offline)
  expect(await site.leads(email)).toEqual([])
  await send(form).click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
  scripts()
})

test('of two forms the last one is kept, and the other no longer says so', async ({ page, context, site }) => {
  const email = emailFor('no-network-two')
  await page.goto('/')
  await context.setOffline(true)
  const signUp = page.locator('form[action="/api/newsletter"]')
  await signUp.getByLabel('Email').fill(email)
  await signUp.getByRole('button').click()
  await expect(signUp.getByRole('status')).toContainText(offline)
  const form = await fill(page, email)
  await send(form).click()
  await expect(statusOf(page)).toContainText(offline)
  await expect(signUp.getByRole('status')).toBeHidden()
  await context.setOffline(false)
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ form: 'contact' }])
  await expect(signUp.getByLabel('Email')).toHaveValue(email)
})

test('photos that were chosen meanwhile go with the form', async ({ page, context, site }) => {
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
