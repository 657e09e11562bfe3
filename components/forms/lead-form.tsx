import type { ReactNode } from 'react'
import { type PlacedForm, toolProps } from '@/lib/forms/tool'
import { FormIsland } from './form-island'

interface LeadFormProps {
  /** The form's definition, or only the part of it that a client component should bundle. */
  readonly form: PlacedForm
  /** Selects the form's wording, and tells the owner where the lead came from. */
  readonly placement: string
  /** Replaces the default island. */
  readonly island?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A form that can post without scripts. Its island is fetched when somebody touches it. */
export function LeadForm({ form, placement, island, id, className = 'relative grid gap-6', children }: LeadFormProps) {
  return (
    <form id={id} action={form.endpoint} method="post" className={className} {...toolProps(form, placement)}>
      <input type="hidden" name="meta.source" value={placement} />
      {children}
      {island ?? <FormIsland slug={form.slug} placement={placement} />}
    </form>
  )
}
