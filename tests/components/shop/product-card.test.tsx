import { render, screen, within } from '@testing-library/react'
import { ProductCard } from '@/app/(story)/naturally-sunnie/_sections/product-card'
import type { Product } from '@/content/types'

const product: Product = {
  id: 'sample-cleaner',
  section: 'first-drop',
  brand: 'koalaEcoProducts',
  name: 'Sample Cleaner',
  subtitle: 'Finger lime',
  description: 'For samples.',
  size: '500ml',
  price: 1600,
  priceStyle: 'always',
  availability: 'Available',
  image: { folder: 'products', id: 'sample-cleaner', alt: 'The bottle' },
  hoverAlt: 'The bottle from the side',
}

describe('a product card', () => {
  it('opens the online store in a new tab, with a link named after the product', () => {
    render(<ProductCard product={product} store="https://store.example/" sizes="10rem" />)
    const link = screen.getByRole('link', { name: 'Sample Cleaner' })
    expect(link).toHaveAttribute('href', 'https://store.example/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('is not a link if the product is not on sale', () => {
    render(<ProductCard product={{ ...product, availability: 'Coming Soon' }} sizes="10rem" />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Coming Soon')).toBeInTheDocument()
  })

  it('shows name, scent, size, price and both pictures', () => {
    render(<ProductCard product={product} sizes="10rem" />)
    const card = within(screen.getByRole('article', { name: 'Sample Cleaner' }))
    for (const words of ['Finger lime', '$16.00', '500ml', 'For samples.'])
      expect(card.getByText(words)).toBeInTheDocument()
    expect(card.getByAltText('The bottle')).toBeInTheDocument()
    expect(card.getByAltText('The bottle from the side')).toBeInTheDocument()
  })
})
