import type { ComponentProps } from 'react'
import { ExternalLink } from '@/components/site/external-link'

/** A link in an article's body. External and `mailto:` links open in a new tab (specification section 2). */
export function ArticleLink(props: ComponentProps<'a'>) {
  return /^(https?:|mailto:)/.test(props.href ?? '') ? <ExternalLink {...props} /> : <a {...props} />
}
