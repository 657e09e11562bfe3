import { naturallySunnie } from '@/content/naturally-sunnie'
import type { Href, Product } from '@/content/types'
import { cn } from '@/lib/class-names'
import { findPicture } from '@/lib/pictures'
import { ProductCard } from './product-card'

interface ProductGridProps {
  readonly products: readonly Product[]
  /** Cards per row on wide windows. */
  readonly columns: 2 | 3 | 4
  readonly store?: Href
  /** For bands that need another colour for the caption or the frames. */
  readonly className?: string
}

const layouts = {
  2: ['', '(width < 64rem) 46vw, 24rem'],
  3: ['md:grid-cols-3', '(width < 48rem) 46vw, (width < 80rem) 31vw, 25rem'],
  4: ['md:grid-cols-4', '(width < 48rem) 46vw, (width < 80rem) 23vw, 19rem'],
} as const

/** Product cards, two per row on phones, with a caption wherever a picture is our artwork rather than a photograph. */
export function ProductGrid({ products, columns, store, className }: ProductGridProps) {
  const [columnsClass, sizes] = layouts[columns]
  const drawn = products.some(({ image }) => findPicture(image.folder, image.id)?.kind !== 'photo')
  return (
    <div className={cn('grid gap-8 text-muted', className)}>
      <ul className={`grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-7 sm:gap-y-14 ${columnsClass}`}>
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
