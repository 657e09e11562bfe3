import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BioLinks } from '@/app/(site)/bio/_sections/bio-links'

const search = { label: 'Search the links', placeholder: 'Search', empty: "Can't find that one here." }
const links = [
  { label: 'Check Out Our Services', href: '/services', detail: 'Six of them', linocut: 'mark' },
  { label: 'Naturally Sunnie', href: '/naturally-sunnie', detail: 'Our eco shop', linocut: 'mark' },
  { label: 'Contact Us', href: '/contact', detail: 'We answer', linocut: 'mark' },
]
const shown = () => screen.queryAllByRole('link').map((link) => link.textContent)

it('filters the links while typing, without leaving the page', async () => {
  const user = userEvent.setup()
  render(<BioLinks label="Links" links={links} search={search} />)
  expect(shown()).toEqual(['Check Out Our Services', 'Naturally Sunnie', 'Contact Us'])
  await user.type(screen.getByRole('searchbox'), 'CONTACT{Enter}')
  expect(shown()).toEqual(['Contact Us'])
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(shown()).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent("Can't find that one here.")
})
