/** @jest-environment node */
import { productChoiceGroups, products } from '@/content/products'
import { testimonials } from '@/content/testimonials'

describe('the products', () => {
  it('number 22 and have unique ids', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(22)
  })

  it('are only available in the first drop (E27)', () => {
    for (const { section, availability } of products)
      expect(availability).toBe(section === 'first-drop' ? 'Available' : 'Coming Soon')
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

describe('testimonials', () => {
  it('have five stars and come from the sources named in section 3', () => {
    expect(testimonials.length).toBeGreaterThan(3)
    expect(testimonials.filter(({ rating }) => rating !== 5)).toEqual([])
    for (const { source } of testimonials) {
      expect(['Google', 'Text', 'Public Review']).toContain(source)
    }
  })
})
