/** @jest-environment node */
import { certifications, guarantee, ratingWords } from '@/content/guarantee'
import { headerItems } from '@/content/navigation'
import { contactQuestions, serviceQuestions } from '@/content/questions'
import { benefits, planHref, plans, subscriptionQuestions } from '@/content/subscriptions'
import {
  frequencies,
  homeSizes,
  officeSizes,
  preferredDays,
  savingLabels,
  wizardPrices,
  wizardServices,
  wizardWords,
} from '@/content/wizard'

describe('the header (section 2)', () => {
  it('has its items in the order of the specification', () => {
    expect(headerItems.map(({ href, items }) => [href, ...(items ?? []).map((item) => item.href)])).toEqual([
      ['/'],
      ['/about', '/about', '/sustainability', '/recycle-with-us'],
      [
        '/services',
        '/services',
        '/services/natural-order',
        '/services/daily-glow',
        '/services/full-bloom',
        '/services/sunnie-select',
        '/subscriptions',
        '/services/work-flow',
        '/services/five-star-reset',
      ],
      ['/naturally-sunnie'],
      ['/protect-your-place'],
      ['/the-sunnie-journal'],
    ])
  })
})

describe('the wizard’s options (sections 3, 9 and the contract)', () => {
  it('have the display names', () => {
    expect(wizardServices.map(({ name }) => name)).toEqual(['The Daily Glow', 'The Full Bloom', 'The Work Flow'])
    expect(homeSizes.map(({ name }) => name)).toEqual([
      'Studio',
      '1 Bed 1 Bath',
      '2 Bed 1 Bath',
      '3 Bed 2 Bath',
      '4 Bed 2 Bath',
      '5+ Bed',
    ])
    expect(officeSizes.map(({ name }) => name)).toEqual(['Small Office', 'Medium Office', 'Large Office'])
    expect(frequencies.map(({ name }) => name)).toEqual(['Weekly', 'Fortnightly', 'Monthly'])
    expect(preferredDays.map(({ name }) => name)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
  })

  it('have a price for each size of each service and no others', () => {
    for (const { id, property } of wizardServices) {
      const sizes = property === 'home' ? homeSizes : officeSizes
      expect(Object.keys(wizardPrices[id])).toEqual(sizes.map((size) => size.id))
    }
  })

  it('mark weekly and the two-bedroom home as most popular (D8)', () => {
    expect(frequencies.filter(({ mostPopular }) => mostPopular).map(({ id }) => id)).toEqual(['weekly'])
    expect(homeSizes.filter(({ mostPopular }) => mostPopular).map(({ id }) => id)).toEqual(['2b1b'])
  })

  it('have no monthly Daily Glow (A6)', () => {
    expect(wizardServices.map(({ frequencies: offered }) => offered.includes('monthly'))).toEqual([false, true, true])
  })

  it('have the saving labels verbatim (A11)', () => {
    expect(Object.values(savingLabels['full-bloom'])).toEqual(['Save up to 25%', 'Save up to 15%', 'Save up to 10%'])
    expect(Object.values(savingLabels['work-flow'])).toEqual(['Save 20%', 'Save 15%', 'Save 10%'])
  })

  it('have text for six steps', () => {
    expect(wizardWords.steps).toHaveLength(6)
  })

  it('can be preselected by each plan card’s link', () => {
    const sizes = new Map<string, string>([...homeSizes, ...officeSizes].map(({ id, name }) => [id, name]))
    for (const plan of plans) {
      const query = new URLSearchParams(planHref(plan).split('?')[1])
      expect(query.get('service')).toBe(plan.service)
      expect(query.get('frequency')).toBe(plan.frequency)
      expect(sizes.has(query.get('size') ?? '')).toBe(true)
    }
  })
})

describe('lists with a specified length', () => {
  it('have that length and no duplicates', () => {
    const counts = {
      serviceQuestions: serviceQuestions.map(({ question }) => question),
      contactQuestions: contactQuestions.map(({ question }) => question),
      subscriptionQuestions: subscriptionQuestions.map(({ question }) => question),
      benefits: benefits.map(({ title }) => title),
      certifications: certifications.map(({ label }) => label),
    }
    expect(Object.fromEntries(Object.entries(counts).map(([key, list]) => [key, new Set(list).size]))).toEqual({
      serviceQuestions: 10,
      contactQuestions: 4,
      subscriptionQuestions: 6,
      benefits: 4,
      certifications: 6,
    })
  })

  it('include four variants of the guarantee and three of the rating', () => {
    expect(Object.keys(guarantee)).toEqual(['headline', 'banner', 'badge', 'footer'])
    expect(Object.values(ratingWords).map(({ text }) => text)).toEqual(Array(3).fill('5.0 on Google'))
  })
})
