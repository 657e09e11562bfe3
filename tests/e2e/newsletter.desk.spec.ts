import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

const toast = (page: Page) => page.locator('[data-sonner-toast]')

async function subscribe(page: Page, email: string) {
  await page.goto('/')
  const form = page.locator('form[action="/api/newsletter"]').first()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  return form
}

test('home: subscribing is thanked for and kept with its consent', async ({ page, site }) => {
  const email = `letter-${test.info().project.name}@visitor.example`
  const form = await subscribe(page, email)
  await expect(toast(page)).toContainText('Subscribed to newsletter!')
  await expect(toast(page)).toContainText('Thanks for subscribing to our newsletter.')
  await expect(form.getByLabel('Email')).toHaveValue('')
  expect(await site.store.query(`SELECT list, source FROM "Subscriber" WHERE email = '${email}'`)).toEqual([
    { list: 'newsletter', source: 'home' },
  ])
})

const failures: [name: string, status: number, body: string, description: string][] = [
  ['the server’s message', 429, JSON.stringify({ success: false, message: 'Too many at once.' }), 'Too many at once.'],
  ['a status alone', 500, '{}', 'Server returned 500'],
  ['an answer that is not JSON', 200, 'ok', 'Invalid response format'],
]

for (const [name, status, body, description] of failures)
  test(`home: a failure with ${name}`, async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ status, body, contentType: 'application/json' }))
    await subscribe(page, 'kim@visitor.example')
    await expect(toast(page)).toContainText('Subscription failed')
    await expect(toast(page)).toContainText(description)
  })

test('home: a failure of the network', async ({ page }) => {
  await page.route('**/api/newsletter', (route) => route.abort())
  await subscribe(page, 'kim@visitor.example')
  await expect(toast(page)).toContainText("We couldn't subscribe you at this time. Please try again later.")
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('home: subscribing works', async ({ page }) => {
    await subscribe(page, `plainletter-${test.info().project.name}@visitor.example`)
    await expect(page).toHaveURL(/\/thanks\/newsletter$/)
  })
})
