import { Portrait } from '@/components/sections/portrait'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { campaign, campaignGoods } from '@/content/campaign'
import { artist } from '@/content/people'

/** The artist, next to large pictures of the tee and the artwork. */
export function CampaignArtist() {
  const { heading, italic, body, shopButton } = campaign.artist
  return (
    <Section labelledBy="artist" className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="grid max-w-prose justify-items-start gap-5">
        <Headline id="artist" text={heading} italic={italic} />
        {body.map((paragraph) => (
          <p key={paragraph} className="text-lg">
            {paragraph}
          </p>
        ))}
        <ContentLink link={shopButton} className={buttonVariants({ variant: 'secondary' })} />
        <figure className="mt-4 flex max-w-full flex-wrap items-end gap-5">
          <Portrait person={artist} hands="hands-carving" sizes="11rem" className="w-44 bg-shell" />
          {artist.name && (
            <figcaption className="border-t-2 border-ink pt-3">
              <span className="font-display text-h3 leading-tight">{artist.name}</span>{' '}
              <span className="block text-sm text-muted">{artist.role}</span>
            </figcaption>
          )}
        </figure>
      </div>
      <ul className="grid grid-cols-2 gap-4 lg:gap-6">
        {campaignGoods.map((good) => (
          <li key={good.id} className="even:mt-16">
            <figure className="grid gap-2">
              <Picture picture={good} sizes="(width < 64rem) 44vw, 22vw" className="rounded-media" />
              <figcaption className="text-sm text-muted">{good.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
