import { ContactFields } from '@/components/forms/contact-fields'
import { LeadForm } from '@/components/forms/lead-form'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { business } from '@/content/business'
import { home } from '@/content/home'
import { contact } from '@/lib/forms/contact'

const linkClasses = 'py-1 font-semibold underline decoration-2 underline-offset-4'

/** The enquiry form at the bottom of the page (specification sections 2, 5 and 7). */
export function ContactForm() {
  const { heading, italic, text, or } = home.contact
  return (
    <Section labelledBy="contact" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.3fr]">
      <div className="grid content-start gap-5">
        <Headline id="contact" text={heading} italic={italic} />
        <p className="max-w-prose text-lg text-muted">{text}</p>
        <p className="mt-2 grid justify-items-start gap-1 border-t border-line pt-5">
          {(business.email || business.phone) && <span className="text-sm text-muted">{or}</span>}
          {business.email && (
            <a href={`mailto:${business.email}`} className={linkClasses}>
              {business.email}
            </a>
          )}
          {business.phone && (
            <a href={`tel:${business.phoneHref}`} className={linkClasses}>
              {business.phone}
            </a>
          )}
          <span>{business.address}</span>
        </p>
      </div>
      <LeadForm form={contact} placement="home" id="contact-form">
        <ContactFields />
      </LeadForm>
    </Section>
  )
}
