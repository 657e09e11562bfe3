import type { MDXComponents } from 'mdx/types'
import { ArticleLink } from '@/components/journal/article-link'
import { ArticlePicture } from '@/components/journal/article-picture'
import { ArticlePrice } from '@/components/journal/article-price'
import { Callout } from '@/components/journal/callout'

const components: MDXComponents = { a: ArticleLink, Callout, Picture: ArticlePicture, Price: ArticlePrice }

/** Components that articles can use in addition to Markdown. */
export function useMDXComponents(): MDXComponents {
  return components
}
