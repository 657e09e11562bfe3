import type { ReactNode } from 'react'
import type { Link } from '@/content/types'
import { breakable } from './breakable'
import { ExternalLinkIcon } from './external-link-icon'
import { ExternalLink } from './external-link'

interface ContentLinkProps {
  /** If there's none, such as for a site whose address we don't have yet, nothing is shown. */
  readonly link: Link | undefined
  readonly className?: string
  /** Overrides the link's label. */
  readonly children?: ReactNode
}

/** A link from the content. External links open in a new tab. */
export function ContentLink({ link, className, children = link && breakable(link.label) }: ContentLinkProps) {
  if (!link) return null
  const text = (
    <>
      {children}
      {link.about && <span className="sr-only"> {link.about}</span>}
    </>
  )
  if (!link.external)
    return (
      <a href={link.href} className={className}>
        {text}
      </a>
    )
  return (
    <ExternalLink href={link.href} className={className}>
      {text} <ExternalLinkIcon />
    </ExternalLink>
  )
}
