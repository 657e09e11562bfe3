/** @jest-environment node */
import { business, bookingHref } from '@/content/business'
import { formStyleOptions, naturalOrderSpaces, styleOptions } from '@/content/natural-order'
import { findService, serviceById, services } from '@/content/services'
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import { formatMoney } from '@/lib/pricing/money'

/** Size, price and time in specification section 9, "Service pricing". */
const specified: Record<string, string[]> = {
  'natural-order': [],
  'daily-glow': [
    'Studio $70 (1.5 h)',
    '1 bed 1 bath $105 (2 h)',
    '2 bed 2 bath $140 (2.5 h)',
    '3 bed 2 bath $210 (3 h)',
    '4 bed 2 bath $280 (4+ h)',
  ],
  'full-bloom': [
    'Studio $105 (2.5 h)',
    '1 bed $140 (3 h)',
    '2 bed $210 (4 h)',
    '3 bed $280 (5 h)',
    '4 bed $350 (6+ h)',
  ],
  'sunnie-select': [],
  'work-flow': ['Small office $70 (1.5-2 h)', 'Medium office $140 (3-4 h)', 'Large office $210 (5+ h)'],
  'five-star-reset': [
    'Studio $140 (2.5 h)',
    '1 bed $150 (3 h)',
    '2 bed $180 (4 h)',
    '3 bed $220 (5 h)',
    '4 bed $280 (6+ h)',
    'Luxury villa $300 (6+ h)',
  ],
}

describe('the six services', () => {
  it('are in the order of the specification', () => {
    expect(services.map(({ id }) => id)).toEqual(Object.keys(specified))
  })

  it.each(services.map((service) => [service.id, service] as const))(
    '%s has the specified prices and times',
    (id, { pricing }) => {
      expect(pricing.map((row) => `${row.propertySize} ${formatMoney(row.amount)} (${row.timeEstimate})`)).toEqual(
        specified[id],
      )
    },
  )

  it('are eligible for subscription, quoted or build-your-own as in section 3', () => {
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

  it('have nine add-ons with times for homes, and three for offices and turnovers', () => {
    const timed = (id: Parameters<typeof serviceById>[0]) =>
      serviceById(id).addons.filter(({ timeEstimate }) => timeEstimate).length
    expect([timed('daily-glow'), timed('full-bloom')]).toEqual([9, 9])
    expect([timed('work-flow'), timed('five-star-reset')]).toEqual([3, 3])
  })

  it('have priced add-ons for The Sunnie Select only', () => {
    expect(serviceById('daily-glow').addons.some((addOn) => 'price' in addOn)).toBe(false)
  })

  it('are found by id, unless the id is unknown', () => {
    expect(findService('full-bloom')?.title).toBe('The Full Bloom')
    expect(findService('constructor')).toBeUndefined()
  })
})

describe('the builder’s lists (section 9)', () => {
  it('have the specified areas', () => {
    expect(builderAreas.map((area) => `${area.name} ${formatMoney(area.basePrice)}`)).toEqual([
      'Bathroom $45',
      'Kitchen $55',
      'Bedroom $35',
      'Living Room $40',
      'Laundry $25',
      'Veranda/Balcony $30',
    ])
  })

  it('have the specified add-ons', () => {
    expect(builderAddOns.map((addOn) => `${addOn.name} ${formatMoney(addOn.price)}`)).toEqual([
      'Oven Deep Clean $35',
      'Fridge Clean Out $25',
      'Natural Mould Removal $40',
      'Interior Window Cleaning $30',
      'TLC Plant Care $45',
      'Laundry Folding $25',
      'Outdoor Area Cleaning $40',
      'Iron Cast Conditioning $50',
      'Bed Making $15',
    ])
  })

  it('have times the builder can parse: "1 hour" or "45 minutes" (B7)', () => {
    for (const { timeEstimate } of [...builderAreas, ...builderAddOns]) {
      expect(timeEstimate).toMatch(/^(\d+ minutes|1 hour|\d+ hours)$/)
    }
  })
})

describe('The Natural Order’s options', () => {
  it('include six styles on the page and seven in the form (E9)', () => {
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

  it('contain no commas, because lists of them are joined with commas (C12)', () => {
    const labels = [...naturalOrderSpaces.map(({ name }) => name), ...formStyleOptions.map(({ label }) => label)]
    expect(labels.filter((label) => label.includes(','))).toEqual([])
  })
})

describe('bookingHref', () => {
  it('is the booking page, with the service preselected if given', () => {
    expect(bookingHref()).toBe(business.bookingUrl)
    expect(bookingHref('daily-glow')).toMatch(/^https:/)
    expect(bookingHref('daily-glow')).toContain(business.bookingQuery['daily-glow'])
  })
})
