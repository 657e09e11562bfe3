import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { Badge } from '@/components/ui/badge'
import { recycling, recyclingFacts } from '@/content/recycling'

/** The figures as stated, with the recycling programme's own figures marked. */
export function RecyclingFacts() {
  const { heading, italic, note } = recycling.facts
  return (
    <Section shore="headland" labelledBy="tag-figures">
      <Headline id="tag-figures" text={heading} italic={italic} />
      <ul className="mt-8 grid border-t-2 border-ink sm:grid-cols-2 lg:mt-12 lg:grid-cols-[1fr_1.3fr_1fr_1fr]">
        {recyclingFacts.map(({ id, value, label, note: mark }) => (
          <li
            key={id}
            className="grid content-start justify-items-start gap-2 border-b border-line py-7 pe-6 lg:border-b-0 lg:not-first:border-s lg:not-first:ps-8"
          >
            <p>
              <span className="block font-display text-[3rem] leading-none tracking-[-0.02em] text-reef lg:text-[clamp(2.75rem,1rem+2.75vw,3.5rem)]">
                {value}
              </span>{' '}
              <span className="mt-3 block text-lg leading-snug">{label}</span>
            </p>
            {mark && <Badge>{mark}</Badge>}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-sm text-muted">{note}</p>
    </Section>
  )
}
