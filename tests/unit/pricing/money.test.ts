/** @jest-environment node */
import fc from 'fast-check'
import { gstSuffix, gstWithin, servicePriceLabels, withGst } from '@/lib/pricing/gst'
import { formatExactMoney, formatMoney, toDecimalString } from '@/lib/pricing/money'

const registered = { registered: true, percent: 10 }
const unregistered = { registered: false, percent: 10 }
const amounts = fc.integer({ min: 0, max: 100_000_000 })
const parseCents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100)

it.each([
  [9240, '$92.40', '$92.40'],
  [14000, '$140', '$140.00'],
  [109200, '$1,092', '$1,092.00'],
  [123456789, '$1,234,567.89', '$1,234,567.89'],
  [5, '$0.05', '$0.05'],
  [0, '$0', '$0.00'],
  [-1250, '-$12.50', '-$12.50'],
])('%d cents are %s, or %s with both digits of the cents', (amount, text, exact) => {
  expect([formatMoney(amount), formatExactMoney(amount)]).toEqual([text, exact])
})

it('loses no cents in any format', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(toDecimalString(amount)).toMatch(/^\d+\.\d{2}$/)
      for (const text of [formatMoney(amount), formatExactMoney(amount), toDecimalString(amount)])
        expect(parseCents(text)).toBe(amount)
    }),
  )
})

it.each([0.5, NaN, Infinity, 2 ** 53])('rejects %d, which isn’t a whole number of cents', (amount) => {
  expect(() => formatMoney(amount)).toThrow(RangeError)
})

it('adds GST to the nearest cent, half up, and finds the same GST within the total', () => {
  fc.assert(
    fc.property(amounts, (net) => {
      const total = withGst(net, registered)
      expect(total).toBe(Number((BigInt(net) * 11n + 5n) / 10n))
      expect(gstWithin(total, registered)).toBe(total - net)
      expect([withGst(net, unregistered), gstWithin(net, unregistered)]).toEqual([net, 0])
    }),
  )
})

it('says of every price whether it has GST in it, unless the business isn’t registered', () => {
  expect(servicePriceLabels(10500, registered)).toEqual({ net: '$105 + GST', total: '$115.50 incl. GST' })
  expect(servicePriceLabels(10500, unregistered)).toEqual({ net: '$105', total: '$105' })
  expect([gstSuffix('plus', registered), gstSuffix('included', registered)]).toEqual(['plus GST', 'incl. GST'])
  expect(gstSuffix('plus', unregistered)).toBe('')
})
