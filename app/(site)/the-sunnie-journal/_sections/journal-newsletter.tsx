import { LeadForm } from '@/components/forms/lead-form'
import { NewsletterFields } from '@/components/forms/newsletter-fields'
import { NewsletterBlock } from '@/components/sections/newsletter-block'
import { journal } from '@/content/journal'
import { newsletter } from '@/lib/forms/newsletter'

/** Newsletter sign-up between the article list and the closing call to action. */
export function JournalNewsletter() {
  const { heading, headingItalic, text } = journal.newsletter
  return (
    <NewsletterBlock heading={heading} italic={headingItalic} text={text} shore="headland">
      <LeadForm slug="newsletter" endpoint={newsletter.endpoint} placement="journal">
        <NewsletterFields placement="journal" />
      </LeadForm>
    </NewsletterBlock>
  )
}
