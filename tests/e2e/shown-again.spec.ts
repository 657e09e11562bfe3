import type { Page } from '@playwright/test'
import { send, fillInContact } from '../support/browser/contact'
import { emailFor, failNetwork, intercept, notice } from '../support/browser/page'
import { expect, test as base } from '../support/site'

/** Enables the back/forward cache, which Playwright disables. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** Marks the page, so that it can be told from a newly loaded one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { wasLeft: true }))

async function backAsItWasLeft(page: Page) {
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => 'wasLeft' in window)).toBe(true)
}

/** Sends the contact form while the network fails, so that it's queued; `respond` lets the next try through. */
async function sendInVain(page: Page, email: string) {
  const form = await fillInContact(page, email)
  const respond = await intercept(page, '**/api/contact', failNetwork)
  await send(form).click()
  await expect(form.getByRole('status')).toContainText('send automatically')
  return { form, respond }
}

test('a queued form that’s shown again says that it has since been sent', async ({ page, site }) => {
  const email = emailFor('shown-again')
  const { form, respond } = await sendInVain(page, email)
  await mark(page)
  respond()
  await page.goto('/about')
  await expect(notice(page, "We've got your message now")).toBeVisible()
  await backAsItWasLeft(page)
  await expect(form.getByRole('status')).toContainText('Got it.')
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(await site.leads(email)).toHaveLength(1)
})

test('a page left before its first touch sends queued forms when it’s shown again', async ({ page, site }) => {
  const email = emailFor('untouched')
  await page.goto('/about')
  await mark(page)
  const { respond } = await sendInVain(page, email)
  respond()
  await backAsItWasLeft(page)
  await expect(notice(page, "We've got your message now")).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})
