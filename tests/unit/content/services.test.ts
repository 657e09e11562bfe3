/** @jest-environment node */
import { business, bookingHref } from '@/content/business'
import { formStyleOptions, naturalOrderSpaces, styleOptions } from '@/content/natural-order'
import { findService, serviceById, services } from '@/content/services'
import { builderAddOns, builderAreas } from '@/content/sunnie-select'

describe('the six services', () => {
  it('stand in the specification’s order', () => {
    expect(services.map(({ id }) => id)).toEqual([
      'natural-order',
      'daily-glow',
      'full-bloom',
      'sunnie-select',
      'work-flow',
      'five-star-reset',
    ])
  })

  it('cost more the larger the home, in whole cents', () => {
    for (const { pricing } of services) {
      const cents = pricing.map(({ amount }) => amount)
      expect(cents.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true)
      expect(cents).toEqual([...cents].sort((a, b) => a - b))
    }
  })

  it('are eligible for subscription, quoted and self-built as section 3 says', () => {
    const ids = (test: (service: (typeof services)[number]) => boolean) => services.filter(test).map(({ id }) => id)
    expect(ids((service) => service.eligibleForSubscription)).toEqual([
      'daily-glow',
      'full-bloom',
      'work-flow',
      'five-star-reset',
    ])
    expect(ids((service) => service.customQuote)).toEqual(['natural-order', 'sunnie-select'])
    expect(ids((service) => service.buildYourOwn)).toEqual(['sunnie-select'])
  })

  it('have nine add-ons with times for homes, three for offices and turnovers', () => {
    const timed = (id: Parameters<typeof serviceById>[0]) =>
      serviceById(id).addons.filter(({ timeEstimate }) => timeEstimate).length
    expect([timed('daily-glow'), timed('full-bloom')]).toEqual([9, 9])
    expect([timed('work-flow'), timed('five-star-reset')]).toEqual([3, 3])
  })

  it('show prices of add-ons on The Sunnie Select only', () => {
    expect(serviceById('daily-glow').addons.some((addOn) => 'price' in addOn)).toBe(false)
  })

  it('are found by id, and an unknown id is not', () => {
    expect(findService('full-bloom')?.title).toBe('The Full Bloom')
    expect(findService('constructor')).toBeUndefined()
  })
})

describe('the builder’s lists (section 9)', () => {
  it('has six areas and nine add-ons, each with its price', () => {
    expect([builderAreas.length, builderAddOns.length]).toEqual([6, 9])
    for (const cents of [...builderAreas.map(({ basePrice }) => basePrice), ...builderAddOns.map(({ price }) => price)])
      expect(cents).toBeGreaterThan(0)
  })

  it('write times as the builder reads them: "1 hour" or "45 minutes" (B7)', () => {
    for (const { timeEstimate } of [...builderAreas, ...builderAddOns]) {
      expect(timeEstimate).toMatch(/^(\d+ minutes|1 hour|\d+ hours)$/)
    }
  })
})

describe('The Natural Order’s choices', () => {
  it('are six styles on the page and seven in the form (E9)', () => {
    expect(styleOptions).toHaveLength(6)
    expect(formStyleOptions.map(({ value }) => value)).toEqual([
      'clean-minimalism',
      'earthy-warmth',
      'bright-airy',
      'neutral-tones',
      'coastal-vibes',
      'rustic-earth',
      'surprise-me',
    ])
  })

  it('hold no commas, because lists of them are joined by commas (C12)', () => {
    const labels = [...naturalOrderSpaces.map(({ name }) => name), ...formStyleOptions.map(({ label }) => label)]
    expect(labels.filter((label) => label.includes(','))).toEqual([])
  })
})

describe('bookingHref', () => {
  it('opens the booking page, at one service where it has a query', () => {
    expect(bookingHref()).toBe(business.bookingUrl)
    expect(bookingHref('daily-glow')).toMatch(/^https:/)
    expect(bookingHref('daily-glow')).toContain(business.bookingQuery['daily-glow'])
  })
})
