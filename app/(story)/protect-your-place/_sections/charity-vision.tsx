import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { campaign } from '@/content/campaign'

/** The vision as a single statement in large type, in one band with the charity above. */
export function CharityVision() {
  const { heading, text } = campaign.vision
  return (
    <Section tone="lagoon" rhythm="continued" labelledBy="vision">
      <div className="grid gap-x-16 gap-y-4 border-t-2 border-ink pt-8 lg:grid-cols-[1fr_3fr]">
        <Headline id="vision" size="h3" text={heading} className="text-reef" />
        <p className="font-display text-[clamp(1.7rem,1.2rem+2vw,2.9rem)] leading-[1.18] tracking-[-0.015em] text-balance">
          {text}
        </p>
      </div>
    </Section>
  )
}
