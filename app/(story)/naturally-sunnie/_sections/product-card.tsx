import { ExternalLinkIcon } from '@/components/site/external-link-icon'
import { ExternalLink } from '@/components/site/external-link'
import { Picture } from '@/components/site/picture'
import { Badge, type BadgeVariants } from '@/components/ui/badge'
import { naturallySunnie } from '@/content/naturally-sunnie'
import type { Availability, Href, Product } from '@/content/types'
import { findPicture } from '@/lib/pictures'
import { formatMoney } from '@/lib/pricing/money'

/** Green when available, yellow for pre-order, red otherwise (specification section 4, campaign forms). */
function availabilityVariant(availability: Availability): NonNullable<BadgeVariants['variant']> {
  if (availability === 'In Stock' || availability === 'Available') return 'success'
  return availability === 'Pre-Order' ? 'warn' : 'error'
}

interface ProductCardProps {
  readonly product: Product
  /** URL to buy it at. Without one the card isn't a link. */
  readonly store?: Href
  readonly sizes: string
}

// Transparent until it has loaded, so that no flat colour flashes over the first picture.
const hoverPicture =
  'absolute inset-0 hidden opacity-100 transition-opacity duration-320 group-focus-within:block group-hover:block starting:opacity-0 [&_img]:bg-transparent! [&.frame-lino_img]:bg-wattle-tint!'

/**
 * One product. The second picture isn't fetched until the card is hovered or focused, because it isn't displayed.
 * The whole card is clickable, but the link's text is just the product's name.
 */
export function ProductCard({ product, store, sizes }: ProductCardProps) {
  const hover = { ...product.image, id: `${product.image.id}.hover`, alt: product.hoverAlt }
  // Never swap a rendered or photographed product for a drawing.
  const hasHoverPicture = findPicture(hover.folder, hover.id) ?? !findPicture(product.image.folder, product.image.id)
  const { id, name, subtitle, description, size, price, priceStyle, availability, image } = product
  return (
    <article
      aria-labelledby={`product-${id}`}
      data-product={id}
      className="group relative grid content-start gap-4 rounded-media text-ink outline-offset-8 outline-ring has-focus-visible:outline-3"
    >
      {/* On a narrow card the badge would cover the product, so it goes below the picture. */}
      <div className="@container relative grid gap-3">
        <div className="relative overflow-hidden rounded-media">
          <Picture picture={image} sizes={sizes} />
          {hasHoverPicture && <Picture picture={hover} sizes={sizes} className={hoverPicture} />}
        </div>
        <Badge
          variant={availabilityVariant(availability)}
          data-availability={availability}
          className="justify-self-start @min-[13rem]:absolute @min-[13rem]:top-3 @min-[13rem]:left-3"
        >
          {availability}
        </Badge>
      </div>
      <div className="grid gap-1">
        <h3 id={`product-${id}`} className="text-[clamp(1.2rem,1.05rem+0.6vw,1.5rem)] leading-tight">
          {store ? (
            <ExternalLink
              href={store}
              className="decoration-wattle decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:[box-shadow:none] focus-visible:outline-none"
            >
              {name}
            </ExternalLink>
          ) : (
            name
          )}
        </h3>
        <p className="text-sm text-muted">{subtitle}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="text-lg font-semibold">{formatMoney(price, { cents: priceStyle })}</span>{' '}
          {size && <span className="text-sm text-muted">{size}</span>}
        </p>
        <p className="mt-1 text-sm">{description}</p>
        {store && (
          <p aria-hidden="true" className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-reef">
            {naturallySunnie.viewInStore} <ExternalLinkIcon />
          </p>
        )}
      </div>
    </article>
  )
}
