import type { BrowserContext, Page } from '@playwright/test'
import { fill, send } from '../support/contact'
import * as naturalOrder from '../support/natural-order'
import { find } from '../support/owner-leads'
import { emailFor, intercept, failNetwork, notice, touch } from '../support/page'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

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

test('of two forms sent offline only the last one waits, and the other no longer says it does', async ({
  page,
  context,
  site,
}) => {
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
