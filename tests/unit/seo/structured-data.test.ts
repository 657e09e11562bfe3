/** @jest-environment node */
import { products } from '@/content/products'
import { serviceQuestions } from '@/content/questions'
import { serviceById, services } from '@/content/services'
import type { Article } from '@/lib/articles'
import { blogNode, blogPostingNode } from '@/lib/seo/article'
import { businessNode, websiteNode } from '@/lib/seo/business'
import { aboutPageNode, breadcrumbNode, contactPageNode, faqNode } from '@/lib/seo/page-nodes'
import { productNodes } from '@/lib/seo/product'
import { serviceListNode, serviceNode } from '@/lib/seo/service'
import { unknownWords } from '@/tests/support/schema-org'

type Json = Record<string, unknown>
const json = (node: unknown) => JSON.parse(JSON.stringify(node)) as Json
const serviceOf = (id: string) => json(serviceNode(services.find((service) => service.id === id)!))

const article: Article = {
  id: 'sand',
  path: '/the-sunnie-journal/sand',
  title: 'Sand in the hallway',
  excerpt: 'How to keep the beach where it is.',
  date: '2025-08-01',
  category: 'Lifestyle',
  tags: ['Sand', 'Mats'],
  author: 'The Sunnie Team',
  draft: false,
  picture: { folder: 'journal', id: 'home-organization-tips', alt: '' },
  Body: () => null as never,
}

describe('structured data', () => {
  it.each<[string, unknown]>([
    ['the business', businessNode()],
    ['the website', websiteNode()],
    ['the services', services.map(serviceNode)],
    ['the list of services', serviceListNode()],
    ['the products', productNodes()],
    ['FAQs', faqNode('/services', serviceQuestions)],
    ['a breadcrumb', breadcrumbNode(['Services', '/services'])],
    ['the contact page', contactPageNode('/contact', { title: 'Contact', description: 'Write to us' })],
    ['the about page', aboutPageNode('/about', { title: 'About', description: 'Who we are' })],
    ['an article', blogPostingNode(article)],
    ['the journal', blogNode([article])],
  ])('of %s uses only schema.org terms', (_, node) => {
    expect(unknownWords(json({ '@graph': Array.isArray(node) ? node : [node] }))).toEqual([])
  })

  it('would be rejected for unknown terms', () => {
    expect(unknownWords({ '@type': 'HouseCleaning' })).toEqual(['HouseCleaning'])
    expect(unknownWords({ '@type': 'Service', offers: [{ '@type': 'Offer', prise: '70' }] })).toEqual(['Offer.prise'])
  })

  it('describes the business with its area, hours and six services, without ratings', () => {
    expect(json(businessNode())).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      areaServed: [
        { name: 'Whitsundays, Queensland' },
        { name: 'Airlie Beach' },
        { name: 'Cannonvale' },
        { name: 'Jubilee Pocket' },
      ],
      openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
      hasOfferCatalog: { itemListElement: { length: 6 } },
    })
    expect(JSON.stringify([businessNode(), services.map(serviceNode), productNodes()])).not.toMatch(/rating|review/i)
  })

  it('has an offer for each size of a service, at the total including GST', () => {
    const { offers } = serviceOf('daily-glow') as { offers: Json[] }
    expect(offers.map(({ name, priceSpecification }) => [name, (priceSpecification as Json).price])).toEqual([
      ['The Daily Glow, Studio', '77.00'],
      ['The Daily Glow, 1 bed 1 bath', '115.50'],
      ['The Daily Glow, 2 bed 2 bath', '154.00'],
      ['The Daily Glow, 3 bed 2 bath', '231.00'],
      ['The Daily Glow, 4 bed 2 bath', '308.00'],
    ])
    expect(offers[0]).toMatchObject({
      priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency: 'AUD', valueAddedTaxIncluded: true },
      additionalProperty: { value: 1.5, unitCode: 'HUR' },
    })
  })

  it('has no offers for quoted services', () => {
    expect(serviceOf('natural-order')).not.toHaveProperty('offers')
    expect(serviceOf('sunnie-select')).not.toHaveProperty('offers')
  })

  it('uses the lower bound of a time estimate', () => {
    const glow = serviceById('daily-glow')
    const pricing = ['1.5 h', '4+ h', '1.5-2 h'].map((timeEstimate) => ({ ...glow.pricing[0]!, timeEstimate }))
    const { offers } = json(serviceNode({ ...glow, pricing })) as { offers: Json[] }
    expect(offers.map(({ additionalProperty }) => (additionalProperty as Json).value)).toEqual([1.5, 4, 1.5])
  })

  it('has offers for the six products of the first drop, and lists the others without', () => {
    const nodes = productNodes().map(json)
    expect(nodes.filter((node) => node['@type'] === 'Product')).toHaveLength(6)
    const list = nodes.find((node) => node['@type'] === 'ItemList')!
    expect(list.numberOfItems).toBe(products.length - 6)
    expect(JSON.stringify(list)).not.toContain('Offer')
    expect(nodes[0]).toMatchObject({
      name: 'Kitchen Cleaner',
      size: '500ml',
      offers: { price: '14.95', priceCurrency: 'AUD' },
    })
  })

  it('has the dates of an article and all of a page’s FAQs', () => {
    expect(json(blogPostingNode(article))).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Sand in the hallway',
      datePublished: '2025-08-01',
      dateModified: '2025-08-01',
      keywords: ['Sand', 'Mats'],
    })
    const asked = (json(faqNode('/services', serviceQuestions)).mainEntity as Json[]).map(({ name }) => name)
    expect(asked).toEqual(serviceQuestions.map(({ question }) => question))
  })
})
