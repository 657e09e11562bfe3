import { LeadForm } from '@/components/forms/lead-form'
import { SignUpFields } from '@/components/forms/sign-up-fields'
import { NewsletterBlock } from '@/components/sections/newsletter-block'
import { home } from '@/content/home'
import { newsletter } from '@/lib/forms/newsletter'

/** Newsletter sign-up with a single field (specification sections 2, 4 and 8). */
export function NewsletterForm() {
  return (
    <NewsletterBlock {...home.newsletter}>
      <LeadForm form={newsletter} placement="home" className="relative grid gap-4">
        <SignUpFields form={newsletter} placement="home" inline />
      </LeadForm>
    </NewsletterBlock>
  )
}
