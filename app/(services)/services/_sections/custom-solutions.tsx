import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { servicesPage } from '@/content/services-page'

/** For jobs that aren't on the list (specification section 2). */
export function CustomSolutions() {
  const { heading, italic, text, link } = servicesPage.custom
  return (
    <Section
      tone="wattle"
      labelledBy="custom"
      className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_auto]"
    >
      <Lino name="empty-shell" className="h-28 w-auto lg:h-40" />
      <div className="grid gap-3">
        <Headline id="custom" text={heading} italic={italic} />
        <p className="max-w-prose">{text}</p>
      </div>
      <ContentLink
        link={link}
        className={buttonVariants({
          variant: 'secondary',
          className: 'justify-self-start sm:col-start-2 lg:col-start-auto',
        })}
      />
    </Section>
  )
}
