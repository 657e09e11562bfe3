import { fallbackPicture } from '@/content/site-chrome'
import { type PictureEntry, type PictureFolder, findPicture, frameRatio, fallbackLinocut } from '@/lib/pictures'

interface PictureProps {
  readonly picture: { readonly folder: PictureFolder; readonly id: string; readonly alt: string }
  /** Width that the picture takes at each window size, as in `sizes` of an image. */
  readonly sizes: string
  /** Width divided by height of its frame, where that is not its folder's. */
  readonly ratio?: number
  /** Another picture, and frame, below 768 px. */
  readonly phone?: { readonly id: string; readonly ratio: number }
  /** For the largest picture of the first screen: fetched at once and first. */
  readonly priority?: boolean
  readonly className?: string
}

const types = { avif: 'image/avif', webp: 'image/webp' } as const
const phoneMedia = '(width < 48rem)'
const setOf = (list: PictureEntry['sources']['avif']) => list.map(([width, src]) => `${src} ${width}w`).join(', ')

function sources(entry: PictureEntry, sizes: string, media?: string) {
  return (['avif', 'webp'] as const).map(
    (format) =>
      entry.sources[format].length > 0 && (
        <source
          key={`${media}${format}`}
          type={types[format]}
          media={media}
          srcSet={setOf(entry.sources[format])}
          sizes={sizes}
        />
      ),
  )
}

/**
 * A picture in a frame of fixed proportions, so that nothing moves when it comes or is exchanged:
 * the owner's photograph, else our art, else the linocut that stands for it, else a plain drawing
 * (specification section 2, service images). Errors at the visitor's are handled by
 * `PictureFallback`.
 */
export function Picture({ picture, sizes, ratio, phone, priority, className }: PictureProps) {
  const { folder, id, alt } = picture
  const entry = findPicture(folder, id)
  const small = phone && findPicture(folder, phone.id)
  const frame = ratio ?? frameRatio(folder)
  const shown = entry ?? fallbackLinocut(folder, id)
  const drawn = !entry
  const width = entry?.width ?? 1200
  return (
    <picture className={`frame ${drawn ? 'frame-lino' : ''} ${className ?? ''}`}>
      {small && sources(small, sizes, phoneMedia)}
      {entry && sources(entry, sizes)}
      <img
        src={shown?.fallback ?? fallbackPicture}
        alt={entry?.alt ?? alt}
        width={width}
        height={Math.round(width / frame)}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        data-kind={entry?.kind ?? 'linocut'}
        style={{
          aspectRatio: phone ? undefined : frame,
          backgroundColor: entry?.colour,
          objectPosition:
            entry && entry.focal.join('') !== '5050' ? entry.focal.map((at) => `${at}%`).join(' ') : undefined,
          ...(phone && { '--ratio': frame, '--ratio-phone': phone.ratio }),
        }}
      />
    </picture>
  )
}
