import type { Locator, Page, Route } from '@playwright/test'
import { findBarriers } from '../support/axe'
import { expect, test } from '../support/site'

// A smooth scroll that is still under way would carry a button from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const toast = (page: Page) => page.locator('[data-sonner-toast]')
const card = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const answer =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })
const readyToSend = '/subscribe?service=daily-glow&size=1b1b&frequency=weekly&billing=fortnightly&day=monday'

async function fillContact(page: Page, email: string): Promise<Locator> {
  const form = page.locator('form[action="/api/subscribe"]')
  await form.getByLabel('Full name').fill('Alex Reef')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill('0400 000 000')
  return form
}

const sixSteps = async (page: Page) => {
  await page.goto('/subscribe')
  await expect(page).toHaveTitle('Start Your Subscription | Sunnie')
  await expect(page.getByText('1/6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await card(page, /The Full Bloom/).click()
  await expect(heading(page, 'Property size')).toBeVisible()
  await expect(page.getByText('2/6')).toBeVisible()
  await expect(card(page, /2 Bed 1 Bath/)).toContainText('Most Popular')
  await expect(card(page, /2 Bed 1 Bath/)).toContainText('$49.09')
  await expect(card(page, /5\+ Bed/)).toContainText('Quote required')
  await card(page, /2 Bed 1 Bath/).click()
  await expect(card(page, /Weekly/)).toContainText('Most Popular')
  await expect(card(page, /Weekly/)).toContainText('Save up to 25%')
  await expect(card(page, /Weekly/)).toContainText('$173.25')
  await expect(card(page, /Monthly/)).toContainText('$196.35')
  await card(page, /Fortnightly/).click()
  await expect(heading(page, 'Billing frequency')).toBeVisible()
  await expect(card(page, /Weekly/)).toContainText('$92.40')
  await expect(card(page, /Fortnightly/)).toContainText('$184.80')
  await expect(card(page, /Monthly/)).toContainText('$369.60')
  await expect(card(page, /Monthly/)).toContainText('per month (4 weeks)')
  await card(page, /Monthly/).click()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await expect(card(page, day)).toBeVisible()
  await expect(page.getByRole('button', { name: /Saturday|Sunday/ })).toHaveCount(0)
  await card(page, 'Thursday').click()
  await expect(heading(page, 'Your summary')).toBeVisible()
  await expect(page.getByText('6/6')).toBeVisible()
  const plan = page.getByRole('complementary', { name: 'Your plan' })
  for (const text of [
    'The Full Bloom',
    '2 Bed 1 Bath',
    'Fortnightly',
    'Monthly',
    'Thursday',
    '$184.80',
    '20% off once-off',
    '$369.60',
    '$33.60',
    '2-3 weeks for a deep clean',
  ])
    await expect(plan).toContainText(text)
  const terms = page.getByRole('region', { name: 'Before you start' })
  for (const text of ['3 or 6 months', 'auto-renews', "30 days' notice", '4 weeks a year', '7 days ahead'])
    await expect(terms).toContainText(text)
}

const stored = {
  form: 'subscribe',
  payload: {
    serviceType: 'The Full Bloom',
    propertySize: '2 Bed 1 Bath',
    frequency: 'Fortnightly',
    preferredDay: 'Thursday',
    estimatedPrice: '184.80',
    contactType: 'subscription_form',
    customerName: 'Alex Reef',
    customerPhone: '0400 000 000',
    preferredContact: 'email',
  },
  meta: { subscriptionPrice: '$369.60/month', source: 'subscribe' },
}

test('six steps end in Thank You, with the request stored once and the server agreeing on every figure', async ({
  page,
  site,
}) => {
  await sixSteps(page)
  expect(await findBarriers(page)).toEqual([])
  const email = `wizard-${test.info().project.name}@visitor.example`
  const form = await fillContact(page, email)
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await findBarriers(page)).toEqual([])
  const leads = (await site.leads()).filter((lead) => lead.email === email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject(stored)
  expect(leads[0]!.remarks).toHaveLength(1)
  expect(leads[0]!.remarks[0]).toMatch(/^By our list: \$184\.80 a visit/)
  await expect(page.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Start Another Subscription' }).click()
  await expect(heading(page, 'Choose your service')).toBeVisible()
  await expect(page.getByText('1/6')).toBeVisible()
})

test('Need Deep Clean stands in for monthly visits of The Daily Glow and leads back to the services', async ({
  page,
}) => {
  await page.goto('/subscribe?service=daily-glow&size=1b1b')
  await expect(card(page, /Need Deep Clean/)).toContainText('Monthly Service')
  await card(page, /Need Deep Clean/).click()
  await expect(heading(page, 'Choose your service')).toBeVisible()
  await card(page, /The Full Bloom/).click()
  await expect(heading(page, 'Property size')).toBeVisible()
})

test("steps move the focus, are announced, and the browser's own Back and a reload keep the place", async ({
  page,
}) => {
  await page.goto('/subscribe')
  await card(page, /The Work Flow/).click()
  await expect(heading(page, 'Property size')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Step 2 of 6' })).toHaveCount(1)
  await card(page, /Medium Office/).click()
  await expect(card(page, /Weekly/)).toContainText('Save 20%')
  await page.reload()
  await expect(heading(page, 'Cleaning frequency')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(card(page, /Medium Office/)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(heading(page, 'Cleaning frequency')).toBeVisible()
})

test('a home that needs a quote shows no price and sends 0.00', async ({ page, site }) => {
  await page.goto('/subscribe?service=daily-glow&size=5b%2B&frequency=weekly&billing=weekly&day=friday')
  await expect(page.getByRole('complementary', { name: 'Your plan' })).toContainText('Quote required')
  await expect(page.getByText('$0')).toHaveCount(0)
  const email = `quote-${test.info().project.name}@visitor.example`
  const form = await fillContact(page, email)
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  const lead = (await site.leads()).find((one) => one.email === email)
  expect(lead).toMatchObject({ payload: { estimatedPrice: '0.00', propertySize: '5+ Bed' } })
})

test('the button is off while a field is empty; spaces alone get the notice and the field its error', async ({
  page,
}) => {
  await page.goto(readyToSend)
  const button = page.getByRole('button', { name: 'Start My Subscription' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Fill in your full name, email and phone to send.')
  const form = await fillContact(page, 'alex@visitor.example')
  await expect(button).toBeEnabled()
  await form.getByLabel('Full name').fill('   ')
  await button.click()
  await expect(toast(page)).toContainText('Missing Information')
  await expect(toast(page)).toContainText('Please fill in all required fields.')
  await expect(toast(page)).toHaveAttribute('data-type', 'error')
  await expect(form.getByLabel('Full name')).toBeFocused()
  await expect(form.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
})

const failures: [name: string, handler: (route: Route) => Promise<void>][] = [
  ['the server fails', answer(500, '{"success":false,"message":"no"}')],
  ['there is no network', (route) => route.abort()],
  ['the failure is not JSON', answer(502, '<html>', 'text/html')],
]

for (const [name, handler] of failures)
  test(`when ${name} it says so, stays, and a second press sends`, async ({ page }) => {
    await page.route('**/api/subscribe', handler)
    await page.goto(readyToSend)
    const form = await fillContact(page, `again-${test.info().project.name}@visitor.example`)
    await form.getByRole('button', { name: 'Start My Subscription' }).click()
    await expect(toast(page)).toContainText('Submission Failed')
    await expect(toast(page)).toContainText('Please try again or call us directly.')
    await expect(form.getByLabel('Full name')).toHaveValue('Alex Reef')
    await page.unroute('**/api/subscribe')
    await form.getByRole('button', { name: 'Start My Subscription' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  })

test('an answer is not read: any success counts', async ({ page }) => {
  await page.route('**/api/subscribe', answer(200, '<html>', 'text/html'))
  await page.goto(readyToSend)
  const form = await fillContact(page, 'alex@visitor.example')
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
})

test('the button reads Starting Your Subscription... while it is on its way', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/subscribe', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(readyToSend)
  const form = await fillContact(page, `slow-wizard-${test.info().project.name}@visitor.example`)
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(form.getByRole('button', { name: 'Starting Your Subscription...' })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
})

test('a request made offline is kept, and sent once when the network is back', async ({ page, context, site }) => {
  await page.goto(readyToSend)
  const email = `offline-wizard-${test.info().project.name}@visitor.example`
  const form = await fillContact(page, email)
  await form.getByLabel('Full name').focus()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  expect((await site.leads()).filter((lead) => lead.email === email)).toHaveLength(1)
})

test('what was chosen and typed outlives the tab, until Start again', async ({ page, context }) => {
  await page.goto(readyToSend)
  await fillContact(page, 'kept@visitor.example')
  await page.close()
  const again = await context.newPage()
  await again.goto('/subscribe')
  await expect(again.getByText('We kept what you chose on this device')).toBeVisible()
  await expect(heading(again, 'Your summary')).toBeVisible()
  await expect(again.getByLabel('Email')).toHaveValue('kept@visitor.example')
  await again.getByRole('button', { name: 'Start again' }).click()
  await expect(heading(again, 'Choose your service')).toBeVisible()
  await again.reload()
  await expect(again.getByText('We kept what you chose on this device')).toHaveCount(0)
})

test('a slow network: the first press counts before the scripts are there', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.goto('/subscribe', { waitUntil: 'commit' })
  await card(page, /The Daily Glow/).click()
  await expect(heading(page, 'Property size')).toBeVisible()
})

test('no sideways scroll at 320 px on any step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    '/subscribe',
    '/subscribe?service=daily-glow',
    '/subscribe?service=daily-glow&size=2b1b',
    '/subscribe?service=full-bloom&size=4b2b&frequency=monthly',
    readyToSend,
  ]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    expect(await findBarriers(page), path).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same six steps end on the thanks page, with the same request stored', async ({ page, site }) => {
    await sixSteps(page)
    const email = `plain-wizard-${test.info().project.name}@visitor.example`
    const form = await fillContact(page, email)
    await form.getByRole('button', { name: 'Start My Subscription' }).click()
    await expect(page).toHaveURL(/\/thanks\/subscribe/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You')
    const leads = (await site.leads()).filter((lead) => lead.email === email)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject(stored)
    expect(leads[0]!.remarks).toHaveLength(1)
  })

  test('Back, Change and Need Deep Clean work', async ({ page }) => {
    await page.goto(readyToSend)
    await page.getByRole('link', { name: 'Change Property size' }).click()
    await expect(heading(page, 'Property size')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(card(page, /The Daily Glow/)).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/subscribe?service=daily-glow&size=1b1b')
    await card(page, /Need Deep Clean/).click()
    await expect(heading(page, 'Choose your service')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a step that is asked for too early says what comes first', async ({ page }) => {
    await page.goto('/subscribe?service=daily-glow&step=5')
    await expect(page.getByRole('alert')).toHaveText('Please choose one of these first.')
    await expect(heading(page, 'Property size')).toBeVisible()
  })

  test('a wrong field shows the form again with its choices', async ({ page }) => {
    await page.goto(readyToSend)
    const form = await fillContact(page, 'alex@visitor.example')
    await form.getByLabel('Full name').fill('   ')
    await form.getByRole('button', { name: 'Start My Subscription' }).click()
    await expect(page.getByText('Please enter your full name')).toBeVisible()
    await expect(page.getByRole('radio', { name: /The Daily Glow/ })).toBeChecked()
    await page.getByLabel('Full name').fill('Alex')
    await page.getByRole('button', { name: 'Start My Subscription' }).click()
    await expect(page).toHaveURL(/\/thanks\/subscribe/)
  })
})

test('links from the plans open at what is left to choose, and only the bare path is for search engines', async ({
  page,
}) => {
  await page.goto('/subscribe?service=full-bloom&size=2+bed+2+bath&frequency=monthly&utm_source=x')
  await expect(heading(page, 'Billing frequency')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/subscribe$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/subscribe?service=unknown&size=castle')
  await expect(heading(page, 'Choose your service')).toBeVisible()
})
