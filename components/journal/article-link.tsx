import type { ComponentProps } from 'react'
import { ExternalLink } from '@/components/site/external-link'

/** A link of an article's body: web and mail addresses open in a new tab (specification section 2). */
export function ArticleLink(props: ComponentProps<'a'>) {
  return /^(https?:|mailto:)/.test(props.href ?? '') ? <ExternalLink {...props} /> : <a {...props} />
}
