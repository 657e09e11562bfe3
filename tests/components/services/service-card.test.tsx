import { render, screen } from '@testing-library/react'
import { ServiceCard } from '@/components/sections/service-card'
import { serviceById } from '@/content/services'

describe('a service card', () => {
  it('is one link, named after the service, to its page', () => {
    render(<ServiceCard service={serviceById('full-bloom')} tone={0} />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'The Full Bloom' })).toHaveAttribute('href', '/services/full-bloom')
    expect(screen.getByText(/View Service/)).toBeInTheDocument()
  })

  it('shows the lowest price as one total, and what it is without GST', () => {
    render(<ServiceCard service={serviceById('full-bloom')} tone={0} />)
    expect(screen.getByText('$115.50 incl. GST')).toBeInTheDocument()
    expect(screen.getByText('$105 + GST')).toBeInTheDocument()
  })

  it('says that a quoted service is quoted, and shows no price', () => {
    const { container } = render(<ServiceCard service={serviceById('natural-order')} tone={0} />)
    expect(screen.getByText('Quote-based')).toBeInTheDocument()
    expect(container).not.toHaveTextContent('$')
  })

  it('has the featured note only where it is asked for', () => {
    const note = /now includes styling and organisation with partnered Australian brands/
    const { rerender } = render(<ServiceCard service={serviceById('natural-order')} tone={0} newLabel="New" />)
    expect(screen.getByText(note)).toBeInTheDocument()
    rerender(<ServiceCard service={serviceById('natural-order')} tone={0} />)
    expect(screen.queryByText(note)).not.toBeInTheDocument()
  })
})
