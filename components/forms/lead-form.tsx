import type { ReactNode } from 'react'
import { FormIsland, type IslandSlug } from './form-island'

interface LeadFormProps {
  slug: IslandSlug
  endpoint: string
  /** Whose words the form speaks, and where the lead says it came from. */
  placement: string
  id?: string
  className?: string
  children: ReactNode
}

/** A form that posts by itself; its island comes when somebody touches it. */
export function LeadForm({
  slug,
  endpoint,
  placement,
  id,
  className = 'relative grid gap-6',
  children,
}: LeadFormProps) {
  return (
    <form id={id} action={endpoint} method="post" className={className}>
      <input type="hidden" name="meta.source" value={placement} />
      {children}
      <FormIsland slug={slug} placement={placement} />
    </form>
  )
}
