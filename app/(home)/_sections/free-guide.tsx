import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'

/** The guide isn't available yet, so there's one line, and a link to the newsletter further down. */
export function FreeGuide() {
  const { heading, italic, status, text, link } = home.guide
  return (
    <Section
      tone="coral"
      labelledBy="guide"
      rhythm="strip"
      className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2"
    >
      <Headline id="guide" size="h3" text={heading} italic={italic} />
      <p>
        {status}. {text} <ContentLink link={link} className={buttonVariants({ variant: 'link', size: 'inline' })} />
      </p>
    </Section>
  )
}
