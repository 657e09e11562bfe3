import { products } from '@/content/products'
import { services } from '@/content/services'
import { comparisons, plans } from '@/content/subscriptions'
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import { startingFromFrequency, wizardPrices, wizardServices } from '@/content/wizard'
import { formatExactMoney, formatMoney, toDecimalString } from '@/lib/pricing/money'
import { cardFigures, comparisonFigures } from '@/lib/pricing/plans'
import { billedPrice } from '@/lib/pricing/wizard'
import { specifiedPrices } from './specified-prices'

/** The price lists of the content, in the form of `specifiedPrices`. */
const today: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    services.map(({ id, pricing }) => [
      `services/${id}`,
      pricing.map((row) => `${row.propertySize} ${formatMoney(row.amount)} ${row.timeEstimate}`),
    ]),
  ),
  wizard: wizardServices.flatMap(({ id }) =>
    Object.entries(wizardPrices[id]).map(([size, visits]) => {
      const from = billedPrice(visits[startingFromFrequency[id]], startingFromFrequency[id], 'weekly')
      const prices = [visits.weekly, visits.fortnightly, visits.monthly].map(toDecimalString)
      return [id, size, ...prices, from ? toDecimalString(from) : '-'].join(' ')
    }),
  ),
  plans: plans.map((plan) => {
    const { printed, printedSaving } = cardFigures(plan)
    return `${plan.id} ${formatExactMoney(printed)} ${plan.gst} ${printedSaving}%`
  }),
  comparisons: comparisons.map((comparison) => {
    const { onceOff, subscriber, savingPerYear } = comparisonFigures(comparison)
    const { shortTitle } = services.find(({ id }) => id === comparison.service)!
    return [shortTitle, ...[onceOff, subscriber, savingPerYear].map((amount) => formatMoney(amount))].join(' ')
  }),
  builder: [
    ...builderAreas.map((area) => `${area.name} ${formatMoney(area.basePrice)} ${area.timeEstimate}`),
    ...builderAddOns.map((addOn) => `${addOn.name} ${formatMoney(addOn.price)} ${addOn.timeEstimate ?? 'no time'}`),
  ],
  products: products.map(({ section, name, size, price, priceStyle }) =>
    // It doesn't matter where a card splits the name from the size.
    [section, name, size, formatMoney(price, { cents: priceStyle })]
      .join(' ')
      .replace(/[(),]/g, '')
      .replace(/\s+/g, ' '),
  ),
}

const delivered: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(specifiedPrices.services).map(([id, list]) => [`services/${id}`, list])),
  wizard: specifiedPrices.wizard,
  plans: specifiedPrices.plans,
  comparisons: specifiedPrices.comparisons,
  builder: specifiedPrices.builder,
  products: specifiedPrices.products,
}

/** The lines of the price lists that have come or gone since the specification was delivered: "- old", "+ new". */
export const changedSinceDelivered: readonly string[] = Object.keys({ ...delivered, ...today }).flatMap((list) => {
  const [before, after] = [delivered[list] ?? [], today[list] ?? []]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${list}: ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${list}: ${line}`),
  ]
})
