import type { MDXComponents } from 'mdx/types'
import { ArticleLink, ArticlePrice, Callout } from '@/components/journal/article-parts'
import { ArticlePicture } from '@/components/journal/article-picture'

const components: MDXComponents = { a: ArticleLink, Callout, Picture: ArticlePicture, Price: ArticlePrice }

/** Components that articles can use in addition to Markdown. */
export function useMDXComponents(): MDXComponents {
  return components
}
