import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { Badge } from '@/components/ui/badge'
import { home } from '@/content/home'

/** The guide isn't available yet, so there's text and no form (decision E31). */
export function FreeGuide() {
  const { heading, italic, status, text } = home.guide
  return (
    <Section tone="coral" labelledBy="guide" className="grid items-center gap-8 sm:grid-cols-[auto_1fr] sm:gap-12">
      <Lino name="non-toxic" className="h-36 w-auto sm:h-52" />
      <div className="grid justify-items-start gap-4">
        <Badge variant="neutral">{status}</Badge>
        <Headline id="guide" text={heading} italic={italic} />
        <p className="text-lg">{text}</p>
      </div>
    </Section>
  )
}
