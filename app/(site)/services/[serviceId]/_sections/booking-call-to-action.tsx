import { BookingLink } from '@/components/site/booking-link'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

/** Call to action for booking this service. */
export function BookingCallToAction({ service }: { readonly service: Service }) {
  const { heading, italic, text } = servicePage.closing
  return (
    <Section labelledBy="closing" className="grid justify-items-center gap-6 text-center">
      <Lino name={service.id} className="h-32 w-auto" />
      <Headline id="closing" text={heading} italic={italic} highlight />
      <p className="max-w-prose text-lg text-muted">{text}</p>
      <BookingLink service={service.id} size="lg">
        {servicePage.book}
      </BookingLink>
      <div className="text-start">
        <Guarantee variant="badge" />
      </div>
    </Section>
  )
}
