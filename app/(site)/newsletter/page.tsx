import { LeadForm } from '@/components/forms/lead-form'
import { SignUpFields } from '@/components/forms/sign-up-fields'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { InBrowser } from '@/components/site/in-browser'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { SocialLinks } from '@/components/site/social-links'
import { socialLinks } from '@/content/navigation'
import { newsletter, newsletterMeta } from '@/content/newsletter'
import { newsletterSubscribe } from '@/lib/forms/newsletter-subscribe'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/newsletter', newsletterMeta)

export default function NewsletterPage() {
  const { heading, italic, text, promises, privacyLink, success } = newsletter
  return (
    <Section
      tone="wattle"
      leafLight
      labelledBy="newsletter-title"
      className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr]"
    >
      <div className="grid gap-6">
        <Headline as="h1" id="newsletter-title" text={heading} italic={italic} highlight />
        <p className="max-w-prose text-lg">{text}</p>
        <ul className="grid gap-4">
          {promises.map(({ text: promise, linocut }) => (
            <li key={promise} className="flex items-center gap-4">
              <Lino name={linocut} priority className="size-14 shrink-0" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative rounded-card bg-silica p-7 sm:p-10">
        <LeadForm form={newsletterSubscribe} placement="newsletter">
          <SignUpFields form={newsletterSubscribe} placement="newsletter" />
          <p className="text-sm">
            <ContentLink link={privacyLink} className="text-reef underline underline-offset-4" />
          </p>
        </LeadForm>
        <InBrowser>
          <div data-stored-view hidden tabIndex={-1} className="grid justify-items-center gap-5 py-4 text-center">
            <Lino name="bottle-brush" className="h-48" />
            <Headline text={success.heading} italic={success.italic} />
            <p>{success.text}</p>
            <SocialLinks links={socialLinks} className="justify-center" />
          </div>
        </InBrowser>
      </div>
    </Section>
  )
}
