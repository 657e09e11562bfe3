import { fallbackPicture } from '@/content/site-chrome'
import type { PictureEntry } from '@/lib/picture-entry'
import { type PictureFolder, fallbackLinocut, findPicture, frameRatios } from '@/lib/pictures'

interface PictureProps {
  readonly picture: { readonly folder: PictureFolder; readonly id: string; readonly alt: string }
  /** The image's `sizes` attribute. */
  readonly sizes: string
  /** Classes that give the frame its aspect ratio. Defaults to its folder's. */
  readonly ratio?: string
  /** Id of the crop of our own picture to show below this width, where the frame is upright, and its `sizes`. */
  readonly crop?: { readonly id: string; readonly below: '40rem' | '48rem' | '64rem'; readonly sizes: string }
  /** Load eagerly and with high priority, for the largest picture above the fold. */
  readonly priority?: boolean
  readonly className?: string
}

const srcSet = (list: PictureEntry['sources']['avif']) => list.map(([width, src]) => `${src} ${width}w`).join(', ')

/** AVIF in every width. Browsers without it take the `img` itself, a WebP of a middling width. */
const source = (entry: PictureEntry, sizes: string, media?: string) =>
  entry.sources.avif.length > 0 && (
    <source type="image/avif" media={media} srcSet={srcSet(entry.sources.avif)} sizes={sizes} />
  )

/**
 * A picture in a frame with a fixed aspect ratio, so that loading or replacing it doesn't shift the layout. Shows the
 * owner's photograph, or else our artwork, or else a linocut, or else a plain drawing (specification section 2, service
 * images). `PictureFallback` handles pictures that fail to load.
 */
export function Picture({ picture, sizes, ratio, crop, priority, className }: PictureProps) {
  const { folder, id, alt } = picture
  const entry = findPicture(folder, id)
  const cropEntry = crop && entry?.kind !== 'photo' ? findPicture(folder, crop.id) : undefined
  const shown = entry ?? fallbackLinocut(folder, id)
  const focal = entry?.focal.join(' ')
  return (
    <picture className={`frame ${entry ? '' : 'frame-lino'} ${className ?? ''}`}>
      {crop && cropEntry && source(cropEntry, crop.sizes, `(width < ${crop.below})`)}
      {entry && source(entry, sizes)}
      <img
        src={shown?.fallback ?? fallbackPicture}
        alt={entry?.alt ?? alt}
        width={shown?.width}
        height={shown?.height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        data-kind={entry?.kind ?? 'linocut'}
        data-colour={entry?.colour}
        data-focal={focal === '50 50' ? undefined : focal}
        className={ratio ?? frameRatios[folder]}
      />
    </picture>
  )
}
