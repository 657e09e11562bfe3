import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { campaign } from '@/content/campaign'

export function PartnerCharity() {
  const { heading, italic, body, websiteButton, fundraisingButton } = campaign.charity
  return (
    <Section
      tone="lagoon"
      labelledBy="partner-charity"
      className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[3fr_2fr]"
    >
      <div className="grid justify-items-start gap-5">
        <Headline id="partner-charity" text={heading} italic={italic} />
        {body.map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-lg">
            {paragraph}
          </p>
        ))}
        {(websiteButton || fundraisingButton) && (
          <p className="mt-2 flex flex-wrap gap-3">
            <ContentLink link={websiteButton} className={buttonVariants({ variant: 'secondary' })} />{' '}
            <ContentLink link={fundraisingButton} className={buttonVariants({ variant: 'outline' })} />
          </p>
        )}
      </div>
      <Lino name="clownfish" className="mx-auto w-56 md:w-full md:max-w-sm" />
    </Section>
  )
}
