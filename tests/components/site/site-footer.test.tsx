import { render, screen, within } from '@testing-library/react'
import { SiteFooter } from '@/components/site/site-footer'
import { business } from '@/content/business'

describe('the footer (section 2)', () => {
  beforeEach(() => render(<SiteFooter />))
  const hrefs = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('has its columns and links in the order of the specification', () => {
    expect(hrefs('Services')).toEqual(
      ['natural-order', 'daily-glow', 'full-bloom', 'sunnie-select', 'work-flow', 'five-star-reset'].map(
        (id) => `/services/${id}`,
      ),
    )
    expect(hrefs('Company')).toEqual([
      '/about',
      '/subscriptions',
      '/naturally-sunnie',
      '/protect-your-place',
      '/the-sunnie-journal',
      '/contact',
    ])
    expect(hrefs('Sustainability')).toEqual(['/sustainability', '/recycle-with-us'])
    expect(hrefs('Legal')).toEqual(['/privacy-policy', '/terms-of-service'])
  })

  it.each(['Instagram', 'Facebook', 'Pinterest', 'TikTok'])('links to %s in a new tab', (name) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  })

  it('has the guarantee, donation, ABN, contact details and year', () => {
    const footer = screen.getByRole('contentinfo')
    for (const words of [
      'White-Glove Guarantee',
      business.donation.statement,
      business.abn!,
      String(new Date().getFullYear()),
    ])
      expect(footer).toHaveTextContent(words)
    const email = screen.getByRole('link', { name: /@/ })
    expect(email).toHaveAttribute('href', `mailto:${business.email}`)
    expect(email).toHaveTextContent(business.email!)
    expect(screen.getByRole('link', { name: business.phone! })).toHaveAttribute('href', `tel:${business.phoneHref}`)
    for (const url of [business.charity.url, business.googleReviewsUrl])
      expect(footer.querySelector(`a[href="${url}"]`)).toHaveAttribute('rel', 'noopener')
  })
})
