import { ContentLink } from '@/components/site/content-link'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { Promised } from '@/components/site/promised'
import { subscriptionsPage } from '@/content/subscriptions-page'

/** Call to action for the wizard. */
export function SubscribeCallToAction() {
  const { heading, italic, text, start } = subscriptionsPage.closing
  return (
    <Section labelledBy="start" className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr] print:hidden">
      <div className="grid justify-items-start gap-5">
        <Headline id="start" text={heading} italic={italic} highlight />
        <p className="max-w-prose text-lg text-muted">
          <Promised>{text}</Promised>
        </p>
        <ContentLink link={start} className={buttonVariants({ size: 'lg' })} />
      </div>
      <Guarantee variant="banner" />
    </Section>
  )
}
