import type {
  Cents,
  Frequency,
  ServicePrice,
  StartingFromPrices,
  WizardPrices,
  WizardServiceId,
  WizardSizeId,
} from '@/content/types'
import type { GstTerms } from './gst'
import { withGst } from './gst'
import { formatMoney, roundHalfUp } from './money'

/** A choice that the wizard can price. */
export interface PlanChoice {
  readonly service: WizardServiceId
  readonly size: WizardSizeId
  readonly frequency: Frequency
}

/**
 * The price of the wizard's table for a choice, in cents including GST (specification section 9).
 * The tables come as an argument so that a browser is handed only what it shows.
 *
 * @returns `null` when the service has no such size; `0` when the size needs a quote (decision A13)
 */
export function perVisitPrice(prices: WizardPrices, choice: PlanChoice): Cents | null {
  return prices[choice.service][choice.size]?.[choice.frequency] ?? null
}

/** Weeks that one period covers; a month is four weeks (decision A9). */
const weeksIn: Readonly<Record<Frequency, number>> = { weekly: 1, fortnightly: 2, monthly: 4 }

/**
 * What one bill comes to, in cents, half up: the price of the chosen cleaning frequency converted
 * to the billing frequency (specification section 9: weekly ×2 per fortnight and ×4 per month,
 * fortnightly /2 and ×2, monthly /4 and /2).
 *
 * @param price of one visit, in cents
 * @param frequency how often the visit happens
 * @param billing how often it is billed
 */
export function billedPrice(price: Cents, frequency: Frequency, billing: Frequency): Cents {
  return roundHalfUp((price * weeksIn[billing]) / weeksIn[frequency])
}

/**
 * "$92.40/week": the text of `subscriptionPrice` (specification section 3). Not for a size that
 * needs a quote: that one says so instead (decision A13).
 */
export function formatSubscriptionPrice(billed: Cents, period: string): string {
  return `${formatMoney(billed, { cents: 'always' })}/${period}`
}

/**
 * The "starting from" figure of step 2, in cents per week including GST (specification section 9).
 *
 * @returns `null` for a size that needs a quote or that the service lacks
 */
export function startingFromPerWeek(
  table: StartingFromPrices,
  service: WizardServiceId,
  size: WizardSizeId,
): Cents | null {
  return table[service][size] ?? null
}

/**
 * The once-off price of the same size including GST, in cents: what a saving is measured against.
 *
 * @param pricing the service's price list, without GST
 * @returns `null` when the list has no such size
 */
export function onceOffPrice(pricing: readonly ServicePrice[], size: WizardSizeId, gst: GstTerms): Cents | null {
  const row = pricing.find((price) => price.wizardSize === size)
  return row ? withGst(row.amount, gst) : null
}

/**
 * How much less a price is than the full one, in whole percent, half up. Both with GST or both
 * without: mixing them is what makes 20 % look like 12 % (decision A1).
 *
 * @returns 0 when there is no saving or nothing to compare
 */
export function savingPercent(full: Cents, reduced: Cents): number {
  if (reduced >= full) return 0
  return roundHalfUp(((full - reduced) * 100) / full)
}
