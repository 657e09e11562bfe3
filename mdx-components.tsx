import type { MDXComponents } from 'mdx/types'
import { ArticleLink, ArticlePrice, Callout } from '@/components/journal/article-parts'
import { ArticlePicture } from '@/components/journal/article-picture'
import { Promised } from '@/components/site/promised'

const components: MDXComponents = { a: ArticleLink, Callout, Picture: ArticlePicture, Price: ArticlePrice, Promised }

/** Components that articles can use in addition to Markdown. */
export function useMDXComponents(): MDXComponents {
  return components
}
