import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'

/** The campaign and its current status (specification section 2). */
export function CampaignPromo() {
  const { heading, italic, eyebrow, text, now, link } = home.campaign
  return (
    <Section
      tone="lagoon"
      shore="headland"
      labelledBy="campaign"
      className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_1.15fr]"
    >
      {/* Anchored to the bottom of the band, like coral on the sea floor. */}
      <div
        aria-hidden="true"
        className="relative order-last mx-auto -mb-section aspect-5/4 w-full max-w-60 overflow-clip max-sm:hidden md:max-w-xl"
      >
        <Lino name="sea-fan" className="absolute right-[4%] -bottom-[5%] w-[52%]" />
        <Lino name="staghorn" className="absolute -bottom-[3%] left-[8%] w-[36%]" />
        <Lino name="clownfish" className="absolute top-[16%] left-[16%] w-[32%]" />
        <Lino name="brain-coral" className="absolute -bottom-[7%] left-[34%] w-[32%]" />
      </div>
      <div className="grid justify-items-start gap-5">
        <p className="font-semibold text-reef">{eyebrow}</p>
        <Headline id="campaign" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <p className="font-semibold">{now}</p>
        <ContentLink link={link} className={buttonVariants({ variant: 'secondary' })} />
      </div>
    </Section>
  )
}
