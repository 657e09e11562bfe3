import { type Locator, type Page, expect } from '@playwright/test'
import { builderAddOns, builderAreas } from '../../../content/sunnie-select'
import { formatDuration, totalMinutes } from '../../../lib/pricing/builder'
import { addOns, areas, shortly, builderSteps } from '../catalogue'

export const path = '/sunnie-select-onboarding'
/** The last step, with every choice in the URL. */
export const readyToSend = `${path}?type=deep&${areas[0].id}=2&${areas[1].id}=1&extra=${addOns[0].id}&extra=${addOns[1].id}&day=Saturday&time=afternoon&step=5`
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

/** How long a deep clean of these takes. */
const timeOf = (quantities: readonly number[], extras: typeof builderAddOns = []) =>
  formatDuration(
    totalMinutes({
      cleanType: 'deep',
      areas: quantities.map((quantity, index) => ({ area: areas[index]!, quantity })),
      addOns: extras,
    }),
  )

/** How long the five steps' build takes. */
export const time = timeOf([2, 1], addOns)

/** Walks from the first step to the summary and checks what each step says. */
export const fiveSteps = async (page: Page) => {
  await page.goto(path)
  await expect(page).toHaveTitle(`Build Your ${shortly('sunnie-select')} | Sunnie`)
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await page.getByRole('radio', { name: /Deep Clean/ }).check()
  await next(page).click()
  await expect(heading(page, builderSteps[1]!)).toBeVisible()
  for (const { name } of builderAreas) await expect(page.getByLabel(`${name} quantity`)).toHaveValue('0')
  const plus = (name: string) => page.getByRole('button', { name: `Plus: add one ${name}` }).click()
  await plus(areas[0].name)
  await expect(receipt(page)).toContainText(timeOf([1]))
  await plus(areas[0].name)
  await expect(page.getByLabel(`${areas[0].name} quantity`)).toHaveValue('2')
  const last = builderAreas.at(-1)!.name
  await plus(last)
  await page.getByRole('button', { name: `Minus: remove one ${last}` }).click()
  await expect(receipt(page)).not.toContainText(last)
  await plus(areas[1].name)
  await expect(receipt(page)).toContainText(timeOf([2, 1]))
  await next(page).click()
  await expect(heading(page, builderSteps[2]!)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(builderAddOns.length)
  for (const { name } of addOns) await page.getByRole('checkbox', { name }).check()
  await next(page).click()
  await expect(page.getByRole('radio', { name: /day/ })).toHaveCount(7)
  await expect(receipt(page)).toContainText(time)
  await page.getByRole('radio', { name: /Saturday/ }).check()
  await page.getByRole('radio', { name: /Afternoon/ }).check()
  await next(page).click()
  await expect(heading(page, builderSteps[4]!)).toBeVisible()
  for (const text of [
    'Deep Clean',
    '× 2',
    ...[...areas, ...addOns].map(({ name }) => name),
    'Saturday',
    'Afternoon',
    time,
  ])
    await expect(receipt(page)).toContainText(text)
}

/** The lead that the five steps result in. */
export const storedLead = {
  form: 'sunnie-select-quote',
  payload: {
    customerInfo: { name: 'Alex Reef', phone: '', preferredDate: '', preferredTime: 'afternoon' },
    selectedAddOns: addOns.map(({ name }) => name),
    cleanType: 'deep',
    preferredDay: 'Saturday',
    preferredTime: 'afternoon',
    specialRequests: 'Two cats\nlive here',
    totalTime: time,
  },
  meta: { source: 'sunnie-select-onboarding' },
}
