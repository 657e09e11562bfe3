import { render, screen } from '@testing-library/react'
import { SiteFooter } from '@/components/site/site-footer'
import { business } from '@/content/business'

it('the footer has the guarantee, donation, ABN, contact details and year, and opens other sites in a new tab', () => {
  render(<SiteFooter />)
  const footer = screen.getByRole('contentinfo')
  for (const words of [
    'White-Glove Guarantee',
    business.donation.statement,
    business.abn!,
    String(new Date().getFullYear()),
  ])
    expect(footer).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', `mailto:${business.email}`)
  expect(screen.getByRole('link', { name: business.phone! })).toHaveAttribute('href', `tel:${business.phoneHref}`)
  for (const name of ['Instagram', 'Facebook', 'Pinterest', 'TikTok'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  for (const url of [business.charity.url, business.googleReviewsUrl])
    expect(footer.querySelector(`a[href="${url}"]`)).toHaveAttribute('rel', 'noopener')
})
