import type { Page } from '@playwright/test'
import { fillContact, path, readyToSend, receipt } from '../support/builder'
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

test('no phone number is asked for, and the button reads Sending... on the way', async ({ page }) => {
  const release = await holdBack(page, '**/api/sunnie-select-quote')
  await page.goto(readyToSend)
  const form = await fillContact(page, emailFor('slow-builder'))
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeVisible()
})

const failures: Handler[] = [
  respondWith(503, '{"success":false,"message":"no"}'),
  respondWith(502, '<html>', 'text/html'),
  failNetwork,
]

test('each failure says so and stays at step 5; pressing again sends', async ({ page, site }) => {
  const email = emailFor('again-builder')
  const respond = await intercept(page, '**/api/sunnie-select-quote', failNetwork)
  await page.goto(readyToSend)
  const form = await fillContact(page, email)
  for (const handler of failures) {
    respond(handler)
    await markNoticesRead(page)
    await form.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(notice(page, 'Something went wrong')).toContainText('Please try again or contact us directly.')
    await expect(page.getByText('Step 5 of 5')).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue('Alex Reef')
  }
  respond()
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

/** Sends the last step with the network cut, so that it waits on the device. */
async function sendKept(page: Page, email: string) {
  await page.goto(readyToSend)
  const form = await fillContact(page, email)
  await sendOffline(form, form.getByRole('button', { name: 'Send Quote Request' }))
  return form
}

test('a request made offline is kept, and sent once when the network is back', async ({ page, context, site }) => {
  const email = emailFor('offline-builder')
  await sendKept(page, email)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

for (const [where, first] of [
  ['on the builder', path],
  ['on another page', '/about'],
] as const)
  test(`words changed before a request made offline went are there afterwards, ${where}`, async ({
    page,
    context,
    site,
  }) => {
    const email = emailFor('changed-offline')
    const form = await sendKept(page, email)
    await form.getByLabel('Special requests').fill('Not Monday: Tuesday')
    await page.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto(site.url + first)
    await expect(notice(later, "We've got your message now")).toBeVisible()
    await later.goto(site.url + path)
    await expect(later.getByLabel('Special requests')).toHaveValue('Not Monday: Tuesday')
    await expect(receipt(later)).toContainText('4h 45m')
    await later.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(later.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeVisible()
    expect(await site.leads(email)).toHaveLength(2)
  })
