import { Fragment } from 'react'
import { pictureOf } from './article-picture'
import { findPicture, fallbackLinocut } from '@/lib/pictures'

/** A picture in the feed. A plain image, because feed readers don't support `<source>`. */
function FeedPicture(props: { readonly id: string; readonly alt: string }) {
  const { folder, id, alt } = pictureOf(props)
  const shown = findPicture(folder, id) ?? fallbackLinocut(folder, id)
  return shown ? <img src={shown.fallback} alt={alt} loading="lazy" width={shown.width} height={shown.height} /> : null
}

/** Plain elements that replace the MDX components in the feed. */
export const feedComponents = {
  a: 'a',
  Picture: FeedPicture,
  Callout: 'blockquote',
  Promised: Fragment,
} as const
