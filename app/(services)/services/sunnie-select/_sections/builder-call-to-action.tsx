import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { business } from '@/content/business'
import { sunnieSelectPage } from '@/content/sunnie-select'
import { sunnieSelectWords } from '@/content/sunnie-select-page'

/** Call to action for the builder, and the donation. On tablets and up it fills the screen, in the service's tint. */
export function BuilderCallToAction() {
  const { heading, italic } = sunnieSelectWords.closing
  return (
    <Section
      tone="leaf"
      shore="spit"
      labelledBy="start"
      className="grid content-center justify-items-center gap-6 text-center md:min-h-[70svh]"
    >
      <Lino name="sunnie-select" className="h-24 w-auto md:h-[38svh]" />
      <Headline id="start" text={heading} italic={italic} highlight />
      <p className="max-w-prose text-lg text-balance text-muted">{business.donation.statement}</p>
      <ContentLink link={sunnieSelectPage.start} className={buttonVariants({ size: 'lg' })} />
    </Section>
  )
}
