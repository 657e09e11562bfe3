import { render, screen, within } from '@testing-library/react'
import NaturallySunniePage from '@/app/(story)/naturally-sunnie/page'

const store = 'https://store.sunnie.example/'

beforeEach(() => render(<NaturallySunniePage />))

it('has 22 products in four groups, with links to the store for the first drop only', () => {
  const count = (name: RegExp) => within(screen.getByRole('region', { name })).getAllByRole('article').length
  expect([/First Drop/, /More Favorites/, /Plant Care/, /Plastic-Free/].map(count)).toEqual([6, 8, 4, 4])
  const drop = within(screen.getByRole('region', { name: /First Drop/ }))
  expect(drop.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(Array(7).fill(store))
  expect(drop.getAllByText('Available')).toHaveLength(6)
  expect(drop.getByRole('link', { name: /Shop Our First Drop/ })).toHaveAttribute('target', '_blank')
})
