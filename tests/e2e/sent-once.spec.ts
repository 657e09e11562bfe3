import { wizardSteps } from '../support/catalogue'
import type { Page } from '@playwright/test'
import { fillInContact, sendContactOffline, send as sendMessage } from '../support/browser/contact'
import { emailFor, holdBack, intercept, notice, respondWith } from '../support/browser/page'
import * as wizard from '../support/browser/wizard'
import { expect, test } from '../support/site'

const messages = async (leads: Promise<{ payload: unknown }[]>) =>
  (await leads).map(({ payload }) => (payload as { message: string }).message)

test('a message edited while offline keeps its edits, and both versions are sent', async ({ page, site }) => {
  const email = emailFor('changed')
  const form = await sendContactOffline(page, email)
  await form.getByLabel('Message').fill('Not Monday: Tuesday')
  await expect(form.getByRole('status')).toBeHidden() // what it promised doesn't hold for the edits
  await page.context().setOffline(false)
  await expect(form.getByRole('status')).toContainText('so we get your changes')
  await expect(form.getByLabel('Message')).toHaveValue('Not Monday: Tuesday')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('Got it.')
  expect(await messages(site.leads(email))).toEqual(['Not Monday: Tuesday', 'No bars out here'])
})

test('edits made while the form is being sent aren’t treated as sent', async ({ page, site }) => {
  const email = emailFor('changed-meanwhile')
  const open = await holdBack(page, '**/api/contact')
  const form = await fillInContact(page, email)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await form.getByLabel('Message').fill('Not Monday: Tuesday')
  open()
  await expect(form.getByRole('status')).toContainText('so we get your changes')
  await expect(form.getByLabel('Message')).toHaveValue('Not Monday: Tuesday')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('Got it.')
  expect(await messages(site.leads(email))).toEqual(['Not Monday: Tuesday', 'No bars out here'])
})

/** Holds back the first response, so the lead is stored without its form knowing. Call the result to release it. */
async function holdAnswer(page: Page, endpoint: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const respond = await intercept(page, endpoint, async (route) => {
    respond()
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  return letGo
}

/** Fills the wizard in up to its last step, and returns its button. */
async function fillWizard(page: Page, email: string) {
  await page.goto(wizard.readyToSend.replace('&day=monday', ''))
  await wizard.card(page, 'Monday').click()
  const form = await wizard.fillContact(page, email)
  return form.getByRole('button', { name: 'Start My Subscription' })
}

test('going back while a flow is being sent, and sending it again, makes one lead', async ({ page, site }) => {
  const email = emailFor('back')
  const send = await fillWizard(page, email)
  const letGo = await holdAnswer(page, '**/api/subscribe')
  const posted = page.waitForRequest('**/api/subscribe')
  await send.click()
  await posted
  await page.goBack()
  await expect(wizard.heading(page, wizardSteps[4]!)).toBeVisible()
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await page.goForward()
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
  letGo()
})

test('a form that a gateway answered is sent again after a reload, and makes one lead', async ({ page, site }) => {
  const email = emailFor('gateway')
  const send = await fillWizard(page, email)
  const respond = await intercept(page, '**/api/subscribe', async (route) => {
    await route.fetch()
    await respondWith(504, '<html>', 'text/html')(route)
  })
  await send.click()
  await expect(notice(page, 'Submission Failed')).toBeVisible()
  respond()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

const keepNothing = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
}

for (const [where, script] of [
  ['', () => undefined],
  [', even if storage is blocked', keepNothing],
] as const)
  test(`sending again after a lost response makes one lead${where}`, async ({ page, site }) => {
    const email = emailFor('lost-answer')
    await page.addInitScript(script)
    const form = await fillInContact(page, email)
    const respond = await intercept(page, '**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await sendMessage(form).click()
    await expect(notice(page, 'Message failed to send')).toBeVisible()
    respond()
    await sendMessage(form).click()
    await expect(form.getByRole('status')).toContainText('Got it.')
    expect(await site.leads(email)).toHaveLength(1)
  })

test('a message that another page has sent isn’t sent again from its form after the browser restores the text', async ({
  page,
  site,
}) => {
  const email = emailFor('restored')
  await page.goto('/about')
  const form = await fillInContact(page, email)
  const letGo = await holdAnswer(page, '**/api/contact')
  await sendMessage(form).click()
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await page.goBack()
  await expect(notice(page, "We've got your message now")).toBeVisible()
  await page.goForward()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await sendMessage(form).click()
  await expect(form.getByRole('status')).toContainText('Got it.')
  await expect(form.getByLabel('Email')).toHaveValue('')
  expect(await site.leads(email)).toHaveLength(1)
  letGo()
})

test('the same message written again is a second message', async ({ page, site }) => {
  const email = emailFor('anew')
  for (const count of [1, 2]) {
    const form = await fillInContact(page, email)
    await sendMessage(form).click()
    await expect(form.getByRole('status')).toContainText('Got it.')
    expect(await site.leads(email)).toHaveLength(count)
  }
})
