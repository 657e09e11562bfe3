import { ExternalLink } from '@/components/site/external-link'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { business } from '@/content/business'
import { campaign, sponsorPictures } from '@/content/campaign'
import { findPicture } from '@/lib/pictures'

interface SponsorsProps {
  readonly id: string
  readonly heading: string
}

/**
 * The sponsors' logos, linked. A sponsor without a logo gets a card with its name; without sponsors there's no band.
 */
export function Sponsors({ id, heading }: SponsorsProps) {
  if (business.sponsors.length === 0) return null
  return (
    <Section
      tone="shell"
      rhythm="strip"
      labelledBy={id}
      className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        <p className="text-muted">{campaign.sponsors.text}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-3">
        {business.sponsors.map(({ id: sponsor, name, url }, index) => {
          const logo = sponsorPictures[index]
          return (
            <li key={sponsor}>
              <ExternalLink
                href={url}
                className="block rounded-media border border-ink bg-silica p-1.5 hover:bg-wattle-tint hover:transition-colors hover:duration-160"
              >
                {logo && findPicture(logo.folder, logo.id) ? (
                  <Picture picture={logo} sizes="(width < 40rem) 90vw, 16rem" className="rounded-[14px]" />
                ) : (
                  <span className="grid min-h-14 place-items-center rounded-[14px] border border-line px-4 py-3 text-center font-display text-h4 leading-tight sm:min-h-24 sm:text-h3">
                    {name}
                  </span>
                )}
              </ExternalLink>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
