import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { Badge } from '@/components/ui/badge'
import { campaign, campaignFacts } from '@/content/campaign'

/** The campaign in text and four figures, with a note that the hunt has finished (decision E31). */
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
        {campaignFacts.map(({ id, value, label, note }) => (
          <li
            key={id}
            className="grid content-between justify-items-start gap-4 rounded-card bg-lagoon p-6 first:bg-wattle-tint last:bg-coral-tint sm:min-h-56"
          >
            <p>
              <span className="block font-display text-[clamp(2.8rem,2.2rem+1.8vw,4rem)] leading-none tracking-[-0.02em]">
                {value}
              </span>{' '}
              <span className="mt-3 block leading-snug">{label}</span>
            </p>
            {note && (
              <Badge variant="outline" className="text-ink">
                {note}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
