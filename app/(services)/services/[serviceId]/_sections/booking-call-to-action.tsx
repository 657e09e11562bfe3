import { BookingLink } from '@/components/site/booking-link'
import { ContentLink } from '@/components/site/content-link'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'
import { serviceTones } from '../../_sections/service-tones'

/** Call to action for booking this service. On tablets and up it fills the screen, in the service's tint. */
export function BookingCallToAction({ service }: { readonly service: Service }) {
  const { text, quoteText } = servicePage.closing
  const { heading, italic } = service.headings.closing ?? servicePage.closing
  return (
    <Section
      tone={serviceTones[service.id]}
      labelledBy="closing"
      className="grid content-center justify-items-center gap-4 text-center md:min-h-[70svh] md:gap-6 print:hidden"
    >
      <Lino name={service.id} className="w-auto max-md:hidden md:h-[38svh]" />
      <Headline id="closing" text={heading} italic={italic} highlight />
      <p className="max-w-prose text-lg text-balance text-muted">{service.customQuote ? quoteText : text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {service.customQuote && (
          <ContentLink link={servicePage.onboarding} className={buttonVariants({ size: 'lg' })} />
        )}{' '}
        <BookingLink service={service.id} size="lg" variant={service.customQuote ? 'outline' : 'primary'}>
          {servicePage.book}
        </BookingLink>
      </div>
      <div className="text-start sm:[&>*]:bg-silica">
        <Guarantee variant="badge" />
      </div>
    </Section>
  )
}
