import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'

/** The campaign, with where its hunt stands beside its date (specification section 2; decision E31). */
export function CampaignPromo() {
  const { heading, italic, eyebrow, text, when, phase, link } = home.campaign
  return (
    <Section
      tone="lagoon"
      shore="headland"
      labelledBy="campaign"
      className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_1.15fr]"
    >
      <div className="relative mx-auto grid w-full max-w-72 place-items-center md:order-last md:max-w-md">
        <Lino name="turtle" className="w-full -rotate-6" />
      </div>
      <div className="grid justify-items-start gap-5">
        <p className="font-semibold text-reef">{eyebrow}</p>
        <Headline id="campaign" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <p className="flex flex-wrap items-center gap-3">
          <strong className="font-semibold">{when}</strong>
          <Badge variant="coral">{phase}</Badge>
        </p>
        <ContentLink link={link} className={buttonVariants({ variant: 'secondary' })} />
      </div>
    </Section>
  )
}
