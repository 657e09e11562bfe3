import { LeadForm } from '@/components/forms/lead-form'
import { NewsletterFields } from '@/components/forms/newsletter-fields'
import { NewsletterBlock } from '@/components/sections/newsletter-block'
import { journal } from '@/content/journal'
import { newsletter } from '@/lib/forms/newsletter'

/** The newsletter form between the journal's list and its last block. */
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
