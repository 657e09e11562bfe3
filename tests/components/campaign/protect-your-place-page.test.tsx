import { render, screen, within } from '@testing-library/react'
import ProtectYourPlacePage from '@/app/(story)/protect-your-place/page'

beforeEach(() => render(<ProtectYourPlacePage />))

it('links to each of the three sponsors twice, in a new tab', () => {
  for (const name of ['Sponsor one', 'Sponsor two', 'Sponsor three']) {
    const links = screen.getAllByRole('link', { name })
    expect(links).toHaveLength(2)
    for (const link of links) expect(link).toHaveAttribute('target', '_blank')
  }
})

it('links from Learn More to How You Can Help, and from a tile to the second form', () => {
  expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#how-you-can-help')
  expect(document.getElementById('how-you-can-help')).toContainElement(
    screen.getByRole('heading', { name: 'How You Can Help' }),
  )
  expect(screen.getByRole('link', { name: 'Get involved' })).toHaveAttribute('href', '#engage')
  expect(within(document.getElementById('engage')!).getByRole('button', { name: 'Count Me In' })).toBeInTheDocument()
})

it('says once, at its date, that the hunt has finished', () => {
  expect(screen.getAllByText('This hunt has finished')).toHaveLength(1)
  const timeline = within(screen.getByRole('region', { name: 'Our Journey So Far' }))
  expect(timeline.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'June 2025',
    'August 2025',
    'Coming soon',
  ])
  expect(within(timeline.getAllByRole('listitem')[1]!).getByText('This hunt has finished')).toBeInTheDocument()
})

it('has no duplicate ids in its two forms', () => {
  const ids = [...document.querySelectorAll('form [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(screen.getAllByLabelText('Email')).toHaveLength(2)
})
