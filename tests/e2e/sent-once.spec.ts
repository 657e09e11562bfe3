import type { Page } from '@playwright/test'
import * as builder from '../support/browser/builder'
import { fillInContact, sendContactOffline, send as sendMessage } from '../support/browser/contact'
import { enquiry } from '../support/enquiry'
import { emailFor, holdBack, intercept, notice, queue, respondWith, sendOffline } from '../support/browser/page'
import { expect, test } from '../support/site'
import * as wizard from '../support/browser/wizard'

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

test('a message whose key the server already has with different text is sent by another click', async ({
  page,
  site,
}) => {
  const email = emailFor('other-words')
  const form = await fillInContact(page, email)
  const letThrough = await intercept(page, '**/api/contact', async (route) => {
    const key = (await route.request().headerValue('Idempotency-Key'))!
    const other = enquiry(email, { message: 'As it was' })
    expect((await site.post('/api/contact', other, { 'Idempotency-Key': key })).status).toBe(200)
    await route.continue()
  })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(notice(page, 'Message failed to send')).toBeVisible()
  letThrough()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('Got it.')
  expect(await messages(site.leads(email))).toEqual(['No bars out here', 'As it was'])
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

test('signing up a second person while the first waits for the network doesn’t replace the first', async ({
  page,
  context,
  site,
}) => {
  const [first, second] = [emailFor('waits-first'), emailFor('waits-second')]
  await page.goto('/newsletter')
  const form = page.getByRole('main').locator('form')
  const send = form.getByRole('button')
  await form.getByLabel('First name').fill('Mia')
  await form.getByLabel('Email').fill(first)
  await sendOffline(form, send)
  await form.getByLabel('Email').fill(second)
  await send.click()
  await expect.poll(() => queue(page)).toContain(second)
  await context.setOffline(false)
  await expect.poll(() => queue(page)).toBeNull()
  for (const email of [first, second]) expect(await site.leads(email)).toHaveLength(1)
})

test('sending a queued message again doesn’t duplicate it, even with another version in between', async ({
  page,
  site,
}) => {
  const email = emailFor('to-and-fro')
  const form = await sendContactOffline(page, email)
  for (const words of ['Not Monday: Tuesday', 'No bars out here']) {
    await form.getByLabel('Message').fill(words)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('status')).toContainText('kept this on your device')
  }
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => queue(page)).toBeNull()
  expect((await messages(site.leads(email))).sort()).toEqual(['No bars out here', 'Not Monday: Tuesday'])
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

const flows = {
  wizard: {
    endpoint: '**/api/subscribe',
    thanks: 'Thank You',
    async fill(page: Page, email: string) {
      await page.goto(wizard.readyToSend.replace('&day=monday', ''))
      await wizard.card(page, 'Monday').click()
      const form = await wizard.fillContact(page, email)
      return form.getByRole('button', { name: 'Start My Subscription' })
    },
    leave: (page: Page) => expect(wizard.heading(page, 'Preferred Day')).toBeVisible(),
  },
  builder: {
    endpoint: '**/api/sunnie-select-quote',
    thanks: 'Quote Request Sent!',
    async fill(page: Page, email: string) {
      await page.goto(builder.readyToSend.replace('step=5', 'step=4'))
      await builder.next(page).click()
      const form = await builder.fillContact(page, email)
      return form.getByRole('button', { name: 'Send Quote Request' })
    },
    leave: (page: Page) => expect(builder.next(page)).toBeVisible(),
  },
}

for (const [name, { endpoint, thanks, fill, leave }] of Object.entries(flows)) {
  const thanksIn = (page: Page) => page.getByRole('heading', { level: 1, name: thanks })

  /** Clicks Send, then goes back in the browser while the request is in flight. */
  const leaveWhileSending = async (page: Page, email: string) => {
    const send = await fill(page, email)
    const letGo = await holdAnswer(page, endpoint)
    const posted = page.waitForRequest(endpoint)
    await send.click()
    await posted
    await page.goBack()
    await leave(page)
    return { send, letGo }
  }

  test(`${name}: going back while sending and sending again makes one lead`, async ({ page, site }) => {
    const email = emailFor(`back-${name}`)
    const { send, letGo } = await leaveWhileSending(page, email)
    await expect.poll(() => site.leads(email)).toHaveLength(1)
    await page.goForward()
    await send.click()
    await expect(thanksIn(page)).toBeVisible()
    expect(await site.leads(email)).toHaveLength(1)
    letGo()
  })

  test(`${name}: coming back before the response still leads to the thanks`, async ({ page, site }) => {
    const email = emailFor(`answer-${name}`)
    const { send, letGo } = await leaveWhileSending(page, email)
    await page.goForward()
    await expect(send).toBeEnabled()
    await expect(page.locator(`form[action="/api/${endpoint.split('/').at(-1)}"]`)).toHaveAttribute('novalidate', '')
    letGo()
    await expect(thanksIn(page)).toBeVisible()
    expect(await site.leads(email)).toHaveLength(1)
  })
}

test('a form that a gateway answered is sent again after a reload, and makes one lead', async ({ page, site }) => {
  const email = emailFor('gateway')
  const send = await flows.wizard.fill(page, email)
  const respond = await intercept(page, flows.wizard.endpoint, async (route) => {
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
