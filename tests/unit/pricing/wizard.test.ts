/** @jest-environment node */
import fc from 'fast-check'
import type { Frequency } from '@/content/types'
import { billedPrice, formatSubscriptionPrice, savingPercent, visitsInMonth } from '@/lib/pricing/wizard'

const frequencyNames = ['weekly', 'fortnightly', 'monthly'] as const
const frequency = fc.constantFrom(...frequencyNames)
const cents = fc.integer({ min: 0, max: 1_000_000 })

describe('billedPrice', () => {
  it.each([
    [9240, 'weekly', 'weekly', 9240],
    [9240, 'weekly', 'fortnightly', 18480],
    [9240, 'weekly', 'monthly', 36960],
    [9818, 'fortnightly', 'weekly', 4909],
    [6545, 'fortnightly', 'weekly', 3273],
    [9818, 'fortnightly', 'fortnightly', 9818],
    [9818, 'fortnightly', 'monthly', 19636],
    [19635, 'monthly', 'weekly', 4909],
    [19635, 'monthly', 'fortnightly', 9818],
    [19635, 'monthly', 'monthly', 19635],
  ] as const)('%d cents %s is billed %s as %d', (amount, from, billing, billed) => {
    expect(billedPrice(amount, from, billing)).toBe(billed)
  })

  it('loses nothing when converted to a longer period and back', () => {
    fc.assert(
      fc.property(cents, frequency, frequency, (amount, from, billing) => {
        const [short, long] = [from, billing].sort((a, b) => frequencyNames.indexOf(a) - frequencyNames.indexOf(b)) as [
          Frequency,
          Frequency,
        ]
        expect(billedPrice(billedPrice(amount, short, long), long, short)).toBe(amount)
      }),
    )
  })

  it('is within half a cent of the exact share', () => {
    const weeks = { weekly: 1, fortnightly: 2, monthly: 4 }
    fc.assert(
      fc.property(cents, frequency, frequency, (amount, from, billing) => {
        const billed = billedPrice(amount, from, billing)
        const exact = (amount * weeks[billing]) / weeks[from]
        expect(Number.isInteger(billed)).toBe(true)
        expect(billed - exact).toBeGreaterThan(-0.5)
        expect(billed - exact).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

test('a month’s four weeks have a visit every week, every second week or in the first week only', () => {
  const weeks = (['weekly', 'fortnightly', 'monthly'] as const).map(visitsInMonth)
  expect(weeks).toEqual([
    [true, true, true, true],
    [true, false, true, false],
    [true, false, false, false],
  ])
})

describe('formatSubscriptionPrice', () => {
  it('formats as $x.xx/week', () => {
    expect(formatSubscriptionPrice(9240, 'week')).toBe('$92.40/week')
    expect(formatSubscriptionPrice(23100, 'month')).toBe('$231.00/month')
  })
})

describe('savingPercent', () => {
  it('is 0 if nothing is saved or there is nothing to compare', () => {
    expect(savingPercent(10000, 10000)).toBe(0)
    expect(savingPercent(10000, 12000)).toBe(0)
    expect(savingPercent(0, 0)).toBe(0)
  })

  it('is between 0 and 100 and within half a percent of the exact saving', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), cents, (full, reduced) => {
        const saving = savingPercent(full, reduced)
        const exact = Math.max(0, ((full - reduced) / full) * 100)
        expect(saving).toBeGreaterThanOrEqual(0)
        expect(saving).toBeLessThanOrEqual(100)
        expect(Math.abs(saving - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })
})
