import { render, screen } from '@testing-library/react'
import { LegalText } from '@/components/site/legal-text'
import { business } from '@/content/business'
import { privacyPolicy } from '@/content/legal/privacy-policy'
import { termsOfService } from '@/content/legal/terms-of-service'
import { websiteDetails } from '@/content/legal/website-details'

describe.each([privacyPolicy, termsOfService, websiteDetails])('$title', (document) => {
  it('links our email address and phone number, because browsers are told not to detect them', () => {
    render(<LegalText document={document} />)
    const email = screen.getByRole('link', { name: /@/ })
    expect(email).toHaveAttribute('href', `mailto:${business.email}`)
    expect(email).toHaveTextContent(business.email!)
    expect(screen.getByRole('link', { name: business.phone })).toHaveAttribute('href', `tel:${business.phoneHref}`)
  })
})

it('the terms link to the policy they mention, with the published wording', () => {
  const { container } = render(<LegalText document={termsOfService} />)
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  expect(container).toHaveTextContent('We handle personal information as our Privacy Policy describes.')
})
