import { naturallySunnie } from '@/content/naturally-sunnie'
import type { Href, Product } from '@/content/types'
import { classes } from '@/lib/class-names'
import { findPicture } from '@/lib/pictures'
import { ProductCard } from './product-card'

interface ProductGridProps {
  readonly products: readonly Product[]
  /** Cards per row on wide windows. */
  readonly columns: 2 | 3 | 4
  readonly store?: Href
  /** The heading that names the list, if it can be focused to swipe through it. Elsewhere it's invisible itself. */
  readonly labelledBy?: string
  /** For bands that need another colour for the caption or the frames. */
  readonly className?: string
}

const layouts = {
  2: ['grid-cols-2 max-[17rem]:grid-cols-1', '(width < 64rem) 46vw, 24rem'],
  3: ['grid-cols-2 max-[17rem]:grid-cols-1 md:grid-cols-3', '(width < 48rem) 46vw, (width < 80rem) 31vw, 25rem'],
  4: [
    'max-md:-mx-gutter max-md:auto-cols-[max(42%,10rem)] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-gutter md:invisible md:grid-cols-4 md:*:visible print:grid-flow-row print:grid-cols-4 print:overflow-visible',
    '(width < 48rem) 42vw, (width < 80rem) 23vw, 19rem',
  ],
} as const

/**
 * Product cards, with a caption wherever a picture is our artwork rather than a photograph. On phones there are two per
 * row, and a long shelf is a single row to swipe. Not a grid in print, because that would set the caption over cards
 * that continue on the next page.
 */
export function ProductGrid({ products, columns, store, labelledBy, className }: ProductGridProps) {
  const [columnsClass, sizes] = layouts[columns]
  const drawn = products.some(({ image }) => findPicture(image.folder, image.id)?.kind !== 'photo')
  return (
    <div className={classes('grid min-w-0 gap-8 text-muted print:block', className)}>
      <ul
        aria-labelledby={labelledBy}
        tabIndex={labelledBy ? 0 : undefined}
        className={`grid gap-x-4 gap-y-10 sm:gap-x-7 sm:gap-y-14 ${columnsClass}`}
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} store={store} sizes={sizes} />
          </li>
        ))}
      </ul>
      {drawn && <p className="text-xs">{naturallySunnie.pictureCaption}</p>}
    </div>
  )
}
