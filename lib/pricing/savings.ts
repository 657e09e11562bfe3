import type { Cents, Frequency, Service, WizardPrices, WizardService, WizardSizeId } from '@/content/types'
import type { GstTerms } from './gst'
import { onceOffPrice, savingPercent } from './wizard'

const visitsPerYear: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
}

/**
 * What a subscriber saves in a year, in cents: the difference per visit times the number of visits (specification
 * section 9; $140 to $119 fortnightly is $546). Pass both prices with GST or both without. Never
 * negative.
 */
export function savingPerYear(onceOff: Cents, subscriber: Cents, frequency: Frequency): Cents {
  return Math.max(0, onceOff - subscriber) * visitsPerYear[frequency]
}

interface Saving {
  readonly service: WizardService
  readonly frequency: Frequency
  /** Whole percent below the once-off price. */
  readonly percent: number
}

/**
 * The biggest saving in the price list, whichever size it is for. Sizes without a once-off price don't
 * count.
 */
export function biggestSaving(
  offered: readonly WizardService[],
  prices: WizardPrices,
  pricingOf: (service: WizardService['id']) => Service['pricing'],
  gst: GstTerms,
): Saving | undefined {
  return offered
    .flatMap((service) =>
      Object.entries(prices[service.id]).flatMap(([size, perVisit]) => {
        const full = onceOffPrice(pricingOf(service.id), size as WizardSizeId, gst)
        return full === null
          ? []
          : service.frequencies.map((frequency) => ({
              service,
              frequency,
              percent: savingPercent(full, perVisit[frequency]),
            }))
      }),
    )
    .reduce<Saving | undefined>((most, one) => (most && most.percent >= one.percent ? most : one), undefined)
}
