import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { Badge } from '@/components/ui/badge'
import { campaign, campaignTimeline } from '@/content/campaign'
import { huntPhase } from '@/content/status'

/** Three milestones on a line. The one still to come has a hollow marker. */
export function CampaignTimeline() {
  const { heading, italic } = campaign.timeline
  return (
    <Section tone="wattle" shore="headland" labelledBy="journey">
      <Headline id="journey" text={heading} italic={italic} />
      <ol className="mt-10 grid gap-10 md:mt-14 md:grid-cols-3 md:gap-0">
        {campaignTimeline.map(({ id, when, title, text }) => (
          <li
            key={id}
            className="relative grid content-start justify-items-start gap-2 border-s-[3px] border-ink ps-8 before:absolute before:top-0 before:-left-[13px] before:size-6 before:rounded-full before:border-[3px] before:border-ink before:bg-wattle last:border-dashed last:before:bg-wattle-tint md:border-s-0 md:border-t-[3px] md:ps-0 md:pe-10 md:pt-9 md:before:-top-[13px] md:before:left-0"
          >
            <p className="font-semibold text-reef">{when}</p>
            <h3 className="text-h3">{title}</h3>
            <p>{text}</p>
            {id === huntPhase.timelineEntry && <Badge variant="coral">{huntPhase.chip}</Badge>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
