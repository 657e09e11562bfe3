import type { Cents, Frequency, ServicePrice, WizardPrices, WizardServiceId, WizardSizeId } from '@/content/types'
import type { GstTerms } from './gst'
import { withGst } from './gst'
import { formatExactMoney } from './money'

/** The choices that determine the wizard's price. */
interface PricedPlan {
  readonly service: WizardServiceId
  readonly size: WizardSizeId
  readonly frequency: Frequency
}

/**
 * Looks up the price of one visit, in cents including GST (specification section 9). The price table is an argument so
 * that it isn't bundled for the browser.
 *
 * @returns `null` if the service has no such size; `0` if the size needs a quote
 */
export function perVisitPrice(prices: WizardPrices, choice: PricedPlan): Cents | null {
  return prices[choice.service][choice.size]?.[choice.frequency] ?? null
}

/** Weeks per period; a month counts as four. */
const weeksIn: Readonly<Record<Frequency, number>> = { weekly: 1, fortnightly: 2, monthly: 4 }

/** For each of a month's four weeks, whether there's a visit. */
export const visitsInMonth = (frequency: Frequency): boolean[] =>
  [0, 1, 2, 3].map((week) => week % weeksIn[frequency] === 0)

/**
 * Amount of one bill in cents, rounding half up: the price per visit converted from the cleaning frequency to the
 * billing frequency (specification section 9: weekly ×2 per fortnight and ×4 per month, fortnightly /2 and ×2,
 * monthly /4 and /2).
 *
 * @param price price of one visit, in cents
 * @param frequency how often the visit happens
 * @param billing how often it is billed
 */
export function billedPrice(price: Cents, frequency: Frequency, billing: Frequency): Cents {
  return Math.round((price * weeksIn[billing]) / weeksIn[frequency])
}

/**
 * Formats `subscriptionPrice` as "$92.40/week" (specification section 3). Sizes that need a quote have no price to
 * format.
 */
export function formatSubscriptionPrice(billed: Cents, period: string): string {
  return `${formatExactMoney(billed)}/${period}`
}

/**
 * The once-off price of a size in cents including GST, which savings are measured against.
 *
 * @param pricing the service's price list, excluding GST
 * @returns `null` if the list has no such size
 */
export function onceOffPrice(pricing: readonly ServicePrice[], size: WizardSizeId, gst: GstTerms): Cents | null {
  const row = pricing.find((price) => price.wizardSize === size)
  return row ? withGst(row.amount, gst) : null
}

/**
 * How much cheaper `reduced` is than `full`, in whole percent, rounding half up. Pass both prices with GST or both
 * without; mixing them would make 20% look like 12%.
 *
 * @returns 0 if there is no saving or nothing to compare
 */
export function savingPercent(full: Cents, reduced: Cents): number {
  if (reduced >= full) return 0
  return Math.round(((full - reduced) * 100) / full)
}
