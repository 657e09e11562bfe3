/** @jest-environment node */
import fc from 'fast-check'
import { formatExactMoney, formatMoney, toDecimalString } from '@/lib/pricing/money'
import { lineLabel, lineTotal, parseMoney, pricesWithGst, quoteTotals, totalRows } from '@/lib/pricing/quote'

const registered = { registered: true, percent: 10 }
const unregistered = { registered: false, percent: 10 }
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unit: fc.integer({ min: -1_000_000, max: 1_000_000 }),
})
const lines = fc.array(line, { maxLength: 30 })

describe('quoteTotals', () => {
  it('gives whole cents that add up, the same as exact arithmetic', () => {
    fc.assert(
      fc.property(lines, (quoted) => {
        const { subtotal, gst, total } = quoteTotals(quoted, registered)
        const exact = quoted.reduce((sum, { quantity, unit }) => sum + BigInt(quantity) * BigInt(unit), 0n)
        expect(BigInt(subtotal)).toBe(exact)
        expect(subtotal + gst).toBe(total)
        // Half up, in tenths of a cent.
        const tenths = exact * 11n - BigInt(total) * 10n
        expect(tenths >= -5n && tenths < 5n).toBe(true)
      }),
    )
  })

  it('doesn’t depend on the order of the lines or how they are split', () => {
    fc.assert(
      fc.property(lines, line, (quoted, last) => {
        const { quantity, unit } = last
        const split = Array.from({ length: Math.min(quantity, 20) }, (_, index) => ({
          quantity: index ? 1 : quantity - Math.min(quantity, 20) + 1,
          unit,
        }))
        expect(quoteTotals([...split, ...quoted.toReversed()], registered)).toEqual(
          quoteTotals([...quoted, last], registered),
        )
      }),
    )
  })

  it('has no GST if the business is not registered', () => {
    fc.assert(
      fc.property(lines, (quoted) => {
        const { subtotal, gst, total } = quoteTotals(quoted, unregistered)
        expect([gst, total]).toEqual([0, subtotal])
        expect(subtotal).toBe(quoted.map(lineTotal).reduce((sum, one) => sum + one, 0))
      }),
    )
  })
})

describe('totalRows', () => {
  const quoted = [{ quantity: 2, unit: 5000 }]

  it('shows GST between the amounts without and with it', () =>
    expect(totalRows(quoted, registered)).toEqual([
      ['Before GST', 10_000],
      ['GST (10%)', 1000],
      ['Total incl. GST', 11_000],
    ]))

  it('is only the total if the business is not registered', () =>
    expect(totalRows(quoted, unregistered)).toEqual([['Total', 10_000]]))
})

describe('pricesWithGst', () => {
  it('prices a line as the builder does, and says how much of the total is GST', () =>
    expect(
      pricesWithGst(
        [
          { description: 'Bathroom', quantity: 2, unit: 4500 },
          { description: 'Oven', quantity: 1, unit: 3500 },
        ],
        registered,
      ),
    ).toEqual({
      lines: [
        { label: '2 × Bathroom', amount: 9900, each: 4950 },
        { label: 'Oven', amount: 3850, each: undefined },
      ],
      total: 13_750,
      totalLabel: 'Total incl. GST',
      gst: 'Includes GST $12.50',
    }))

  it('has lines that add up to the total, each within a cent of its own price', () => {
    fc.assert(
      fc.property(lines, (quoted) => {
        const described = quoted.map((one) => ({ ...one, description: 'Oven' }))
        const { lines: priced, total } = pricesWithGst(described, registered)
        expect(priced.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        for (const [index, { amount }] of priced.entries())
          expect(Math.abs(amount - 1.1 * lineTotal(described[index]!))).toBeLessThan(1.01)
      }),
    )
  })
})

test('a line says its quantity unless it’s one', () => {
  expect(lineLabel({ quantity: 2, description: 'Oven clean' })).toBe('2 × Oven clean')
  expect(lineLabel({ quantity: 1, description: 'Oven clean' })).toBe('Oven clean')
})

describe('parseMoney', () => {
  it.each([
    ['45', 4500],
    ['$1,092', 109_200],
    [' 92.4 ', 9240],
    ['0.05', 5],
    ['-20', -2000],
    ['−20.50', -2050],
    ['-0', 0],
  ])('parses “%s” as %d cents', (text, cents) => expect(parseMoney(text)).toBe(cents))

  it.each(['', '$', 'free', '1.234', '1,09', '1e3', '٣', '12345678', '--5', '.5', 'Infinity'])('rejects “%s”', (text) =>
    expect(parseMoney(text)).toBeNull(),
  )

  it('parses every amount we format', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        expect(parseMoney(toDecimalString(cents))).toBe(cents)
        expect(parseMoney(formatMoney(cents))).toBe(cents)
        expect(parseMoney(formatExactMoney(cents))).toBe(cents)
      }),
    )
  })
})
