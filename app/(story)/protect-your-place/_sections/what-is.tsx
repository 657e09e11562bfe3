import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { campaign, campaignFacts } from '@/content/campaign'

/** The campaign in text and four figures. */
export function WhatIs() {
  const { heading, italic, body } = campaign.whatIs
  return (
    <Section shore="cove" labelledBy="what-is" className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
      <div className="grid max-w-prose content-start gap-5">
        <Headline id="what-is" text={heading} italic={italic} />
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className="grid content-start gap-4 sm:grid-cols-2">
        {campaignFacts.map(({ id, value, label }) => (
          <li
            key={id}
            className="rounded-card bg-lagoon p-6 first:bg-wattle-tint last:bg-coral-tint sm:last:odd:col-span-2"
          >
            <p className="min-[17rem]:max-sm:grid min-[17rem]:max-sm:grid-cols-[min(8rem,45%)_1fr] min-[17rem]:max-sm:items-center">
              <span className="block font-display text-[clamp(2.2rem,1.6rem+2.6vw,4rem)] leading-none tracking-[-0.02em]">
                {value}
              </span>{' '}
              <span className="block leading-snug sm:mt-3">{label}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
