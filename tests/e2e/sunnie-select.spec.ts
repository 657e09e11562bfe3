import type { Locator, Page, Route } from '@playwright/test'
import { findBarriers } from '../support/axe'
import { expect, test } from '../support/site'

const path = '/sunnie-select-onboarding'
const readyToSend = `${path}?type=deep&bathroom=2&kitchen=1&extra=oven-deep-clean&extra=bed-making&day=Saturday&time=afternoon&step=5`
// A smooth scroll that is still under way would carry a button from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const toast = (page: Page) => page.locator('[data-sonner-toast]')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const receipt = (page: Page) => page.getByRole('complementary', { name: 'Your build' })
const answer =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })

async function fillContact(page: Page, email: string): Promise<Locator> {
  const form = page.locator('form[action="/api/sunnie-select-quote"]')
  await form.getByLabel('Name').fill('Alex Reef')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Special requests').fill('Two cats\nlive here')
  return form
}

const fiveSteps = async (page: Page) => {
  await page.goto(path)
  await expect(page).toHaveTitle('Build Your Sunnie Select | Sunnie')
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await page.getByRole('radio', { name: /Deep Clean/ }).check()
  await next(page).click()
  await expect(heading(page, 'Which areas?')).toBeVisible()
  for (const area of ['Bathroom', 'Kitchen', 'Bedroom', 'Living Room', 'Laundry', 'Veranda/Balcony'])
    await expect(page.getByLabel(`${area} quantity`)).toHaveValue('0')
  await page.getByRole('button', { name: 'Plus: add one Bathroom' }).click()
  await expect(receipt(page)).toContainText('1h 8m')
  await expect(receipt(page)).toContainText('minimum booking is two hours')
  await page.getByRole('button', { name: 'Plus: add one Bathroom' }).click()
  await expect(page.getByLabel('Bathroom quantity')).toHaveValue('2')
  await page.getByRole('button', { name: 'Plus: add one Laundry' }).click()
  await page.getByRole('button', { name: 'Minus: remove one Laundry' }).click()
  await expect(receipt(page)).not.toContainText('Laundry')
  await page.getByRole('button', { name: 'Plus: add one Kitchen' }).click()
  await expect(receipt(page)).toContainText('3h 45m')
  await next(page).click()
  await expect(heading(page, 'Any extras?')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(9)
  await page.getByRole('checkbox', { name: /Oven Deep Clean/ }).check()
  await page.getByRole('checkbox', { name: /Bed Making/ }).check()
  await next(page).click()
  await expect(page.getByRole('radio', { name: /day/ })).toHaveCount(7)
  await expect(receipt(page)).toContainText('4h 45m')
  await page.getByRole('radio', { name: /Saturday/ }).check()
  await page.getByRole('radio', { name: /Afternoon 12pm-5pm/ }).check()
  await next(page).click()
  await expect(heading(page, 'Your summary')).toBeVisible()
  for (const text of [
    'Deep Clean',
    'Bathroom',
    '× 2',
    'Kitchen',
    'Oven Deep Clean',
    'Bed Making',
    'Saturday',
    'Afternoon',
    '4h 45m',
  ])
    await expect(receipt(page)).toContainText(text)
}

const stored = {
  form: 'sunnie-select-quote',
  payload: {
    customerInfo: { name: 'Alex Reef', phone: '', preferredDate: '', preferredTime: 'afternoon' },
    selectedAddOns: ['Oven Deep Clean', 'Bed Making'],
    cleanType: 'deep',
    preferredDay: 'Saturday',
    preferredTime: 'afternoon',
    specialRequests: 'Two cats\nlive here',
    totalTime: '4h 45m',
  },
  meta: { source: 'sunnie-select-onboarding' },
}

test('five steps end in Quote Request Sent! with three figures, and the server finds the same time', async ({
  page,
  site,
}) => {
  await fiveSteps(page)
  expect(await findBarriers(page)).toEqual([])
  const email = `builder-${test.info().project.name}@visitor.example`
  const form = await fillContact(page, email)
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeFocused()
  for (const [label, value] of [
    ['Areas', '2'],
    ['Extras', '2'],
    ['Estimated time', '4h 45m'],
  ] as const) {
    await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(value)
  }
  expect(await findBarriers(page)).toEqual([])
  const leads = (await site.leads()).filter((lead) => lead.email === email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    ...stored,
    payload: {
      ...stored.payload,
      customerInfo: { ...stored.payload.customerInfo, specialRequests: 'Two cats\nlive here' },
      selectedAreas: [
        { name: 'Bathroom', quantity: 2, basePrice: 45 },
        { name: 'Kitchen', quantity: 1, basePrice: 55 },
      ],
    },
  })
  expect(leads[0]!.payload.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(leads[0]!.remarks.filter((line) => !line.startsWith('By our list'))).toEqual([])
})

test('each step asks for its answer by a notice, a word beside the field and the focus on it', async ({ page }) => {
  const notice = async (title: string, description: string) => {
    await expect(toast(page).filter({ hasText: title })).toContainText(description)
    await expect(toast(page).filter({ hasText: title })).toHaveAttribute('data-type', 'error')
  }
  await page.goto(path)
  await next(page).click()
  await notice('Please select a clean type', 'Choose between general or deep clean.')
  await expect(page.getByRole('radio', { name: /General Clean/ })).toBeFocused()
  await expect(page.getByRole('radio', { name: /General Clean/ })).toHaveAccessibleDescription('Choose one to go on.')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('radio', { name: /General Clean/ }).check()
  await next(page).click()
  await next(page).click()
  await notice('Please select at least one area', 'Choose which areas of your home need cleaning.')
  await page.getByRole('button', { name: 'Plus: add one Kitchen' }).click()
  await next(page).click()
  await next(page).click()
  await next(page).click()
  await notice('Please select your preferred day', "Choose which day you'd like your cleaning service.")
  await page.getByRole('radio', { name: /Sunday/ }).check()
  await next(page).click()
  await notice('Please select your preferred time', 'Choose between morning or afternoon service.')
  await page.getByRole('radio', { name: /Morning/ }).check()
  await next(page).click()
  await page.getByRole('button', { name: 'Send Quote Request' }).click()
  await notice('Please fill in required fields', 'Name and email are required to proceed.')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('a phone is not asked for, and the button reads Sending... on the way', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/sunnie-select-quote', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(readyToSend)
  const form = await fillContact(page, `slow-builder-${test.info().project.name}@visitor.example`)
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeVisible()
})

const failures: [name: string, handler: (route: Route) => Promise<void>][] = [
  ['the server fails', answer(503, '{"success":false,"message":"no"}')],
  ['there is no network', (route) => route.abort()],
  ['the failure is not JSON', answer(502, '<html>', 'text/html')],
]

for (const [name, handler] of failures)
  test(`when ${name} it says so and stays at step 5`, async ({ page }) => {
    await page.route('**/api/sunnie-select-quote', handler)
    await page.goto(readyToSend)
    const form = await fillContact(page, 'alex@visitor.example')
    await form.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(toast(page)).toContainText('Something went wrong')
    await expect(toast(page)).toContainText('Please try again or contact us directly.')
    await expect(page.getByText('Step 5 of 5')).toBeVisible()
    await expect(form.getByLabel('Name')).toHaveValue('Alex Reef')
  })

test('a request made offline is kept, and sent once when the network is back', async ({ page, context, site }) => {
  await page.goto(readyToSend)
  const email = `offline-builder-${test.info().project.name}@visitor.example`
  const form = await fillContact(page, email)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeVisible()
  expect((await site.leads()).filter((lead) => lead.email === email)).toHaveLength(1)
})

test('a copied link opens the build on another device', async ({ page, context, browser, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.goto(readyToSend)
  await page.getByRole('link', { name: 'Copy a link to this build' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toMatch(/@|Alex/)
  const other = await browser.newContext()
  const there = await other.newPage()
  await there.goto(link)
  await expect(receipt(there)).toContainText('4h 45m')
  await expect(receipt(there)).toContainText('Oven Deep Clean')
  await other.close()
})

test('what was built and typed outlives the tab, until Start again', async ({ page, context }) => {
  await page.goto(readyToSend)
  await fillContact(page, 'kept@visitor.example')
  await page.close()
  const again = await context.newPage()
  await again.goto(path)
  await expect(again.getByText('We kept your build on this device')).toBeVisible()
  await expect(again.getByLabel('Email')).toHaveValue('kept@visitor.example')
  await again.getByRole('button', { name: 'Start again' }).click()
  await expect(heading(again, 'What kind of clean?')).toBeVisible()
  await expect(again.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a slow network: what is ticked before the scripts are there counts', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /Deep Clean/ }).check()
  await expect(receipt(page)).toContainText('Deep Clean', { timeout: 20_000 })
  await next(page).click()
  await expect(heading(page, 'Which areas?')).toBeVisible()
})

test('no sideways scroll at 320 px on any step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(readyToSend.replace('step=5', `step=${step}`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `step ${step}`).toBeLessThanOrEqual(320)
    expect(await findBarriers(page), `step ${step}`).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same five steps end on the thanks page, with the same request stored', async ({ page, site }) => {
    await fiveSteps(page)
    const email = `plain-builder-${test.info().project.name}@visitor.example`
    const form = await fillContact(page, email)
    await form.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(page).toHaveURL(/\/thanks\/sunnie-select-quote/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote Request Sent!')
    for (const [label, value] of [
      ['Areas', '2'],
      ['Estimated time', /^\d+h|^\d+m/],
    ] as const)
      await expect(page.locator('dl > div').filter({ hasText: label }).locator('dd')).toHaveText(value)
    const leads = (await site.leads()).filter((lead) => lead.email === email)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject(stored)
    expect(leads[0]!.payload.selectedAreas).toMatchObject([
      { name: 'Bathroom', quantity: 2 },
      { name: 'Kitchen', quantity: 1 },
    ])
    expect(leads[0]!.remarks.filter((line) => !line.startsWith('By our list'))).toEqual([])
  })

  test('a step with a missing answer shows its notice', async ({ page }) => {
    await page.goto(path)
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('Please select a clean type')
    await page.getByRole('radio', { name: /General Clean/ }).check()
    await next(page).click()
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('Please select at least one area')
    await page.getByLabel('Kitchen quantity').fill('3')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Any extras?')).toBeVisible()
    await expect(receipt(page)).toContainText('3h')
    await next(page).click()
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('Please select your preferred day')
    await page.getByRole('radio', { name: /Monday/ }).check()
    await next(page).click()
    await expect(page.getByRole('alert')).toContainText('Please select your preferred time')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(heading(page, 'Any extras?')).toBeVisible()
  })

  test('a wrong field shows the form again with its choices', async ({ page }) => {
    await page.goto(readyToSend)
    const form = await fillContact(page, 'alex@visitor.example')
    await form.getByLabel('Name').fill('   ')
    await form.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expect(page.getByRole('radio', { name: /Deep Clean/ })).toBeChecked()
    await page.getByLabel('Name').fill('Alex')
    await page.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(page).toHaveURL(/\/thanks\/sunnie-select-quote/)
  })
})
