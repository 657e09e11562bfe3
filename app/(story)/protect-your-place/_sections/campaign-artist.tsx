import { Portrait } from '@/components/sections/portrait'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { business } from '@/content/business'
import { campaign, campaignGoods } from '@/content/campaign'

/** The artist, with framed pictures of the tee and the artwork. */
export function CampaignArtist() {
  const { heading, italic, name, role, portrait, body, shopButton } = campaign.artist
  return (
    <Section
      labelledBy="artist"
      className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[2fr_3fr] lg:grid-cols-[1.1fr_1.6fr_1fr]"
    >
      <figure className="mx-auto w-full max-w-xs">
        <Portrait
          person={business.artist}
          picture={portrait}
          pending={campaign.portraitPending}
          sizes="(width < 48rem) 90vw, 20rem"
          className="bg-shell"
        />
        {name && (
          <figcaption className="border-t-2 border-ink pt-3">
            <span className="font-display text-h3 leading-tight">{name}</span>
            <span className="block text-sm text-muted">{role}</span>
          </figcaption>
        )}
      </figure>
      <div className="grid max-w-prose justify-items-start gap-5">
        <Headline id="artist" text={heading} italic={italic} />
        {body.map((paragraph) => (
          <p key={paragraph} className="text-lg">
            {paragraph}
          </p>
        ))}
        <ContentLink link={shopButton} className={buttonVariants({ variant: 'secondary' })} />
      </div>
      <ul className="grid grid-cols-2 gap-6 md:max-lg:col-span-2 md:max-lg:mx-auto md:max-lg:max-w-xl lg:grid-cols-1">
        {campaignGoods.map((good) => (
          <li key={good.id}>
            <figure className="mx-auto grid max-w-56 gap-2">
              <Picture picture={good} sizes="14rem" className="border-[10px] border-driftwood [&_img]:bg-silica" />
              <figcaption className="text-sm text-muted">{good.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
