import type { Page } from '@playwright/test'
import {
  type Handler,
  emailFor,
  failNetwork,
  holdBack,
  intercept,
  markNoticesRead,
  notice,
  respondWith,
  sendOffline,
} from '../support/page'
import { expect, test } from '../support/site'
import { card, fillContact, heading, readyToSend } from '../support/wizard'

test('the button is disabled while a field is empty; a field of spaces gets the notice and its error', async ({
  page,
}) => {
  await page.goto(readyToSend)
  const button = page.getByRole('button', { name: 'Start My Subscription' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Add your full name, email and phone to send.')
  const form = await fillContact(page, 'alex@visitor.example')
  await expect(button).toBeEnabled()
  await form.getByLabel('Full name').fill('   ')
  await button.click()
  await expect(notice(page, 'Missing Information')).toContainText('Please fill in all required fields.')
  await expect(notice(page, 'Missing Information')).toHaveAttribute('data-type', 'error')
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
})

const failures: Handler[] = [
  respondWith(500, '{"success":false,"message":"no"}'),
  respondWith(502, '<html>', 'text/html'),
  failNetwork,
]

test('each failure says so and stays on the step; pressing again sends', async ({ page, site }) => {
  const email = emailFor('again')
  const respond = await intercept(page, '**/api/subscribe', failNetwork)
  await page.goto(readyToSend)
  const form = await fillContact(page, email)
  for (const handler of failures) {
    respond(handler)
    await markNoticesRead(page)
    await form.getByRole('button', { name: 'Start My Subscription' }).click()
    await expect(notice(page, 'Submission Failed')).toContainText('Please try again or call us directly.')
    await expect(form.getByLabel('Full name')).toHaveValue('Alex Reef')
  }
  respond()
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('any 2xx counts as a success, whatever the body', async ({ page }) => {
  await page.route('**/api/subscribe', respondWith(200, '<html>', 'text/html'))
  await page.goto(readyToSend)
  const form = await fillContact(page, 'alex@visitor.example')
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
})

test('the button reads Starting Your Subscription... while it is on its way', async ({ page }) => {
  const release = await holdBack(page, '**/api/subscribe')
  await page.goto(readyToSend)
  const form = await fillContact(page, emailFor('slow-wizard'))
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(form.getByRole('button', { name: 'Starting Your Subscription...' })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
})

/** Sends the last step with the network cut, so that it waits on the device. */
async function sendKept(page: Page, email: string) {
  await page.goto(readyToSend)
  const form = await fillContact(page, email)
  await form.getByLabel('Full name').focus()
  await sendOffline(form, form.getByRole('button', { name: 'Start My Subscription' }))
  return form
}

test('a request made offline is kept, and sent once when the network is back', async ({ page, context, site }) => {
  const email = emailFor('offline-wizard')
  await sendKept(page, email)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('another choice after a request made offline is a request of its own', async ({ page, context, site }) => {
  const email = emailFor('chose-otherwise')
  const form = await sendKept(page, email)
  await page.getByRole('button', { name: 'Back' }).click()
  await card(page, 'Friday').click()
  await expect(heading(page, 'Your summary')).toBeFocused()
  await context.setOffline(false)
  await expect(form.getByRole('status')).toContainText('so we have your changes')
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  expect((await site.leads(email)).map(({ payload }) => (payload as { preferredDay: string }).preferredDay)).toEqual([
    'Friday',
    'Monday',
  ])
})
