import { fallbackPicture } from '@/content/site-chrome'
import type { PictureEntry } from '@/lib/picture-entry'
import { type PictureFolder, fallbackLinocut, findPicture, frameRatios } from '@/lib/pictures'

interface PictureProps {
  readonly picture: { readonly folder: PictureFolder; readonly id: string; readonly alt: string }
  /** The image's `sizes` attribute. */
  readonly sizes: string
  /** Classes that give the frame its aspect ratio. Defaults to its folder's. */
  readonly ratio?: string
  /** Id of the picture to show below 1024 px, where there's less room at the sides. */
  readonly phone?: string
  /** Load eagerly and with high priority, for the largest picture above the fold. */
  readonly priority?: boolean
  readonly className?: string
}

const types = { avif: 'image/avif', webp: 'image/webp' } as const
const phoneMedia = '(width < 64rem)'
const srcSet = (list: PictureEntry['sources']['avif']) => list.map(([width, src]) => `${src} ${width}w`).join(', ')

function sources(entry: PictureEntry, sizes: string, media?: string) {
  return (['avif', 'webp'] as const).map(
    (format) =>
      entry.sources[format].length > 0 && (
        <source
          key={`${media}${format}`}
          type={types[format]}
          media={media}
          srcSet={srcSet(entry.sources[format])}
          sizes={sizes}
        />
      ),
  )
}

/**
 * A picture in a frame with a fixed aspect ratio, so that loading or replacing it doesn't shift the layout. Shows the
 * owner's photograph, or else our artwork, or else a linocut, or else a plain drawing (specification section 2, service
 * images). `PictureFallback` handles pictures that fail to load.
 */
export function Picture({ picture, sizes, ratio, phone, priority, className }: PictureProps) {
  const { folder, id, alt } = picture
  const entry = findPicture(folder, id)
  const phoneEntry = phone ? findPicture(folder, phone) : undefined
  const shown = entry ?? fallbackLinocut(folder, id)
  const focal = entry?.focal.join(' ')
  return (
    <picture className={`frame ${entry ? '' : 'frame-lino'} ${className ?? ''}`}>
      {phoneEntry && sources(phoneEntry, sizes, phoneMedia)}
      {entry && sources(entry, sizes)}
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
