import { newTabId } from '@/components/site/external-link'
import { Picture } from '@/components/site/picture'
import { Badge, type BadgeVariants } from '@/components/ui/badge'
import type { Availability, Href, Product } from '@/content/types'
import { findPicture } from '@/lib/pictures'
import { formatMoney } from '@/lib/pricing/money'

/** Green when available, yellow to pre-order, red otherwise (specification section 4, campaign forms). */
export function availabilityVariant(availability: Availability): NonNullable<BadgeVariants['variant']> {
  if (availability === 'In Stock' || availability === 'Available') return 'success'
  return availability === 'Pre-Order' ? 'warn' : 'error'
}

interface ProductCardProps {
  readonly product: Product
  /** Where it can be bought; without it the card leads nowhere. */
  readonly store?: Href
  readonly sizes: string
}

// Its frame stays clear until it is there: no flat colour flashes over the first picture.
const hoverPicture =
  'absolute inset-0 hidden opacity-100 transition-opacity duration-320 group-focus-within:block group-hover:block starting:opacity-0 [&_img]:bg-transparent! [&.frame-lino_img]:bg-wattle-tint!'

/**
 * One product. Its second picture is not displayed, and so not fetched, before it is pointed at or
 * focused. The whole card is the link, yet only the name is its words.
 */
export function ProductCard({ product, store, sizes }: ProductCardProps) {
  const hover = { ...product.image, id: `${product.image.id}.hover`, alt: product.hoverAlt }
  // A drawing never takes the place of a rendered or photographed product.
  const swaps = findPicture(hover.folder, hover.id) ?? !findPicture(product.image.folder, product.image.id)
  const { id, name, subtitle, description, size, price, priceStyle, availability, image } = product
  return (
    <article
      aria-labelledby={`product-${id}`}
      data-product={id}
      className="group relative grid content-start gap-4 text-ink"
    >
      {/* On a narrow card the badge would lie over the product: there it stands below the picture. */}
      <div className="@container relative grid gap-3">
        <div className="relative overflow-hidden rounded-media">
          <Picture picture={image} sizes={sizes} />
          {swaps && <Picture picture={hover} sizes={sizes} className={hoverPicture} />}
        </div>
        <Badge
          variant={availabilityVariant(availability)}
          data-availability={availability}
          className="justify-self-start @min-[13rem]:absolute @min-[13rem]:start-3 @min-[13rem]:top-3"
        >
          {availability}
        </Badge>
      </div>
      <div className="grid gap-1">
        <h3 id={`product-${id}`} className="text-[clamp(1.2rem,1.05rem+0.6vw,1.5rem)] leading-tight">
          {store ? (
            <a
              href={store}
              target="_blank"
              rel="noopener"
              aria-describedby={newTabId}
              className="decoration-wattle decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-media"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="text-sm text-muted">{subtitle}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="text-lg font-semibold">{formatMoney(price, { cents: priceStyle })}</span>
          {size && <span className="text-sm text-muted">{size}</span>}
        </p>
        <p className="mt-1 text-sm">{description}</p>
      </div>
    </article>
  )
}
