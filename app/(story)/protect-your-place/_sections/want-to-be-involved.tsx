import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { campaign } from '@/content/campaign'
import { CampaignSignUp } from './campaign-sign-up'

/** The second sign-up form, in one band with the ways to help. */
export function WantToBeInvolved() {
  const { id, heading, italic, text } = campaign.engage
  return (
    <Section
      id={id}
      tone="leaf"
      rhythm="continued"
      labelledBy="engage-title"
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_1fr]"
    >
      <div className="grid gap-5">
        <Headline id="engage-title" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <Lino name="nudibranch" className="mt-2 w-40 max-lg:hidden" />
      </div>
      <CampaignSignUp placement="campaign-involved" />
    </Section>
  )
}
