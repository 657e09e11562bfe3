/** @jest-environment node */
import fc from 'fast-check'
import { gstSuffix, gstWithin, servicePriceLabels, withGst } from '@/lib/pricing/gst'

const registered = { registered: true, percent: 10 }
const unregistered = { registered: false, percent: 10 }
const cents = fc.integer({ min: 0, max: 10_000_000 })

describe('withGst', () => {
  it.each([
    [14000, 15400],
    [10500, 11550],
    [5, 6],
    [4, 4],
    [0, 0],
  ])('turns %d cents into %d', (net, total) => {
    expect(withGst(net, registered)).toBe(total)
  })

  it('adds nothing if the business is not registered', () => {
    expect(withGst(14000, unregistered)).toBe(14000)
  })

  it('is within half a cent of the exact total', () => {
    fc.assert(
      fc.property(cents, (net) => {
        const total = withGst(net, registered)
        expect(Number.isInteger(total)).toBe(true)
        // In tenths of a cent, so that the comparison itself is exact.
        expect(total * 10 - net * 11).toBeGreaterThan(-5)
        expect(total * 10 - net * 11).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('is reversed by subtracting the GST included', () => {
    fc.assert(
      fc.property(cents, (net) => {
        const total = withGst(net, registered)
        expect(total - gstWithin(total, registered)).toBe(net)
      }),
    )
  })
})

describe('gstWithin', () => {
  it('finds $14 in $154', () => {
    expect(gstWithin(15400, registered)).toBe(1400)
  })

  it('finds none if the business is not registered', () => {
    expect(gstWithin(15400, unregistered)).toBe(0)
  })
})

describe('servicePriceLabels', () => {
  it('shows the price excluding GST and the total including it', () => {
    expect(servicePriceLabels(14000, registered)).toEqual({
      net: '$140 + GST',
      total: '$154 incl. GST',
    })
    expect(servicePriceLabels(10500, registered).total).toBe('$115.50 incl. GST')
  })

  it('drops the suffixes if the business is not registered', () => {
    expect(servicePriceLabels(14000, unregistered)).toEqual({ net: '$140', total: '$140' })
  })
})

describe('gstSuffix', () => {
  it('says whether GST is included', () => {
    expect(gstSuffix('plus', registered)).toBe('plus GST')
    expect(gstSuffix('included', registered)).toBe('incl. GST')
    expect(gstSuffix('plus', unregistered)).toBe('')
  })
})
