import { WaitlistLink } from './waitlist-link'
import { BookingLink } from '@/components/site/booking-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { contact } from '@/content/contact'
import { bookNow } from '@/content/navigation'

/** Book through the external service, or join the waitlist using the form on this page. */
export function ReadyToBook() {
  const { heading, italic, text, waitlistButton, waitlistSubject } = contact.ready
  return (
    <Section
      tone="wattle"
      shore="cove"
      leafLight
      labelledBy="ready-to-book"
      className="flex flex-wrap items-center gap-x-14 gap-y-8 md:flex-nowrap"
    >
      <Lino name="daily-glow" className="w-36 shrink-0 md:w-48" />
      <div className="grid justify-items-start gap-5">
        <Headline id="ready-to-book" text={heading} italic={italic} />
        <p className="max-w-lg text-lg">{text}</p>
        <p className="flex flex-wrap gap-3">
          <BookingLink size="lg">{bookNow.label}</BookingLink>{' '}
          <WaitlistLink
            label={waitlistButton.label}
            href={waitlistButton.href}
            subject={waitlistSubject}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          />
        </p>
      </div>
    </Section>
  )
}
