import { render, screen } from '@testing-library/react'
import { ServiceCard } from '@/app/(site)/(home)/_sections/service-card'
import { serviceById } from '@/content/services'

describe('a service card', () => {
  it('is a single link to the service, named after it', () => {
    render(<ServiceCard service={serviceById('full-bloom')} tone={0} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'The Full Bloom' })).toHaveAttribute('href', '/services/full-bloom')
    expect(screen.getByText(/View Service/)).toBeInTheDocument()
  })

  it('shows the lowest price including and excluding GST', () => {
    render(<ServiceCard service={serviceById('full-bloom')} tone={0} />)
    expect(screen.getByText('$115.50 incl. GST')).toBeInTheDocument()
    expect(screen.getByText('$105 + GST')).toBeInTheDocument()
  })

  it('shows no price for a quoted service', () => {
    const { container } = render(<ServiceCard service={serviceById('natural-order')} tone={0} />)
    expect(screen.getByText('Quote-based')).toBeInTheDocument()
    expect(container).not.toHaveTextContent('$')
  })

  it('shows the featured note', () => {
    render(<ServiceCard service={serviceById('natural-order')} tone={0} />)
    expect(
      screen.getByText(/now includes styling and organisation with partnered Australian brands/),
    ).toBeInTheDocument()
  })
})
