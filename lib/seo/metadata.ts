import type { Metadata } from 'next'
import { business } from '@/content/business'
import type { PageMeta } from '@/content/types'
import type { Article } from '@/lib/articles'
import { cardPath, cardSize } from './card-path'
import { canonicalOrigin, feedPath, isPreview } from './site'

const openGraph = { siteName: business.name, locale: 'en_AU', type: 'website' } as const

/** Defaults for every page, set by the root layout. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(canonicalOrigin),
  title: { default: business.name, template: `%s | ${business.name}` },
  formatDetection: { telephone: false, address: false, email: false },
  openGraph: { ...openGraph, images: { url: cardPath('/'), ...cardSize, alt: business.name } },
  ...(isPreview && { robots: { index: false, follow: false } }),
}

interface PageOptions {
  /** Use the title as is, without appending the business's name. */
  readonly wholeTitle?: boolean
  /** Link to the journal's feed in the head, where feed readers look for it. */
  readonly feed?: boolean
  readonly article?: Pick<Article, 'date' | 'updated' | 'author' | 'category' | 'tags'>
}

/**
 * Title, description, canonical link, and Open Graph card of one page, which Next repeats as Twitter’s.
 *
 * @param path the page's path, which also determines the name of its card (`og-cards.ts`)
 */
export function pageMetadata(
  path: string,
  { title, description }: PageMeta,
  { wholeTitle, feed, article }: PageOptions = {},
): Metadata {
  return {
    title: wholeTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical: path,
      ...(feed && { types: { 'application/rss+xml': [{ url: feedPath, title: business.journalName }] } }),
    },
    ...(article && { authors: [{ name: article.author }] }),
    openGraph: {
      ...openGraph,
      title: wholeTitle ? title : `${title} | ${business.name}`,
      description,
      url: path,
      images: { url: cardPath(path), ...cardSize, alt: title },
      ...(article && {
        type: 'article',
        publishedTime: article.date,
        modifiedTime: article.updated ?? article.date,
        authors: [article.author],
        section: article.category,
        tags: [...article.tags],
      }),
    },
  }
}
