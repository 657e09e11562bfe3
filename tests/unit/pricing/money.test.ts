/** @jest-environment node */
import fc from 'fast-check'
import { formatExactMoney, formatMoney, toDecimalString } from '@/lib/pricing/money'

const cents = fc.integer({ min: 0, max: 100_000_000 })

function parseCents(text: string): number {
  return Math.round(Number(text.replace(/[$,]/g, '')) * 100)
}

describe('formatMoney', () => {
  it.each([
    [9240, '$92.40'],
    [14000, '$140'],
    [109200, '$1,092'],
    [123456789, '$1,234,567.89'],
    [5, '$0.05'],
    [50, '$0.50'],
    [0, '$0'],
    [-1250, '-$12.50'],
  ])('formats %d cents as %s, without ".00" on whole dollars', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
    expect(formatMoney(amount, { cents: 'auto' })).toBe(text)
  })

  it.each([
    [1600, '$16.00'],
    [1495, '$14.95'],
    [16800, '$168.00'],
    [0, '$0.00'],
  ])('formats %d cents as %s if both digits of the cents must show', (amount, text) => {
    expect(formatMoney(amount, { cents: 'always' })).toBe(text)
    expect(formatExactMoney(amount)).toBe(text)
  })

  it('loses no cents in either style', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('auto' as const, 'always' as const), (amount, style) => {
        expect(parseCents(formatMoney(amount, { cents: style }))).toBe(amount)
      }),
    )
  })

  it.each([0.5, NaN, Infinity, 2 ** 53])('rejects %d, which is not a whole number of cents', (amount) => {
    expect(() => formatMoney(amount)).toThrow(RangeError)
  })
})

describe('toDecimalString', () => {
  it.each([
    [9240, '92.40'],
    [0, '0.00'],
    [7, '0.07'],
    [109200, '1092.00'],
  ])('formats %d cents as %s', (amount, text) => {
    expect(toDecimalString(amount)).toBe(text)
  })

  it('loses no cents, and always has two decimals and no separators', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = toDecimalString(amount)
        expect(text).toMatch(/^\d+\.\d{2}$/)
        expect(parseCents(text)).toBe(amount)
      }),
    )
  })
})
