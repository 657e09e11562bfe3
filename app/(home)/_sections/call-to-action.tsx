import { BookingLink } from '@/components/site/booking-link'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { Promised } from '@/components/site/promised'
import { home } from '@/content/home'

/** Closing call to action: get in touch, or book. */
export function CallToAction() {
  const { heading, italic, text, contact, book } = home.callToAction
  return (
    <Section labelledBy="ready" className="grid justify-items-center gap-4 text-center md:gap-6">
      <Lino name="daily-glow" className="size-28 max-md:hidden" />
      <Headline id="ready" text={heading} italic={italic} highlight className="max-w-4xl" />
      <p className="max-w-prose text-lg text-balance text-muted">
        <Promised>{text}</Promised>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ContentLink link={contact} className={buttonVariants({ variant: 'outline', size: 'lg' })} />{' '}
        <BookingLink size="lg">{book}</BookingLink>
      </div>
    </Section>
  )
}
