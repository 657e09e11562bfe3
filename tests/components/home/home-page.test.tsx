import { render, screen, within } from '@testing-library/react'
import HomePage from '@/app/(site)/(home)/page'

const section = (name: string) => screen.getByRole('region', { name })

describe('home', () => {
  beforeEach(() => void render(<HomePage />))

  it('starts with a link to the campaign', () => {
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/protect-your-place')
  })

  it('shows the six products of the first drop', () => {
    expect(within(section('Naturally Sunnie Is Here')).getAllByRole('listitem')).toHaveLength(6)
  })

  it('has no form for the guide that does not exist yet', () => {
    const guide = section('Your Free Toxin-Free Home Guide')
    expect(guide).toHaveTextContent('Come back in 24 hours.')
    expect(guide.querySelector('form, input, button, a')).toBeNull()
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
