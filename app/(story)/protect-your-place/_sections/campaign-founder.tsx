import { Portrait } from '@/components/sections/portrait'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { campaign } from '@/content/campaign'
import { founder } from '@/content/people'

export function CampaignFounder() {
  const { heading, italic, body, link } = campaign.founder
  return (
    <Section labelledBy="campaign-founder" className="grid items-center gap-x-20 gap-y-10 md:grid-cols-[3fr_2fr]">
      <div className="grid max-w-prose justify-items-start gap-5">
        <Headline id="campaign-founder" text={heading} italic={italic} />
        {body.map((paragraph) => (
          <p key={paragraph} className="text-lg">
            {paragraph}
          </p>
        ))}
        {founder.name && (
          <p>
            <span className="block font-semibold">{founder.name}</span>{' '}
            <span className="text-sm text-muted">{founder.role}</span>
          </p>
        )}
        <ContentLink link={link} className={buttonVariants({ variant: 'outline' })} />
      </div>
      <Portrait
        person={founder}
        hands="hands-wattle"
        sizes="(width < 48rem) 15rem, 22rem"
        className="w-full bg-shell max-md:order-first max-md:max-w-60 md:mx-auto md:max-w-88"
      />
    </Section>
  )
}
