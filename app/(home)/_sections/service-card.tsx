import { PriceFrom } from '@/components/sections/price-from'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { Badge } from '@/components/ui/badge'
import { home, serviceCardWords as words } from '@/content/home'
import type { Service } from '@/content/types'
import { findPicture } from '@/lib/pictures'

const tones = ['bg-lagoon', 'bg-wattle-tint', 'bg-coral-tint', 'bg-leaf', 'bg-shell', 'bg-coral-tint'] as const

interface ServiceCardProps {
  readonly service: Service
  /** Index of the card's tint. */
  readonly tone: number
}

/**
 * A service at a glance: a row on phones, a card elsewhere. The whole card links to its page. Cards show "View Service"
 * on hover and focus, while rows and touch screens always do (specification section 2, home).
 */
export function ServiceCard({ service, tone }: ServiceCardProps) {
  const { id, title, kind, image, shortDescription, featuredNote } = service
  return (
    <article className={`service-card group ${tones[tone % tones.length]}`}>
      <div className="relative bg-inherit max-sm:w-[min(7rem,40%)] max-sm:shrink-0 max-sm:p-2 max-sm:pe-0">
        <Picture
          picture={image}
          sizes="(width < 64rem) 46vw, 400px"
          crop={{ id: `${id}.upright`, below: '40rem', sizes: '104px' }}
          ratio="aspect-4/3 max-sm:aspect-4/5"
          className="*:transition-transform *:duration-700 *:ease-tide group-hover:*:scale-[1.03] max-sm:rounded-input"
        />
        {/* Without a picture the frame already shows this emblem. */}
        {findPicture(image.folder, image.id) && (
          <span className="absolute -bottom-9 left-4 hidden size-26 place-items-center rounded-full bg-inherit sm:grid">
            <Lino name={id} className="size-21" />
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 p-4 sm:gap-2 sm:p-7 sm:pt-12">
        <p className="text-sm text-muted">{kind}</p>
        <h3 className="text-h4 sm:text-h3">
          <a
            href={`/services/${id}`}
            className="after:absolute after:inset-0 focus-visible:[box-shadow:none] focus-visible:outline-none"
          >
            {title}
          </a>
        </h3>
        <p className="max-sm:hidden">{shortDescription}</p>
        {featuredNote && (
          <p className="mt-1 text-sm">
            <Badge variant="success" className="me-2">
              {home.services.newLabel}
            </Badge>{' '}
            {featuredNote}
          </p>
        )}
        <div className="relative -z-1 mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pt-1 text-sm sm:pt-4 sm:text-base">
          <PriceFrom service={service} />
          <span aria-hidden="true" className="view-service">
            {words.view} ›
          </span>
        </div>
      </div>
    </article>
  )
}
