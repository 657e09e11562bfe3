import { LeadForm } from '@/components/forms/lead-form'
import { SignUpFields } from '@/components/forms/sign-up-fields'
import { NewsletterBlock } from '@/components/sections/newsletter-block'
import { journal } from '@/content/journal'
import { newsletter } from '@/lib/forms/newsletter'

/** Newsletter sign-up between the article list and the closing call to action. */
export function JournalNewsletter() {
  return (
    <NewsletterBlock {...journal.newsletter} shore="headland">
      <LeadForm form={newsletter} placement="journal">
        <SignUpFields form={newsletter} placement="journal" inline />
      </LeadForm>
    </NewsletterBlock>
  )
}
