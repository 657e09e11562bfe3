import { fillInContact, sendContactOffline } from '../support/contact'
import { enquiry } from '../support/enquiry'
import { emailFor, failNetwork, holdBack, intercept, notice, queue, respondWith, sendOffline } from '../support/page'
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
  await expect(form.getByRole('status')).toContainText('within 24 hours')
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
  await expect(form.getByRole('status')).toContainText('within 24 hours')
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
  await expect(form.getByRole('status')).toContainText('within 24 hours')
  expect(await messages(site.leads(email))).toEqual(['Not Monday: Tuesday', 'No bars out here'])
})

test('edits made during a retry are kept, and the first version is stored once', async ({ page, site }) => {
  const email = emailFor('changed-again')
  const respond = await intercept(page, '**/api/contact', respondWith(503, '{}'))
  const form = await fillInContact(page, email)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(notice(page, 'Message failed to send')).toBeVisible()
  // The lead is stored, but the response is lost.
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  respond(async (route) => {
    await route.fetch()
    await answered
    await route.abort()
  })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => site.leads(email)).toHaveLength(1)
  await form.getByLabel('Message').fill('Not Monday: Tuesday')
  respond()
  answer()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(form.getByRole('status')).toContainText('so we get your changes')
  await expect(form.getByLabel('Message')).toHaveValue('Not Monday: Tuesday')
  expect(await messages(site.leads(email))).toEqual(['No bars out here'])
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

test('sending a different message leaves the queued one alone, even if the server asks for a pause', async ({
  page,
  site,
}) => {
  const [first, second] = [emailFor('pause-first'), emailFor('pause-second')]
  const respond = await intercept(page, '**/api/contact', failNetwork)
  const form = await fillInContact(page, first)
  const send = form.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
  await form.getByLabel('Email').fill(second)
  respond(respondWith(503, '{}'))
  await send.click()
  await expect(notice(page, 'Message failed to send')).toBeVisible()
  respond()
  await send.click()
  await expect(form.getByRole('status')).toContainText('within 24 hours')
  expect(await site.leads(second)).toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => queue(page)).toBeNull()
  expect(await site.leads(first)).toHaveLength(1)
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
