import { LeadForm } from '@/components/forms/lead-form'
import { NewsletterFields } from '@/components/forms/newsletter-fields'
import { NewsletterBlock } from '@/components/sections/newsletter-block'
import { home } from '@/content/home'
import { newsletter } from '@/lib/forms/newsletter'

/** Newsletter sign-up with a single field (specification sections 2, 4 and 8). */
export function NewsletterForm() {
  const { heading, italic, text } = home.newsletter
  return (
    <NewsletterBlock heading={heading} italic={italic} text={text}>
      <LeadForm slug="newsletter" endpoint={newsletter.endpoint} placement="home" className="relative grid gap-4">
        <NewsletterFields placement="home" />
      </LeadForm>
    </NewsletterBlock>
  )
}
