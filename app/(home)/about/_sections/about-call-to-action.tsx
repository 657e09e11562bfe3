import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { about } from '@/content/about'

export function AboutCallToAction() {
  const { heading, italic, text, services, contact } = about.callToAction
  return (
    <Section tone="wattle" labelledBy="about-next" className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-5">
        <Headline id="about-next" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <p className="mt-2 flex flex-wrap gap-3">
          <ContentLink link={services} className={buttonVariants({ variant: 'secondary' })} />{' '}
          <ContentLink link={contact} className={buttonVariants({ variant: 'outline' })} />
        </p>
      </div>
      <Lino name="posy" className="mx-auto w-48 md:w-72" />
    </Section>
  )
}
