import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import type { Shore } from '@/components/site/tide-line'
import { buttonVariants } from '@/components/ui/button'
import { business } from '@/content/business'
import { charityBanner } from '@/content/charity-banner'

/** What each service gives to the charity, above the reef (specification sections 1 and 2). */
export function CharityBanner({ shore }: { readonly shore?: Shore }) {
  return (
    <Section
      tone="abyss"
      shore={shore}
      labelledBy="charity-banner"
      className="grid items-center gap-x-12 gap-y-8 md:grid-cols-2"
    >
      <div className="grid justify-items-start gap-5">
        <Headline id="charity-banner" text={charityBanner.heading} italic={charityBanner.italic} />
        <p className="max-w-prose text-lg text-lagoon">
          {business.donation.statement} {charityBanner.since}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={charityBanner.action.href} className={buttonVariants()}>
            {charityBanner.action.label}
          </a>
          <ContentLink
            link={charityBanner.charity}
            className={buttonVariants({ variant: 'link', size: 'inline' })}
          />
        </div>
      </div>
      <Lino name="turtle" className="mx-auto w-full max-w-sm" />
    </Section>
  )
}
