import { type Locator, type Page, expect } from '@playwright/test'
import { shortly } from '../catalogue'

export const path = '/sunnie-select-onboarding'
/** The last step, with every choice in the URL. */
export const readyToSend = `${path}?type=deep&bathroom=2&kitchen=1&extra=oven-deep-clean&extra=bed-making&day=Saturday&time=afternoon&step=5`
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const receipt = (page: Page) => page.getByRole('complementary', { name: 'Your Build' })
export async function fillContact(page: Page, email: string): Promise<Locator> {
  const form = page.locator('form[action="/api/sunnie-select-quote"]')
  await form.getByLabel('Name').fill('Alex Reef')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Special requests').fill('Two cats\nlive here')
  return form
}

/** Walks from the first step to the summary and checks what each step says. */
export const fiveSteps = async (page: Page) => {
  await page.goto(path)
  await expect(page).toHaveTitle(`Build Your ${shortly('sunnie-select')} | Sunnie`)
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await page.getByRole('radio', { name: /Deep Clean/ }).check()
  await next(page).click()
  await expect(heading(page, 'Which Areas?')).toBeVisible()
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
  await expect(heading(page, 'Any Extras?')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(9)
  await page.getByRole('checkbox', { name: /Oven Deep Clean/ }).check()
  await page.getByRole('checkbox', { name: /Bed Making/ }).check()
  await next(page).click()
  await expect(page.getByRole('radio', { name: /day/ })).toHaveCount(7)
  await expect(receipt(page)).toContainText('4h 45m')
  await page.getByRole('radio', { name: /Saturday/ }).check()
  await page.getByRole('radio', { name: /Afternoon 12pm-5pm/ }).check()
  await next(page).click()
  await expect(heading(page, 'Your Summary')).toBeVisible()
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

/** The lead that the five steps result in. */
export const storedLead = {
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
