import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { sustainability } from '@/content/sustainability'

/** What the business hasn't solved yet. */
export function SustainabilityStillLearning() {
  const { heading, italic, text, link } = sustainability.honest
  return (
    <Section
      tone="lagoon"
      shore="spit"
      labelledBy="still-learning"
      className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_2fr]"
    >
      <Lino name="laundry" className="mx-auto w-56 md:w-full md:max-w-96" />
      <div className="grid justify-items-start gap-6">
        <Headline id="still-learning" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <ContentLink link={link} className={buttonVariants({ variant: 'secondary' })} />
      </div>
    </Section>
  )
}
