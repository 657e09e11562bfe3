import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { Badge } from '@/components/ui/badge'
import { home } from '@/content/home'

/** The guide isn't available yet, so there's text and no form. */
export function FreeGuide() {
  const { heading, italic, status, text } = home.guide
  return (
    <Section tone="coral" labelledBy="guide" rhythm="strip" className="flex items-center gap-5 sm:gap-10">
      <Lino name="non-toxic" className="h-[min(5rem,25vw)] w-auto shrink-0 sm:h-36" />
      <div className="grid min-w-0 justify-items-start gap-2">
        <Badge variant="neutral">{status}</Badge>
        <Headline id="guide" size="h3" text={heading} italic={italic} />
        <p>{text}</p>
      </div>
    </Section>
  )
}
