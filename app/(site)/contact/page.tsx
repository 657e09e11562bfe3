import { Promised } from '@/components/site/promised'
import { contactQuestions } from '@/content/questions'
import { breadcrumbNode, faqNode, pageNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { ContactDetails } from './_sections/contact-details'
import { ContactQuestions } from './_sections/contact-questions'
import { ReadyToBook } from './_sections/ready-to-book'
import { ContactFields } from '@/components/forms/contact-fields'
import { LeadForm } from '@/components/forms/lead-form'
import { RatingBadge } from '@/components/sections/rating-badge'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { phoneLink } from '@/content/business'
import { contact as words, contactMeta } from '@/content/contact'
import { contact } from '@/lib/forms/contact'

export const metadata = pageMetadata('/contact', contactMeta)

export default function ContactPage() {
  return (
    <>
      <JsonLd
        nodes={[
          pageNode('ContactPage', '/contact', contactMeta),
          faqNode('/contact', contactQuestions),
          breadcrumbNode(['Contact', '/contact']),
        ]}
      />
      <Section labelledBy="contact-title" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_minmax(0,25rem)]">
        <div className="grid content-start gap-8">
          <div className="grid gap-5">
            <Headline as="h1" id="contact-title" text={words.heading} italic={words.italic} highlight />
            <p className="max-w-prose text-lg">
              <Promised>{words.text}</Promised>
            </p>
            <ContentLink
              link={phoneLink}
              className={buttonVariants({ variant: 'link', size: 'inline', className: 'justify-self-start lg:hidden' })}
            />
          </div>
          <LeadForm form={contact} placement="contact" id="contact-form">
            <ContactFields beside={<RatingBadge variant="minimal" />} />
          </LeadForm>
        </div>
        <ContactDetails />
      </Section>
      <ReadyToBook />
      <ContactQuestions />
    </>
  )
}
