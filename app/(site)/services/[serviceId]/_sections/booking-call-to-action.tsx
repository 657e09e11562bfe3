import { BookingLink } from '@/components/site/booking-link'
import { ContentLink } from '@/components/site/content-link'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

/** Call to action for booking this service. */
export function BookingCallToAction({ service }: { readonly service: Service }) {
  const { heading, italic, text } = servicePage.closing
  return (
    <Section labelledBy="closing" className="grid justify-items-center gap-4 text-center md:gap-6">
      <Lino name={service.id} className="hidden h-32 w-auto md:block" />
      <Headline id="closing" text={heading} italic={italic} highlight />
      <p className="max-w-prose text-lg text-muted">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {service.customQuote && (
          <ContentLink link={servicePage.onboarding} className={buttonVariants({ size: 'lg' })} />
        )}
        <BookingLink service={service.id} size="lg" variant={service.customQuote ? 'outline' : 'primary'}>
          {servicePage.book}
        </BookingLink>
      </div>
      <div className="text-start">
        <Guarantee variant="badge" />
      </div>
    </Section>
  )
}
