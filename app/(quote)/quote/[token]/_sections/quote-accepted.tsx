import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { quoteWords } from '@/content/quotes'

const { heading, italic } = quoteWords.yes

/** Thanks for a yes, and what follows from it. A turtle crosses the tide line below, by style sheet alone. */
export function QuoteAccepted({ text }: { readonly text: string }) {
  return (
    <Section tone="lagoon" className="max-w-6xl justify-between gap-x-10 sm:flex print:hidden">
      <div role="status" className="max-w-prose sm:pb-8">
        <Headline as="h1" size="h2" text={heading} italic={italic} />
        <p className="mt-4 text-lg">{text}</p>
      </div>
      <Lino
        name="turtle"
        priority
        className="crossing relative z-10 ms-auto -mb-28 w-40 shrink-0 self-end sm:w-52 lg:-mb-44 lg:w-60"
      />
    </Section>
  )
}
