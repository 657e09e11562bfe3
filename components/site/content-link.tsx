import type { ReactNode } from 'react'
import type { Link } from '@/content/types'
import { ExternalLinkIcon } from './external-link-icon'
import { ExternalLink } from './external-link'

interface ContentLinkProps {
  readonly link: Link
  readonly className?: string
  /** In place of the link's own label. */
  readonly children?: ReactNode
}

/** A link of the content: a plain anchor, or one into a new tab when it is external. */
export function ContentLink({ link, className, children = link.label }: ContentLinkProps) {
  const said = (
    <>
      {children}
      {link.about && <span className="sr-only"> {link.about}</span>}
    </>
  )
  if (!link.external)
    return (
      <a href={link.href} className={className}>
        {said}
      </a>
    )
  return (
    <ExternalLink href={link.href} className={className}>
      {said} <ExternalLinkIcon />
    </ExternalLink>
  )
}
