'use client'

import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import type { LeadItem, LeadState as State } from '@/lib/owner/responses'
import { ChoiceMenu } from '../ui/choice-menu'

const { held: _, ...states } = admin.leads.states

interface LeadStateProps {
  readonly lead: Pick<LeadItem, 'state'>
  onChange(state: State): void
}

/** Shows and changes a lead's state. A held one can only be released or marked as spam. */
export function LeadState({ lead, onChange }: LeadStateProps) {
  if (lead.state === 'held')
    return (
      <div className="flex gap-3">
        <Button variant="secondary" size="sm" onClick={() => onChange('new')}>
          {inbox.today.release}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onChange('spam')}>
          {inbox.today.spam}
        </Button>
      </div>
    )
  return (
    <ChoiceMenu
      id="state"
      label={inbox.lead.state}
      className="w-32"
      value={lead.state}
      options={Object.entries(states)}
      onChange={(state) => onChange(state as State)}
    />
  )
}
