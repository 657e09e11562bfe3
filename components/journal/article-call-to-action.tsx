import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { journal } from '@/content/journal'

/** Call to action for The Natural Order below every article. */
export function ArticleCallToAction() {
  const { heading, italic, text, button } = journal.article.callToAction
  return (
    <Section
      tone="wattle"
      shore="lagoon"
      labelledBy="article-next"
      className="flex flex-wrap items-center gap-x-14 gap-y-8 md:flex-nowrap print:hidden"
    >
      <Lino name="natural-order" className="w-36 shrink-0 md:w-52" />
      <div className="grid justify-items-start gap-5">
        <Headline id="article-next" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <ContentLink link={button} className={buttonVariants({ size: 'lg' })} />
      </div>
    </Section>
  )
}
