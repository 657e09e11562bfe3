import type { Page, Route } from '@playwright/test'
import { findBarriers } from '../support/axe'
import { expect, test } from '../support/site'

const places = [
  { path: '/', form: '#contact-form' },
  { path: '/contact', form: '#contact-form' },
]

async function fill(page: Page, form: string, email = 'alex@visitor.example') {
  const within = page.locator(form)
  await within.getByLabel('Name').fill('Alex Reef')
  await within.getByLabel('Email').fill(email)
  await within.getByLabel('Subject').fill('A deep clean')
  await within.getByLabel('Message').fill('Two bedrooms\nand a veranda')
  return within
}

const toast = (page: Page) => page.locator('[data-sonner-toast]')
const answerWith =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })

for (const { path, form } of places)
  test(`${path}: a message is sent, thanked for and stored`, async ({ page, site }) => {
    const email = `sent${path.length}-${test.info().project.name}@visitor.example`
    await page.goto(path)
    const within = await fill(page, form, email)
    await within.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page)).toContainText('Message sent!')
    await expect(toast(page)).toContainText("We'll get back to you as soon as possible.")
    await expect(within.getByLabel('Message')).toHaveValue('')
    await expect(within.getByRole('status')).toContainText('within 24 hours')
    const stored = (await site.leads()).filter((lead) => lead.email === email)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      form: 'contact',
      state: 'new',
      payload: { message: 'Two bedrooms\nand a veranda' },
      meta: { source: path === '/' ? 'home' : 'contact' },
    })
  })

test('the button is disabled and says Sending... while the message is on its way', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/contact', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  const within = await fill(page, '#contact-form', `slow-${test.info().project.name}@visitor.example`)
  await within.getByRole('button', { name: 'Send Message' }).click()
  await expect(within.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expect(within.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})

test('missing fields are named beside them, announced, and the first has the focus', async ({ page }) => {
  await page.goto('/contact')
  const within = page.locator('#contact-form')
  await within.getByLabel('Email').fill('not an address')
  await within.getByLabel('Subject').focus()
  // The island has come when the browser's own checks are off.
  await expect(within).toHaveAttribute('novalidate', '')
  await within.getByRole('button', { name: 'Send Message' }).click()
  await expect(within.getByLabel('Name')).toBeFocused()
  await expect(within.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(within.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
  await expect(within.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid e-mail address')
  await expect(within.getByLabel('Message')).toHaveAccessibleDescription('Please write a message')
  expect(await findBarriers(page)).toEqual([])
  await within.getByLabel('Name').fill('Alex')
  await expect(within.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')
})

const failures: [name: string, handler: (route: Route) => Promise<void>, description: string][] = [
  [
    'the server’s own message',
    answerWith(503, JSON.stringify({ success: false, message: 'We are out at sea.' })),
    'We are out at sea.',
  ],
  ['no message', answerWith(500, '{}'), 'Please try again later.'],
  ['no network', (route) => route.abort(), 'Please try again later.'],
  ['an answer that is not JSON', answerWith(200, '<html>', 'text/html'), 'Invalid response format'],
  ['a failure that is not JSON', answerWith(502, '<html>', 'text/html'), 'Invalid response format'],
]

for (const [name, handler, description] of failures)
  test(`a failure with ${name} says so and keeps what was typed`, async ({ page }) => {
    await page.route('**/api/contact', handler)
    await page.goto('/contact')
    const within = await fill(page, '#contact-form')
    await within.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page)).toContainText('Message failed to send')
    await expect(toast(page)).toContainText(description)
    await expect(within.getByLabel('Message')).toHaveValue('Two bedrooms\nand a veranda')
    await expect(within.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  })

test('a second try after a lost answer stores one lead; after a change of words it stores the new ones', async ({
  page,
  site,
}) => {
  const email = `again-${test.info().project.name}@visitor.example`
  let lost = 1
  await page.route('**/api/contact', async (route) => {
    if (lost-- <= 0) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await page.goto('/contact')
  const within = await fill(page, '#contact-form', email)
  await within.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page)).toContainText('Message failed to send')
  await within.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page)).toContainText('Message sent!')
  expect((await site.leads()).filter((lead) => lead.email === email)).toHaveLength(1)
})

test('one notice at a time', async ({ page }) => {
  await page.route('**/api/contact', answerWith(500, '{}'))
  await page.goto('/contact')
  const within = await fill(page, '#contact-form')
  for (let n = 0; n < 3; n++) {
    await within.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page).filter({ hasText: 'Message failed' }).first()).toBeVisible()
  }
  await expect(page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')).toHaveCount(1)
})

test('what was typed before the scripts came is kept and sent', async ({ page, site }) => {
  const email = `early-${test.info().project.name}@visitor.example`
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const within = await fill(page, '#contact-form', email)
  open()
  await within.getByLabel('Message').press('End')
  await expect(within).toHaveAttribute('novalidate', '')
  await within.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page)).toContainText('Message sent!')
  expect((await site.leads()).filter((lead) => lead.email === email)).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent and thanked for', async ({ page, site }) => {
    const email = `plain-${test.info().project.name}@visitor.example`
    await page.goto('/contact')
    const within = await fill(page, '#contact-form', email)
    await within.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/contact$/)
    await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible()
    expect((await site.leads()).find((lead) => lead.email === email)?.payload).toMatchObject({
      message: 'Two bedrooms\nand a veranda',
    })
  })

  test('a wrong field brings the form back, filled in, and sending it again works', async ({ page }) => {
    await page.goto('/contact')
    const within = await fill(page, '#contact-form', 'alex@visitor') // passes the browser's check, not ours
    await within.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid e-mail address')
    await expect(page.getByLabel('Message')).toHaveValue('Two bedrooms\nand a veranda')
    await page.getByLabel('Email').fill(`mended-${test.info().project.name}@visitor.example`)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/thanks\/contact$/)
  })
})
