import type { Blog, BlogPosting } from 'schema-dts'
import { journal, journalMeta } from '@/content/journal'
import { findPicture } from '@/lib/pictures'
import type { Article } from '@/lib/articles'
import { businessReference } from './business'
import { cardPath } from './card-path'
import { absoluteUrl } from './site'

const blogId = `${absoluteUrl('/the-sunnie-journal')}#blog`

function pictureUrls({ picture, path }: Article): string[] {
  const banner = findPicture('journal', picture.id)?.sources.webp.at(-1)?.[1]
  return [absoluteUrl(cardPath(path)), ...(banner ? [absoluteUrl(banner)] : [])]
}

/** Structured data of an article. */
export function blogPostingNode(article: Article): BlogPosting {
  const { title, excerpt, date, updated, author, category, tags, path } = article
  return {
    '@type': 'BlogPosting',
    '@id': `${absoluteUrl(path)}#article`,
    mainEntityOfPage: absoluteUrl(path),
    headline: title,
    description: excerpt,
    url: absoluteUrl(path),
    image: pictureUrls(article),
    datePublished: date,
    dateModified: updated ?? date,
    author: { '@type': 'Organization', name: author, url: absoluteUrl('/about') },
    publisher: businessReference,
    articleSection: category,
    keywords: [...tags],
    inLanguage: 'en-AU',
    isPartOf: { '@type': 'Blog', '@id': blogId, name: journal.heading },
  }
}

/** Structured data of the journal's list of articles. */
export function blogNode(articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    '@id': blogId,
    name: journal.heading,
    description: journalMeta.description,
    url: absoluteUrl('/the-sunnie-journal'),
    inLanguage: 'en-AU',
    publisher: businessReference,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/the-sunnie-journal')}?q={words}` },
    },
    blogPost: articles.map(({ path, title }) => ({
      '@type': 'BlogPosting',
      '@id': `${absoluteUrl(path)}#article`,
      headline: title,
      url: absoluteUrl(path),
    })),
  }
}
