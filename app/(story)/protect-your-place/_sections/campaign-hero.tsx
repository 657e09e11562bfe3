import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { buttonVariants } from '@/components/ui/button'
import { campaign } from '@/content/campaign'
import { CampaignSignUp } from './campaign-sign-up'

/** Headline and sign-up form, with the reef along the bottom. */
export function CampaignHero() {
  const { eyebrow, heading, italic, text, now, learnMore } = campaign.hero
  return (
    <section aria-labelledby="campaign-title" className="relative overflow-clip bg-abyss text-silica">
      <div className="relative wrap grid items-center gap-x-16 gap-y-10 pt-12 md:pt-16 lg:grid-cols-[1.35fr_1fr]">
        <div className="grid justify-items-start gap-5">
          <p className="text-sm font-semibold text-wattle">{eyebrow}</p>
          <Headline
            as="h1"
            id="campaign-title"
            text={heading}
            italic={italic}
            highlight
            className="max-sm:max-w-[6em]"
          />
          <p className="max-w-[36rem] text-lg text-lagoon">{text}</p>
          <p className="text-sm">{now}</p>
          <ContentLink link={learnMore} className={buttonVariants({ variant: 'outline', className: 'mt-2' })} />
        </div>
        <CampaignSignUp placement="campaign-hero" />
      </div>
      <Lino name="reef" priority className="mt-4 w-full max-md:hidden lg:-mt-[3%]" />
      <Lino name="reef-phone" priority className="mt-6 w-full md:hidden" />
    </section>
  )
}
