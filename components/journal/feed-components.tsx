import { pictureOf } from './article-picture'
import { findPicture, fallbackLinocut } from '@/lib/pictures'

/** A picture in the feed: one image, since readers know no sources. */
function FeedPicture(props: { readonly id: string; readonly alt: string }) {
  const { folder, id, alt } = pictureOf(props)
  const shown = findPicture(folder, id) ?? fallbackLinocut(folder, id)
  // eslint-disable-next-line @next/next/no-img-element -- a feed reader runs no component
  return shown ? <img src={shown.fallback} alt={alt} loading="lazy" width={shown.width} height={shown.height} /> : null
}

/** In place of the page's components, where an article is read outside the site: plain elements. */
export const feedComponents = {
  a: 'a',
  Picture: FeedPicture,
  Callout: 'blockquote',
} as const
