/** @jest-environment node */
import { products } from '@/content/products'
import { services } from '@/content/services'
import { comparisons, plans } from '@/content/subscriptions'
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import type { WizardSizeId } from '@/content/types'
import { startingFrom, wizardPrices, wizardServices } from '@/content/wizard'
import { formatExactMoney, formatMoney, toDecimalString } from '@/lib/pricing/money'
import { specifiedPrices } from '../../support/specified-prices'

test('the price lists are the specification’s', () => {
  const delivered: typeof specifiedPrices = {
    services: Object.fromEntries(
      services
        .filter(({ pricing }) => pricing.length > 0)
        .map(({ id, pricing }) => [
          id,
          pricing.map((row) => `${row.propertySize} ${formatMoney(row.amount)} ${row.timeEstimate}`),
        ]),
    ) as (typeof specifiedPrices)['services'],
    wizard: wizardServices.flatMap(({ id }) =>
      Object.entries(wizardPrices[id]).map(([size, { weekly, fortnightly, monthly }]) => {
        const from = startingFrom[id][size as WizardSizeId]
        const visits = [weekly, fortnightly, monthly].map(toDecimalString)
        return [id, size, ...visits, from === undefined ? '-' : toDecimalString(from)].join(' ')
      }),
    ),
    plans: plans.map(
      ({ id, price, per, gst, savingPercent }) => `${id} ${formatExactMoney(price)}/${per} ${gst} ${savingPercent}%`,
    ),
    comparisons: comparisons.map(({ name, onceOff, subscriber, savingPerYear }) =>
      [name, ...[onceOff, subscriber, savingPerYear].map((amount) => formatMoney(amount))].join(' '),
    ),
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
  expect(delivered).toEqual(specifiedPrices)
})
