import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { home } from '@/content/home'

/** A quiet band: one large sentence, one paragraph and a sprig on either side. */
export function Welcome() {
  const { heading, italic, lead, text } = home.welcome
  return (
    <Section
      labelledBy="welcome"
      className="grid items-center gap-8 lg:grid-cols-[minmax(9rem,1fr)_minmax(0,46rem)_minmax(9rem,1fr)]"
    >
      <Lino name="eucalyptus" className="hidden h-64 w-auto justify-self-start lg:block" />
      <div className="grid gap-5 lg:text-center">
        <Headline id="welcome" text={heading} italic={italic} />
        <p className="font-display text-h3 leading-snug text-balance text-reef">{lead}</p>
        <p className="text-muted">{text}</p>
      </div>
      <Lino name="australian" className="hidden h-64 w-auto justify-self-end lg:block" />
    </Section>
  )
}
