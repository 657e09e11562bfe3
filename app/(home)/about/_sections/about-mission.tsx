import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { about } from '@/content/about'

/** The mission statement in large type. */
export function AboutMission() {
  const { heading, text } = about.mission
  return (
    <Section
      tone="lagoon"
      shore="headland"
      labelledBy="about-mission"
      className="grid content-center items-center gap-8 md:grid-cols-[1fr_auto] lg:min-h-[70svh] lg:gap-16"
    >
      <div className="grid gap-5">
        <Headline id="about-mission" size="h3" text={heading} className="text-reef" />
        <p className="max-w-[24em] font-display text-[clamp(1.85rem,1.2rem+2.6vw,3.8rem)] leading-[1.14] tracking-[-0.015em] text-balance">
          {text}
        </p>
      </div>
      <Lino name="wave" className="w-40 max-md:order-first md:w-[30vw]" />
    </Section>
  )
}
