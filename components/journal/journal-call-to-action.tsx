import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { journal } from '@/content/journal'

/** Call to action at the bottom of the article list and of every article. */
export function JournalCallToAction() {
  const { heading, italic, text, primary, secondary } = journal.bottom
  return (
    <Section
      tone="leaf"
      labelledBy="journal-bottom"
      className="grid items-center gap-10 md:grid-cols-[1fr_auto] print:hidden"
    >
      <div className="grid justify-items-start gap-5">
        <Headline id="journal-bottom" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <p className="flex flex-wrap gap-3">
          <ContentLink link={primary} className={buttonVariants()} />{' '}
          <ContentLink link={secondary} className={buttonVariants({ variant: 'outline' })} />
        </p>
      </div>
      <div className="mx-auto grid aspect-square w-full max-w-56 place-items-center rounded-full bg-silica md:w-72 md:max-w-none">
        <Lino name="wardrobe" className="w-[62%]" />
      </div>
    </Section>
  )
}
