import { render, screen, within } from '@testing-library/react'
import { AddOnGallery } from '@/app/(site)/services/[serviceId]/_sections/add-on-gallery'
import { NaturalOrderExtras } from '@/app/(site)/services/[serviceId]/_sections/natural-order-extras'
import { Pricing } from '@/app/(site)/services/[serviceId]/_sections/pricing'
import { ServiceHero } from '@/app/(site)/services/[serviceId]/_sections/service-hero'
import { ServiceTestimonials } from '@/app/(site)/services/_sections/service-testimonials'
import { serviceById } from '@/content/services'

const builder = '/sunnie-select-onboarding'
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe("a service's hero", () => {
  it('opens the booking page for that service in a new tab', () => {
    render(<ServiceHero service={serviceById('work-flow')} />)
    const book = screen.getByRole('link', { name: 'Book This Service' })
    expect(book).toHaveAttribute('href', 'https://book.sunnie.example/?service=work-flow')
    expect(book).toHaveAttribute('target', '_blank')
    expect(hrefs()).not.toContain(builder)
  })

  it('says what it costs and how long it takes', () => {
    render(<ServiceHero service={serviceById('daily-glow')} />)
    expect(screen.getByText('$77 incl. GST').closest('p')).toHaveTextContent('From $77 incl. GST · typically 2-3 hours')
    render(<ServiceHero service={serviceById('five-star-reset')} />)
    expect(screen.getByText('$154 incl. GST').closest('p')).toHaveTextContent('From $154 incl. GST · 2.5 h')
  })

  it('links from The Natural Order to its onboarding, not to the builder', () => {
    render(<ServiceHero service={serviceById('natural-order')} />)
    expect(hrefs()).toContain('/natural-order-onboarding')
    expect(hrefs()).not.toContain(builder)
  })

  it('links from any other quoted service to the builder', () => {
    render(<ServiceHero service={{ ...serviceById('daily-glow'), customQuote: true }} />)
    expect(hrefs()).toContain(builder)
  })
})

describe("a service's prices", () => {
  it('lists each size with both prices and the time', () => {
    render(<Pricing service={serviceById('five-star-reset')} />)
    const row = screen.getByRole('row', { name: /Luxury villa/ })
    expect(row).toHaveTextContent('$300 + GST')
    expect(row).toHaveTextContent('$330 incl. GST')
    expect(row).toHaveTextContent('6+ h')
    expect(screen.getAllByRole('row')).toHaveLength(7)
  })

  it('links hosts to a host plan', () => {
    render(<Pricing service={serviceById('five-star-reset')} />)
    const box = screen.getByRole('complementary')
    expect(within(box).getByRole('link', { name: 'Ask for a Host Plan' })).toHaveAttribute('href', '/contact')
    expect(within(box).getByRole('link', { name: 'See Subscriptions' })).toHaveAttribute('href', '/subscriptions')
  })

  it('has no table for a quoted service', () => {
    render(<Pricing service={serviceById('natural-order')} />)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByRole('region')).toHaveTextContent('Most single-room jobs take 1-2 days')
  })
})

describe('add-ons and extras', () => {
  it.each([
    ['daily-glow', 9],
    ['full-bloom', 9],
    ['work-flow', 3],
    ['five-star-reset', 3],
  ] as const)('%s has %i add-ons, each with its time', (id, count) => {
    render(<AddOnGallery service={serviceById(id)} />)
    const items = screen.getAllByRole('listitem')
    expect(items).toHaveLength(count)
    for (const item of items) expect(item).toHaveTextContent(/\$[\d.]+ incl\. GST \d+ (minutes|hour)/)
  })

  it('shows eight spaces, six styles without "Surprise Me", and six product categories', () => {
    render(<NaturalOrderExtras />)
    const [spaces, styles, categories] = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem').length)
    expect([spaces, styles, categories]).toEqual([8, 6, 6])
    expect(screen.queryByText('Surprise Me')).not.toBeInTheDocument()
  })
})

it('shows testimonials about this service first and fills the row', () => {
  render(<ServiceTestimonials service="work-flow" />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(3)
  expect(items[0]).toHaveTextContent('calm, tidy office')
})
