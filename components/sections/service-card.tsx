import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { Badge } from '@/components/ui/badge'
import { serviceCardWords as words } from '@/content/home'
import type { Service } from '@/content/types'
import { findPicture } from '@/lib/pictures'
import { PriceFrom } from './price-from'

const tones = ['bg-lagoon', 'bg-wattle-tint', 'bg-coral-tint', 'bg-leaf', 'bg-shell', 'bg-coral-tint'] as const

interface ServiceCardProps {
  readonly service: Service
  /** Index of the card's tint. */
  readonly tone: number
  /** Label for the service's featured note. Without one the note isn't shown. */
  readonly newLabel?: string
}

/**
 * A service at a glance. The whole card links to its page. "View Service" appears on hover and focus, and is always
 * visible on touch screens (specification section 2, home; decision E8).
 */
export function ServiceCard({ service, tone, newLabel }: ServiceCardProps) {
  const { id, title, kind, image, shortDescription, featuredNote } = service
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card outline-offset-2 outline-ring has-focus-visible:outline-3 ${tones[tone % tones.length]}`}
    >
      <div className="relative bg-inherit">
        <Picture
          picture={image}
          sizes="(width < 40rem) calc(100vw - 40px), (width < 64rem) 46vw, 400px"
          className="*:transition-transform *:duration-700 *:ease-tide group-hover:*:scale-[1.03]"
        />
        {/* Without a picture the frame already shows this emblem. */}
        {findPicture(image.folder, image.id) && (
          <span className="absolute -bottom-9 left-4 grid size-26 place-items-center rounded-full bg-inherit">
            <Lino name={id} className="size-21" />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-6 pt-11 sm:p-7 sm:pt-12">
        <p className="text-sm text-muted">{kind}</p>
        <h3 className="text-h3">
          <a
            href={`/services/${id}`}
            className="after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
          >
            {title}
          </a>
        </h3>
        <p>{shortDescription}</p>
        {newLabel && featuredNote && (
          <p className="mt-1 text-sm">
            <Badge variant="wattle" className="me-2">
              {newLabel}
            </Badge>
            {featuredNote}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pt-4">
          <PriceFrom service={service} />
          <span
            aria-hidden="true"
            className="font-semibold text-reef transition-opacity duration-160 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
          >
            {words.view} →
          </span>
        </div>
      </div>
    </article>
  )
}
