/** @jest-environment node */
import { business, bookingHref } from '@/content/business'
import { formStyleOptions, naturalOrderSpaces, styleOptions } from '@/content/natural-order'
import { findService, services } from '@/content/services'

describe('the six services', () => {
  it('are in the order of the specification', () => {
    expect(services.map(({ id }) => id)).toEqual([
      'natural-order',
      'daily-glow',
      'full-bloom',
      'sunnie-select',
      'work-flow',
      'five-star-reset',
    ])
  })

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

  it('have priced add-ons for The Sunnie Select only', () => {
    const priced = services.filter(({ addons }) => addons.some((addOn) => 'price' in addOn))
    expect(priced.map(({ id }) => id)).toEqual(['sunnie-select'])
  })

  it('are found by id, unless the id is unknown', () => {
    expect(findService('full-bloom')?.title).toBe('The Full Bloom')
    expect(findService('constructor')).toBeUndefined()
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
