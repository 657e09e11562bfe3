import { render, screen, within } from '@testing-library/react'
import { AddOnGallery } from '@/app/(site)/services/[serviceId]/_sections/add-on-gallery'
import { NaturalOrderExtras } from '@/app/(site)/services/[serviceId]/_sections/natural-order-extras'
import { Pricing } from '@/app/(site)/services/[serviceId]/_sections/pricing'
import { ServiceHero } from '@/app/(site)/services/[serviceId]/_sections/service-hero'
import { ServiceTestimonials } from '@/app/(site)/services/_sections/service-testimonials'
import { serviceById } from '@/content/services'

const builder = '/sunnie-select-onboarding'
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the first screen of a service', () => {
  it('books at that very service, in a new tab', () => {
    render(<ServiceHero service={serviceById('work-flow')} />)
    const book = screen.getByRole('link', { name: 'Book This Service' })
    expect(book).toHaveAttribute('href', 'https://book.sunnie.example/?service=work-flow')
    expect(book).toHaveAttribute('target', '_blank')
    expect(hrefs()).not.toContain(builder)
  })

  it('leads from the Natural Order to its onboarding, not to the builder', () => {
    render(<ServiceHero service={serviceById('natural-order')} />)
    expect(hrefs()).toContain('/natural-order-onboarding')
    expect(hrefs()).not.toContain(builder)
  })

  it('leads from any other quoted service to the builder', () => {
    render(<ServiceHero service={{ ...serviceById('daily-glow'), customQuote: true }} />)
    expect(hrefs()).toContain(builder)
  })
})

describe('the prices of a service', () => {
  it('lists each size with net, total and time', () => {
    render(<Pricing service={serviceById('five-star-reset')} />)
    const row = screen.getByRole('row', { name: /Luxury villa/ })
    expect(row).toHaveTextContent('$300 + GST')
    expect(row).toHaveTextContent('$330 incl. GST')
    expect(row).toHaveTextContent('6+ h')
    expect(screen.getAllByRole('row')).toHaveLength(7)
  })

  it('sends hosts to a plan of their own', () => {
    render(<Pricing service={serviceById('five-star-reset')} />)
    const box = screen.getByRole('complementary')
    expect(within(box).getByRole('link', { name: 'Ask for a host plan' })).toHaveAttribute('href', '/contact')
    expect(within(box).getByRole('link', { name: 'See subscriptions' })).toHaveAttribute('href', '/subscriptions')
  })

  it('has no table for a quoted service', () => {
    render(<Pricing service={serviceById('natural-order')} />)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByText(/Most single-room jobs take 1-2 days/)).toBeInTheDocument()
  })
})

describe('extras', () => {
  it.each([
    ['daily-glow', 9],
    ['full-bloom', 9],
    ['work-flow', 3],
    ['five-star-reset', 3],
  ] as const)('%s has %i add-ons, each with its time', (id, count) => {
    render(<AddOnGallery addOns={serviceById(id).addons} />)
    const items = screen.getAllByRole('listitem')
    expect(items).toHaveLength(count)
    for (const item of items) expect(item).toHaveTextContent(/\d+ (minutes|hour)/)
  })

  it('shows eight spaces, six styles and no surprise, and six kinds of pieces', () => {
    render(<NaturalOrderExtras />)
    const [spaces, styles, pieces] = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem').length)
    expect([spaces, styles, pieces]).toEqual([8, 6, 6])
    expect(screen.queryByText('Surprise Me')).not.toBeInTheDocument()
  })
})

it('puts what clients said of this service first and fills the row', () => {
  render(<ServiceTestimonials service="work-flow" />)
  const voices = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(voices).toHaveLength(3)
  expect(voices[0]).toHaveTextContent('calm, tidy office')
})
