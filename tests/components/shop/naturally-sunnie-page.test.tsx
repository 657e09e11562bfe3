import { render, screen, within } from '@testing-library/react'
import NaturallySunniePage from '@/app/(story)/naturally-sunnie/page'

const store = 'https://store.sunnie.example/'

beforeEach(() => render(<NaturallySunniePage />))

it('has its sections in the order of the specification', () => {
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
  const order = [
    'Naturally Sunnie',
    'Whitsundays Delivery Only',
    'The First Drop',
    'More Favorites Coming Soon',
    'Plant Care',
    'Plastic-Free Swaps',
    'Product Categories - Coming Soon',
    'Join the Waitlist',
  ]
  expect(headings.filter((heading) => order.includes(heading!))).toEqual(order)
})

it('has 22 products in four groups, with links to the store for the first drop only', () => {
  const count = (name: RegExp) => within(screen.getByRole('region', { name })).getAllByRole('article').length
  expect([/First Drop/, /More Favorites/, /Plant Care/, /Plastic-Free/].map(count)).toEqual([6, 8, 4, 4])
  const drop = within(screen.getByRole('region', { name: /First Drop/ }))
  expect(drop.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(Array(7).fill(store))
  expect(drop.getAllByText('Available')).toHaveLength(6)
  expect(drop.getByRole('link', { name: /Shop Our First Drop/ })).toHaveAttribute('target', '_blank')
})

it('links to the first drop and the waitlist by fragments that exist', () => {
  for (const name of ['Shop the First Drop', 'Join the Waitlist']) {
    const [link] = screen.getAllByRole('link', { name })
    expect(document.querySelector(link!.getAttribute('href')!)).toBeInTheDocument()
  }
})

it('lists the three upcoming categories and the four values', () => {
  const section = within(screen.getByRole('region', { name: /Product Categories/ }))
  for (const name of ['Pantry & Kitchen', 'Coastal Linen & Textiles', 'Plant Care & Garden Tools'])
    expect(section.getByRole('heading', { name })).toBeInTheDocument()
  for (const value of ['Non-Toxic', 'Australian Brands', 'Sustainable', 'Plastic-Free'])
    expect(section.getByText(value)).toBeInTheDocument()
})
