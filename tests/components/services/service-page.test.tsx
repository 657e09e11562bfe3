import { render, screen, within } from '@testing-library/react'
import { ServiceCard } from '@/app/(home)/_sections/service-card'
import { AddOnGallery } from '@/app/(services)/services/[serviceId]/_sections/add-on-gallery'
import { Pricing } from '@/app/(services)/services/[serviceId]/_sections/pricing'
import { ServiceHero } from '@/app/(services)/services/[serviceId]/_sections/service-hero'
import { ServiceTestimonials } from '@/app/(services)/services/_sections/service-testimonials'
import { bookingHref, business } from '@/content/business'
import { serviceById, services } from '@/content/services'
import { testimonials } from '@/content/testimonials'
import { servicePriceLabels } from '@/lib/pricing/gst'

const lists = services.map((service) => [service.id, service] as const)
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const labelsOf = (amount: number) => servicePriceLabels(amount, business.gst)

it.each(lists)('%s: card and page show the lowest price with GST, or none if it’s quoted', (id, service) => {
  const { container, unmount } = render(<ServiceCard service={service} tone={0} />)
  expect(screen.getByRole('link', { name: service.title })).toHaveAttribute('href', `/services/${id}`)
  const lowest = service.pricing.map(({ amount }) => amount).sort((a, b) => a - b)[0]
  const price = lowest && labelsOf(lowest).total
  if (price) expect(container).toHaveTextContent(price)
  else expect(container).not.toHaveTextContent('$')
  unmount()
  const hero = render(<ServiceHero service={service} />).container
  if (price) expect(hero).toHaveTextContent(`From ${price}`)
  const book = screen.getByRole('link', { name: 'Book This Service' })
  expect(book).toHaveAttribute('href', bookingHref(service.id))
  expect(book).toHaveAttribute('target', '_blank')
  expect(hero).toHaveTextContent(`${business.serviceArea.join(', ')} and surrounds`)
  expect(hero).toHaveTextContent(id === 'full-bloom' ? 'Book 2-3 weeks ahead' : 'Book at least 1 week ahead')
  expect(hero).toHaveTextContent('White-Glove Guarantee')
  expect(screen.getByRole('link', { name: `${business.rating.value} on Google` })).toHaveAttribute(
    'href',
    business.googleReviewsUrl,
  )
})

it.each(lists)('%s: its table has each size with both prices and the time, or there’s none', (_, service) => {
  render(<Pricing service={service} />)
  expect(screen.queryAllByRole('table')).toHaveLength(service.pricing.length ? 1 : 0)
  for (const { propertySize, amount, timeEstimate } of service.pricing) {
    const row = screen.getByRole('rowheader', { name: propertySize }).closest('tr')!
    for (const text of [labelsOf(amount).net, labelsOf(amount).total, timeEstimate]) expect(row).toHaveTextContent(text)
  }
})

it.each(lists.filter(([, { addons }]) => addons.length > 0))('%s: each add-on has its time', (_, service) => {
  render(<AddOnGallery service={service} />)
  for (const item of screen.getAllByRole('listitem')) expect(item).toHaveTextContent(/\d+ (minutes|hour)/)
})

it('links from The Natural Order to its onboarding, and from any other quoted service to the builder', () => {
  const { unmount } = render(<ServiceHero service={serviceById('natural-order')} />)
  expect(hrefs()).toContain('/natural-order-onboarding')
  expect(hrefs()).not.toContain('/sunnie-select-onboarding')
  unmount()
  render(<ServiceHero service={{ ...serviceById('daily-glow'), customQuote: true }} />)
  expect(hrefs()).toContain('/sunnie-select-onboarding')
})

it('shows testimonials about this service first and fills the row', () => {
  const own = testimonials.find(({ services: about }) => about?.length)
  if (!own) return // there are no reviews of a service yet
  render(<ServiceTestimonials service={own.services![0]!} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items).toHaveLength(Math.min(3, testimonials.length))
  expect(items[0]).toHaveTextContent(own.text)
})
