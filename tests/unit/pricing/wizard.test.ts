/** @jest-environment node */
import fc from 'fast-check'
import { serviceById } from '@/content/services'
import { comparisons, plans } from '@/content/subscriptions'
import { homeSizes, officeSizes, wizardPrices, wizardServices } from '@/content/wizard'
import { withGst, withoutGst } from '@/lib/pricing/gst'
import { cardFigures, comparisonFigures } from '@/lib/pricing/plans'
import { biggestSaving, savingPerYear } from '@/lib/pricing/savings'
import { onceOffPrice, perVisitPrice, savingPercent, visitsInMonth } from '@/lib/pricing/wizard'

// Every price that the wizard shows, mails and stores is compared in tests/components/subscribe/prices.test.tsx.

const gst = { registered: true, percent: 10 }
const cents = fc.integer({ min: 0, max: 1_000_000 })

it.each(wizardServices)('$name has a price for each of its sizes and no others', ({ id, property }) => {
  const sizes = property === 'home' ? homeSizes : officeSizes
  expect(Object.keys(wizardPrices[id])).toEqual(sizes.map((size) => size.id))
  expect(perVisitPrice(wizardPrices, { service: 'daily-glow', size: 'small', frequency: 'weekly' })).toBeNull()
})

it.each(plans)('$id: the card’s price is the wizard’s, and its saving is calculated unless it’s printed', (plan) => {
  const { visit, printed, saving, printedSaving } = cardFigures(plan)
  expect(visit).toBe(perVisitPrice(wizardPrices, plan))
  expect(Math.abs((plan.gst === 'plus' ? withGst(printed, gst) : printed) - visit)).toBeLessThanOrEqual(1)
  const changed = cardFigures({ ...plan, saving: { printed: 99, calculated: saving + 1 } })
  expect(changed.printedSaving).toBe(saving)
  expect(cardFigures({ ...plan, saving: { printed: 99, calculated: saving } }).printedSaving).toBe(99)
  expect(printedSaving).toBe(plan.saving?.calculated === saving ? plan.saving.printed : saving)
})

it.each(comparisons)('$service: the comparison is the price lists’, without GST', (row) => {
  const { onceOff, subscriber, savingPerYear: saving } = comparisonFigures(row)
  expect(onceOff).toBe(serviceById(row.service).pricing.find(({ wizardSize }) => wizardSize === row.size)!.amount)
  expect(subscriber).toBe(withoutGst(perVisitPrice(wizardPrices, row)!, gst))
  expect(saving).toBe(savingPerYear(onceOff, subscriber, row.frequency))
})

it('GST comes out of a price as it went in, to the cent', () => {
  fc.assert(fc.property(cents, (amount) => expect(withoutGst(withGst(amount, gst), gst)).toBe(amount)))
})

it('a year has 52 weekly, 26 fortnightly and 12 monthly visits, and never a negative saving', () => {
  const savings = (['weekly', 'fortnightly', 'monthly'] as const).map((visits) => savingPerYear(200, 100, visits))
  expect([...savings, savingPerYear(100, 200, 'weekly')]).toEqual([5200, 2600, 1200, 0])
})

it('a month’s four weeks have a visit every week, every second week or in the first week only', () => {
  expect((['weekly', 'fortnightly', 'monthly'] as const).map(visitsInMonth)).toEqual([
    [true, true, true, true],
    [true, false, true, false],
    [true, false, false, false],
  ])
})

it('a saving is to the nearest percent, and 0 if nothing is saved', () => {
  fc.assert(
    fc.property(cents, cents, (full, reduced) => {
      const exact = full > reduced ? ((full - reduced) / full) * 100 : 0
      expect(Math.abs(savingPercent(full, reduced) - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})

it('the biggest saving follows the price lists', () => {
  const prices = structuredClone(wizardPrices) as typeof wizardPrices & { 'work-flow': { large: { monthly: number } } }
  prices['work-flow'].large.monthly = onceOffPrice(serviceById('work-flow').pricing, 'large', gst)! / 2
  const biggest = biggestSaving(wizardServices, prices, (id) => serviceById(id).pricing, gst)
  expect(biggest).toMatchObject({ service: { id: 'work-flow' }, frequency: 'monthly', percent: 50 })
})
