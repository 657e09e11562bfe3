/** @jest-environment node */
import { business } from '@/content/business'
import { products } from '@/content/products'
import { serviceQuestions } from '@/content/questions'
import { serviceById, services } from '@/content/services'
import type { Article } from '@/lib/articles'
import { withGst } from '@/lib/pricing/gst'
import { toDecimalString } from '@/lib/pricing/money'
import { blogPostingNode } from '@/lib/seo/article'
import { businessNode } from '@/lib/seo/business'
import { faqNode } from '@/lib/seo/page-nodes'
import { productNodes } from '@/lib/seo/product'
import { serviceNode } from '@/lib/seo/service'

type Json = Record<string, unknown>
const json = (node: unknown) => JSON.parse(JSON.stringify(node)) as Json

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

// That it uses only schema.org's terms is tested on every page, in tests/e2e/discovery.spec.ts.

it('describes the business with its hours and services, without ratings', () => {
  expect(json(businessNode())).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    areaServed: expect.arrayContaining([{ '@type': 'City', name: business.serviceArea[0] }]) as unknown,
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ opens: business.hours.opening[0]!.opens }),
      ...(business.closedOnPublicHolidays
        ? [expect.objectContaining({ dayOfWeek: 'https://schema.org/PublicHolidays', closes: '00:00' })]
        : []),
    ]) as unknown,
    hasOfferCatalog: { itemListElement: { length: services.length } },
  })
  expect(JSON.stringify([businessNode(), services.map(serviceNode), productNodes()])).not.toMatch(/rating|review/i)
})

it.each(services)('$id has an offer for each of its sizes, at the total including GST', (service) => {
  const { offers = [] } = json(serviceNode(service)) as { offers?: Json[] }
  expect(offers.map(({ name, priceSpecification }) => [name, (priceSpecification as Json).price])).toEqual(
    service.pricing.map(({ propertySize, amount }) => [
      `${service.title}, ${propertySize}`,
      toDecimalString(withGst(amount, business.gst)),
    ]),
  )
  for (const { priceSpecification } of offers)
    expect(priceSpecification).toMatchObject({ priceCurrency: 'AUD', valueAddedTaxIncluded: true })
})

it('uses the lower bound of a time estimate, in hours', () => {
  const glow = serviceById('daily-glow')
  const pricing = ['1.5 h', '4+ h', '1.5-2 h'].map((timeEstimate) => ({ ...glow.pricing[0]!, timeEstimate }))
  const { offers } = json(serviceNode({ ...glow, pricing })) as { offers: Json[] }
  expect(offers.map(({ additionalProperty }) => additionalProperty)).toMatchObject(
    [1.5, 4, 1.5].map((value) => ({ value, unitCode: 'HUR' })),
  )
})

it('has offers for the products on sale, and lists the others without', () => {
  const nodes = productNodes().map(json)
  const sold = products.filter(({ availability }) => availability === 'Available')
  expect(nodes.filter((node) => node['@type'] === 'Product')).toMatchObject(
    sold.map(({ name, size, price }) => ({
      name,
      size,
      offers: { price: toDecimalString(price), priceCurrency: 'AUD' },
    })),
  )
  const list = nodes.find((node) => node['@type'] === 'ItemList')!
  expect(list.numberOfItems).toBe(products.length - sold.length)
  expect(JSON.stringify(list)).not.toContain('Offer')
})

it('has the dates of an article and all of a page’s questions', () => {
  expect(json(blogPostingNode(article))).toMatchObject({
    '@type': 'BlogPosting',
    headline: article.title,
    datePublished: article.date,
    dateModified: article.date,
    keywords: article.tags,
  })
  const asked = (json(faqNode('/services', serviceQuestions)).mainEntity as Json[]).map(({ name }) => name)
  expect(asked).toEqual(serviceQuestions.map(({ question }) => question))
})
