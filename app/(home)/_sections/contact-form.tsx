import { ContactFields } from '@/components/forms/contact-fields'
import { LeadForm } from '@/components/forms/lead-form'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { Promised } from '@/components/site/promised'
import { business, emailLink, phoneLink } from '@/content/business'
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
        <p className="max-w-prose text-lg text-muted">
          <Promised>{text}</Promised>
        </p>
        <p className="mt-2 grid justify-items-start gap-1 border-t border-line pt-5">
          {(emailLink || phoneLink) && <span className="text-sm text-muted">{or}</span>}{' '}
          <ContentLink link={emailLink} className={linkClasses} />{' '}
          <ContentLink link={phoneLink} className={linkClasses} /> <span>{business.address}</span>
        </p>
      </div>
      <LeadForm form={contact} placement="home" id="contact-form">
        <ContactFields />
      </LeadForm>
    </Section>
  )
}
