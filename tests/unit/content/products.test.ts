/** @jest-environment node */
import { campaignFacts } from '@/content/campaign'
import { productChoiceGroups, products, productsIn } from '@/content/products'
import { recyclingFacts } from '@/content/recycling'
import { testimonials } from '@/content/testimonials'

describe('the products', () => {
  it('number 22 and have unique ids', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(22)
  })

  it('are only available in the first drop (E27)', () => {
    expect(products.filter(({ available }) => available)).toEqual(productsIn('first-drop'))
    for (const { available, availability } of products) {
      expect(availability).toBe(available ? 'Available' : 'Coming Soon')
    }
  })
})

describe('the product waitlist’s choices', () => {
  const labels = productChoiceGroups.flatMap(({ choices }) => choices.map(({ label }) => label))

  it('are the products not on sale, each once', () => {
    expect(productChoiceGroups.map(({ choices }) => choices.length)).toEqual([8, 4, 4])
    expect(new Set(labels).size).toBe(16)
  })

  it('contain no commas, because the form joins them with commas (C12)', () => {
    expect(labels.filter((label) => label.includes(','))).toEqual([])
  })

  it('have different sizes from the cards in two cases (E28)', () => {
    expect(labels.find((label) => label.startsWith('Grow'))).toContain('250ml')
    expect(labels.find((label) => label.startsWith('Support'))).toContain('500g')
  })
})

describe('facts', () => {
  it('include the recycling figures (section 9)', () => {
    const text = recyclingFacts.map(({ value, label }) => `${value} ${label}`).join('; ')
    for (const figure of ['250 kg', 'since 2019', '15+ tonnes', '133 wheelchairs', '1 kg', '2,700 tags']) {
      expect(text).toContain(figure)
    }
  })

  it('mark every wheelchair figure as the recycling programme’s (E34)', () => {
    const marked = recyclingFacts.filter(({ label }) => label.includes('wheelchair'))
    expect(marked.map(({ note }) => Boolean(note))).toEqual([true, true])
  })

  it('include the campaign figures (section 9)', () => {
    const text = campaignFacts.map(({ value, label }) => `${value} ${label}`).join('; ')
    for (const figure of ['$1', 'June 2025', 'late August 2025', '100%']) expect(text).toContain(figure)
  })
})

describe('testimonials', () => {
  it('have five stars and come from the sources named in section 3', () => {
    expect(testimonials.length).toBeGreaterThan(3)
    expect(testimonials.filter(({ rating }) => rating !== 5)).toEqual([])
    for (const { source } of testimonials) {
      expect(['Google', 'Text', 'Public Review']).toContain(source)
    }
  })
})
