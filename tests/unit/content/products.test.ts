/** @jest-environment node */
import { campaignFacts } from '@/content/campaign'
import { productChoiceGroups, products, productsIn } from '@/content/products'
import { recyclingFacts } from '@/content/recycling'
import { testimonials } from '@/content/testimonials'
import type { ProductSection } from '@/content/types'
import { formatMoney } from '@/lib/pricing/money'

/** Name, size and price in specification section 3, "Product card". */
const specified: Record<ProductSection, string[]> = {
  'first-drop': [
    'Kitchen Cleaner 500ml $14.95',
    'Oxygenated Bleach 1 litre $19.95',
    'Glass Cleaner 500ml $14.95',
    'Floor Cleaner 500ml $14.95',
    'Terra Botanica Tea Towel 50x70cm $16.00',
    'Bathroom Cleaner 500ml $14.95',
  ],
  waitlist: [
    'Dog Wash 500ml $16.95',
    'Dish Soap 500ml $14.95',
    'Fruit & Vege Wash 500ml $14.95',
    'Stainless Cleaner 500ml $14.95',
    'Room Spray 300ml $17.95',
    'Hand Wash 500ml $18.00',
    'Pillow & Linen Spray 250ml $17.95',
    'Dishwasher Powder 1kg $19.95',
  ],
  'plant-care': [
    'Grow Plant Food & Tonic 150ml $14.99',
    'Support Slow Release Pellets 250g $14.99',
    'House Plant Care Essentials Kit $44.99',
    'Protect Spray with Neem 250ml $14.99',
  ],
  'plastic-free': [
    'Soap Berries Laundry Wash 250g $16',
    '4 Natural Cleaning Brushes set $44',
    'Eco Friendly Laundry Bundle $33',
    'Re-Usable Cotton Towels roll of 8 $24',
  ],
}
const sections = Object.keys(specified) as ProductSection[]

/** Keeps letters and digits only, because the card and the specification split name and size differently. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9&$.]+/g, ' ')
    .trim()
}

describe('the products', () => {
  it.each(sections)('in %s have the specified names, sizes and prices', (section) => {
    const cards = productsIn(section).map(({ name, size, price, priceStyle }) =>
      normalise(`${name} ${size} ${formatMoney(price, { cents: priceStyle })}`),
    )
    expect(cards).toEqual(specified[section].map(normalise))
  })

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
