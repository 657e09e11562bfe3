import { Lino } from '@/components/site/lino'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { campaign } from '@/content/campaign'

/** The vision as a single statement in large type. */
export function CharityVision() {
  const { heading, text } = campaign.vision
  return (
    <Section tone="wattle" labelledBy="vision" className="grid max-w-[68rem] justify-items-center gap-6 text-center">
      <Lino name="nudibranch" className="w-44" />
      <Headline id="vision" size="h3" text={heading} className="text-reef" />
      <p className="font-display text-[clamp(1.7rem,1.2rem+2vw,2.9rem)] leading-[1.18] tracking-[-0.015em] text-balance">
        {text}
      </p>
    </Section>
  )
}
