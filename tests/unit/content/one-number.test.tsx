import { render, screen } from '@testing-library/react'

/** Overwrites one number in the content, as the owner would, before anything that uses it is loaded. */
const edit = <Key extends string>(entry: Readonly<Record<Key, number>>, key: Key, value: number) => {
  ;(entry as Record<Key, number>)[key] = value
}

beforeEach(() => jest.resetModules())

test('editing a service’s price updates its page, its structured data and the wizard’s once-off price', async () => {
  const { serviceById } = await import('@/content/services')
  const service = serviceById('daily-glow')
  edit(
    service.pricing.find(({ wizardSize }) => wizardSize === '1b1b')!,
    'amount',
    12_300,
  )

  const { Pricing } = await import('@/app/(services)/services/[serviceId]/_sections/pricing')
  render(<Pricing service={service} />)
  const [row] = screen.getAllByRole('row', { name: /135\.30/ })
  expect(row).toHaveTextContent('$123 + GST')
  expect(row).toHaveTextContent('$135.30 incl. GST')

  const { serviceNode } = await import('@/lib/seo/service')
  expect(JSON.stringify(serviceNode(service))).toContain('135.30')

  const { wizardCatalogue } = await import('@/components/subscribe/catalogue')
  expect(JSON.stringify(wizardCatalogue)).toContain('13530')
})

test('editing a subscription’s price updates the wizard and the remarks for the owner', async () => {
  const { wizardPrices } = await import('@/content/wizard')
  edit(wizardPrices['daily-glow']['1b1b']!, 'weekly', 8_000)

  const { wizardCatalogue } = await import('@/components/subscribe/catalogue')
  expect(wizardCatalogue.prices['daily-glow']['1b1b']!.weekly).toBe(8_000)

  const { subscribeServer } = await import('@/lib/forms/subscribe.server')
  const { caseOf } = await import('../../support/form-cases/all')
  const request = caseOf('subscribe').body('kim@visitor.example') as Parameters<
    NonNullable<typeof subscribeServer.remarks>
  >[0]
  expect(subscribeServer.remarks!(request, {}).join('\n')).toContain('By our list: $80.00 a visit')
})

test('editing an area’s price updates the owner’s remarks on a build', async () => {
  const { builderAreas } = await import('@/content/sunnie-select')
  edit(builderAreas[0]!, 'basePrice', 9_900)

  const { sunnieSelectQuoteServer } = await import('@/lib/forms/sunnie-select-quote.server')
  const { caseOf } = await import('../../support/form-cases/all')
  const quote = caseOf('sunnie-select-quote').body('kim@visitor.example') as Parameters<
    NonNullable<typeof sunnieSelectQuoteServer.remarks>
  >[0]
  expect(sunnieSelectQuoteServer.remarks!(quote, {}).join('\n')).toContain(`${builderAreas[0]!.name} $99`)
})

test('editing a product’s price updates its card and its structured data', async () => {
  const { products } = await import('@/content/products')
  edit(products[0]!, 'price', 4_321)

  const { ProductCard } = await import('@/app/(story)/naturally-sunnie/_sections/product-card')
  render(<ProductCard product={products[0]!} sizes="100vw" />)
  expect(screen.getByText('$43.21')).toBeVisible()

  const { productNodes } = await import('@/lib/seo/product')
  expect(JSON.stringify(productNodes())).toContain('43.21')
})
