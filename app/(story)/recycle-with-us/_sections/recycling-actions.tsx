import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { recycling } from '@/content/recycling'

const panels = [
  { words: recycling.donate, id: 'donate', emblem: 'bread-tag', colours: 'bg-lagoon' },
  { words: recycling.host, id: 'host', emblem: 'bread-tag-jar', colours: 'bg-wattle-tint' },
] as const

/** Two ways to take part, each a `mailto:` link with the subject filled in. */
export function RecyclingActions() {
  return (
    <Section className="grid gap-6 xl:grid-cols-2">
      {panels.map(({ words, id, emblem, colours }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className={`grid gap-6 rounded-card p-7 sm:grid-cols-[1fr_auto] sm:p-10 ${colours}`}
        >
          <div className="grid content-start justify-items-start gap-4">
            <Headline
              id={`${id}-title`}
              text={words.heading}
              italic={words.italic}
              className="text-[clamp(2rem,1.6rem+1.5vw,2.9rem)]"
            />
            <p className="max-w-[28rem]">{words.text}</p>
            <ContentLink link={words.button} className={buttonVariants({ variant: 'secondary', className: 'mt-2' })} />
          </div>
          <Lino name={emblem} className="w-32 self-end max-sm:order-first sm:w-36" />
        </section>
      ))}
    </Section>
  )
}
