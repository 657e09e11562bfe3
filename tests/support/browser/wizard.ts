import { savingLabels } from '../../../content/wizard'
import { toDecimalString } from '../../../lib/pricing/money'
import { type Locator, type Page, expect } from '@playwright/test'
import { dollars, named, visitCents, wizardSteps } from '../catalogue'

export const card = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
/** The last step, with every choice in the URL. */
export const readyToSend = '/subscribe?service=daily-glow&size=1b1b&frequency=weekly&billing=fortnightly&day=monday'

export async function fillContact(page: Page, email: string): Promise<Locator> {
  const form = page.locator('form[action="/api/subscribe"]')
  await form.getByLabel('Full name').fill('Alex Reef')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill('0400 000 000')
  return form
}

/** The price of a visit that the six steps choose, and of the others they see. */
export const [weekly, fortnightly, monthly] = (['weekly', 'fortnightly', 'monthly'] as const).map((frequency) =>
  visitCents('full-bloom', '2b1b', frequency),
) as [number, number, number]

/** Walks from the first step to the summary and checks what each step says. */
export const sixSteps = async (page: Page) => {
  await page.goto('/subscribe')
  await expect(page).toHaveTitle('Start Your Subscription | Sunnie')
  await expect(page.getByText('1/6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await card(page, named['full-bloom']).click()
  await expect(heading(page, wizardSteps[1]!)).toBeVisible()
  await expect(page.getByText('2/6')).toBeVisible()
  await expect(card(page, named['2b1b'])).toContainText('Most Popular')
  await expect(card(page, named['2b1b'])).toContainText(dollars(Math.round(monthly / 4)))
  await expect(card(page, named['5b+'])).toContainText('Quote required')
  await card(page, named['2b1b']).click()
  await expect(card(page, named.weekly)).toContainText('Most Popular')
  await expect(card(page, named.weekly)).toContainText(savingLabels['full-bloom'].weekly)
  await expect(card(page, named.weekly)).toContainText(dollars(weekly))
  await expect(card(page, named.monthly)).toContainText(dollars(monthly))
  await card(page, named.fortnightly).click()
  await expect(heading(page, wizardSteps[3]!)).toBeVisible()
  await expect(card(page, named.weekly)).toContainText(dollars(Math.round(fortnightly / 2)))
  await expect(card(page, named.fortnightly)).toContainText(dollars(fortnightly))
  await expect(card(page, named.monthly)).toContainText(dollars(fortnightly * 2))
  await expect(card(page, named.monthly)).toContainText('per month (4 weeks)')
  await card(page, named.monthly).click()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await expect(card(page, day)).toBeVisible()
  await expect(page.getByRole('button', { name: /Saturday|Sunday/ })).toHaveCount(0)
  await card(page, 'Thursday').click()
  await expect(heading(page, wizardSteps[5]!)).toBeVisible()
  await expect(page.getByText('6/6')).toBeVisible()
  const plan = page.getByRole('complementary', { name: 'Your Plan' })
  for (const text of [
    named['full-bloom'],
    named['2b1b'],
    named.fortnightly,
    named.monthly,
    'Thursday',
    dollars(fortnightly),
    '% off once-off',
    dollars(fortnightly * 2),
    dollars(Math.round((fortnightly * 2) / 11)),
    '2-3 weeks for a deep clean',
  ])
    await expect(plan).toContainText(text)
  const terms = page.getByRole('region', { name: 'Before you start' })
  for (const text of ['3 or 6 months', 'auto-renews', "30 days' notice", '4 weeks a year', '7 days ahead'])
    await expect(terms).toContainText(text)
}

/** The lead that the six steps result in. */
export const storedLead = {
  form: 'subscribe',
  payload: {
    serviceType: named['full-bloom'],
    propertySize: named['2b1b'],
    frequency: named.fortnightly,
    preferredDay: 'Thursday',
    estimatedPrice: toDecimalString(fortnightly),
    contactType: 'subscription_form',
    customerName: 'Alex Reef',
    customerPhone: '0400 000 000',
    preferredContact: 'email',
  },
  meta: { subscriptionPrice: `${dollars(fortnightly * 2)}/month`, source: 'subscribe' },
}
