import type { Page } from '@playwright/test'
import * as builder from '../support/browser/builder'
import {
  emailFor,
  failNetwork,
  holdBack,
  intercept,
  markNoticesRead,
  notice,
  respondWith,
  sendOffline,
} from '../support/browser/page'
import { expect, test } from '../support/site'
import * as wizard from '../support/browser/wizard'

const subscribe = {
  ...wizard,
  endpoint: '**/api/subscribe',
  button: 'Start My Subscription',
  sending: 'Starting Your Subscription...',
  thanks: 'Thank You',
  failure: ['Submission Failed', 'Please try again or call us directly.'],
  lastStep: '6/6',
} as const
const quote = {
  ...builder,
  endpoint: '**/api/sunnie-select-quote',
  button: 'Send Quote Request',
  sending: 'Sending...',
  thanks: 'Quote Request Sent!',
  failure: ['Something went wrong', 'Please try again or contact us directly.'],
  lastStep: 'Step 5 of 5',
} as const
type Flow = typeof subscribe | typeof quote

const thanksOf = (page: Page, { thanks }: Flow) => page.getByRole('heading', { level: 1, name: thanks })

/** Opens the last step and fills it in. */
async function fill(page: Page, { readyToSend, fillContact, button }: Flow, email: string) {
  await page.goto(readyToSend)
  const form = await fillContact(page, email)
  return { form, send: form.getByRole('button', { name: button }) }
}

/** Sends a flow while offline, so that it's queued on the device. */
async function sendKept(page: Page, flow: Flow, email: string) {
  const { form, send } = await fill(page, flow, email)
  await send.focus()
  await sendOffline(form, send)
  return { form, send }
}

for (const flow of [subscribe, quote])
  test.describe(flow.button, () => {
    test('shows each failure and stays on the step, and says when it’s being sent', async ({ page, site }) => {
      const email = emailFor('again')
      const respond = await intercept(page, flow.endpoint, failNetwork)
      const { form, send } = await fill(page, flow, email)
      const [title, description] = flow.failure
      for (const handler of [
        respondWith(503, '{"success":false,"message":"no"}'),
        respondWith(502, '<html>', 'text/html'),
        respondWith(200, '<html>', 'text/html'),
        failNetwork,
      ]) {
        respond(handler)
        await markNoticesRead(page)
        await send.click()
        await expect(notice(page, title)).toContainText(description)
        await expect(page.getByText(flow.lastStep, { exact: true })).toBeVisible()
        await expect(form.getByLabel('Email')).toHaveValue(email)
      }
      const release = await holdBack(page, flow.endpoint)
      await send.click()
      await expect(form.getByRole('button', { name: flow.sending })).toBeDisabled()
      release()
      await expect(thanksOf(page, flow)).toBeVisible()
      expect(await site.leads(email)).toHaveLength(1)
    })

    test('keeps a request made offline, and sends it once when the network is back', async ({
      page,
      context,
      site,
    }) => {
      const email = emailFor('offline')
      await sendKept(page, flow, email)
      await context.setOffline(false)
      await expect(thanksOf(page, flow)).toBeVisible()
      expect(await site.leads(email)).toHaveLength(1)
    })
  })

test('the button is disabled while a field is empty; a field with only spaces gets a notice and an error', async ({
  page,
}) => {
  await page.goto(subscribe.readyToSend)
  const button = page.getByRole('button', { name: subscribe.button })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Add your full name, email and phone to send.')
  const form = await subscribe.fillContact(page, 'alex@visitor.example')
  await expect(button).toBeEnabled()
  await form.getByLabel('Phone').fill('')
  await expect(button).toBeDisabled()
  await form.getByLabel('Phone').fill('1')
  await form.getByLabel('Full name').fill('   ')
  await button.click()
  await expect(notice(page, 'Missing Information')).toContainText('Please fill in all required fields.')
  await expect(notice(page, 'Missing Information')).toHaveAttribute('data-type', 'error')
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
})
