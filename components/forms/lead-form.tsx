import type { ReactNode } from 'react'
import type { FormSlug } from '@/lib/forms/registry'
import { FormIsland } from './form-island'

interface LeadFormProps {
  /** Its definition, or as much of it as a page that is a client component may carry. */
  readonly form: { readonly slug: FormSlug; readonly endpoint: string }
  /** Whose words the form speaks, and where the lead says it came from. */
  readonly placement: string
  /** Wakes the form in another way than most. */
  readonly island?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A form that posts by itself; its island is fetched when somebody touches it. */
export function LeadForm({ form, placement, island, id, className = 'relative grid gap-6', children }: LeadFormProps) {
  return (
    <form id={id} action={form.endpoint} method="post" className={className}>
      <input type="hidden" name="meta.source" value={placement} />
      {children}
      {island ?? <FormIsland slug={form.slug} placement={placement} />}
    </form>
  )
}
