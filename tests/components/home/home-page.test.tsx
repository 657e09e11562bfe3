import { render, screen, within } from '@testing-library/react'
import HomePage from '@/app/(site)/(home)/page'

// Specification section 2, home.
const order = [
  'Eco Cleaning That Leaves You Glowing',
  'Our Signature Services',
  'Why Choose Us',
  'Our White-Glove Guarantee',
  'Save up to 30% on regular cleans',
  'Welcome to Sunnie',
  'The Person Behind the Shine',
  'Naturally Sunnie Is Here',
  'Protect Your Place',
  'Ready for a home that glows?',
  'What Our Clients Say',
  'Your Free Toxin-Free Home Guide',
  'A Place for Everything',
  'A dollar from every service goes back to the sea',
  'A Little Sunshine by Email',
  'Send Us a Message',
]

const section = (name: string) => screen.getByRole('region', { name })

describe('home', () => {
  beforeEach(() => void render(<HomePage />))

  it('has its sections in the order of the specification, with a single h1', () => {
    const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3')
    expect(headings.map(({ textContent }) => textContent)).toEqual(order)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('starts with a link to the campaign', () => {
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/protect-your-place')
  })

  it('shows six services, with a note about what is new', () => {
    const services = section('Our Signature Services')
    expect(within(services).getAllByRole('listitem')).toHaveLength(6)
    expect(services).toHaveTextContent(
      'Natural Order now includes styling and organisation with partnered Australian brands.',
    )
  })

  it('shows the six products of the first drop', () => {
    expect(within(section('Naturally Sunnie Is Here')).getAllByRole('listitem')).toHaveLength(6)
  })

  it('has no form for the guide that does not exist yet', () => {
    const guide = section('Your Free Toxin-Free Home Guide')
    expect(guide).toHaveTextContent('Come back in 24 hours.')
    expect(guide.querySelector('form, input, button, a')).toBeNull()
  })

  it('says what carries on of the campaign', () => {
    expect(section('Protect Your Place')).toHaveTextContent('The $1 carries on, every service.')
  })

  it('says what the biggest saving is beside the claimed one', () => {
    expect(section('Save up to 30% on regular cleans')).toHaveTextContent(
      "Today's biggest: 25% off The Full Bloom, weekly.",
    )
  })

  it('has two forms that work without JavaScript', () => {
    const forms = [...document.querySelectorAll('form')].map((form) => [form.getAttribute('action'), form.method])
    expect(forms).toEqual([
      ['/api/newsletter', 'post'],
      ['/api/contact', 'post'],
    ])
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
