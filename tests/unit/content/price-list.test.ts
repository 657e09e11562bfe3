/** @jest-environment node */
import { productsIn } from '@/content/products'
import { services } from '@/content/services'
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import type { ProductSection } from '@/content/types'
import { formatMoney } from '@/lib/pricing/money'

// The specification's prices. When the owner changes a price, change it here too (a subscription's in
// tests/unit/pricing/price-list.test.ts). one-number.test.tsx proves that everything else follows.

/** Specification section 9, "Service pricing": size, dollars, time. */
const specifiedServices: Record<string, string[]> = {
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

/** Specification section 3, "Product card": name, size and price as printed. */
const specifiedProducts: Record<ProductSection, string[]> = {
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
const sections = Object.keys(specifiedProducts) as ProductSection[]

/** Letters and digits only, because it doesn't matter where a card splits the name from the size. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9&$.]+/g, ' ')
    .trim()
}

describe('the services', () => {
  it.each(services.map((service) => [service.id, service] as const))(
    '%s has the specified prices and times',
    (id, { pricing }) => {
      expect(pricing.map((row) => `${row.propertySize} ${formatMoney(row.amount)} (${row.timeEstimate})`)).toEqual(
        specifiedServices[id],
      )
    },
  )
})

describe('the builder', () => {
  it('has the specified areas', () => {
    expect(builderAreas.map((area) => `${area.name} ${formatMoney(area.basePrice)}`)).toEqual([
      'Bathroom $45',
      'Kitchen $55',
      'Bedroom $35',
      'Living Room $40',
      'Laundry $25',
      'Veranda/Balcony $30',
    ])
  })

  it('has the specified add-ons', () => {
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
})

describe('the products', () => {
  it.each(sections)('of %s have the specified names, sizes and prices', (section) => {
    const cards = productsIn(section).map(({ name, size, price, priceStyle }) =>
      plain(`${name} ${size} ${formatMoney(price, { cents: priceStyle })}`),
    )
    expect(cards).toEqual(specifiedProducts[section].map(plain))
  })
})
