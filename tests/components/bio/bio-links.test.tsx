import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BioLinks } from '@/app/(site)/bio/_sections/bio-links'

const words = { label: 'Search the links', placeholder: 'Search', empty: "Can't find that one here." }
const links = [
  { label: 'Naturally Sunnie', href: '/naturally-sunnie' },
  { label: 'Contact Us', href: '/contact' },
]
const shown = () => screen.queryAllByRole('link').map((link) => link.textContent)

it('filters the links while typing, without leaving the page', async () => {
  const user = userEvent.setup()
  render(<BioLinks words={words} first={{ label: 'Check Out Our Services', href: '/services' }} links={links} />)
  expect(shown()).toEqual(['Check Out Our Services', 'Naturally Sunnie', 'Contact Us'])
  await user.type(screen.getByRole('searchbox'), 'OUR{Enter}')
  expect(shown()).toEqual(['Check Out Our Services'])
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(shown()).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent("Can't find that one here.")
})
