'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { fieldClasses } from '@/components/ui/input'
import { admin } from '@/content/admin'
import { write } from '@/lib/http'
import type { LeadItem, LeadState } from '@/lib/owner/answers'

const words = admin.leads
const { held: _, ...states } = words.states

interface LeadStateControlProps {
  readonly lead: LeadItem
  onChanged(): Promise<unknown>
}

/** Changes a lead's state. A held lead can only be released or marked as spam. */
export function LeadStateControl({ lead, onChanged }: LeadStateControlProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function change(state: LeadState) {
    setBusy(true)
    setFailed(false)
    try {
      await write('PATCH', `/api/admin/leads/${lead.id}`, { state })
      await onChanged()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {lead.state === 'held' ? (
        <>
          <Button variant="secondary" size="sm" disabled={busy} onClick={() => void change('new')}>
            {words.release}
          </Button>
          <Button variant="outline" size="sm" disabled={busy} onClick={() => void change('spam')}>
            {words.spam}
          </Button>
        </>
      ) : (
        <label className="flex items-center gap-2 font-semibold">
          {words.state}
          <select
            value={lead.state}
            disabled={busy}
            onChange={(event) => void change(event.target.value as LeadState)}
            className={`${fieldClasses} min-h-11 font-normal`}
          >
            {Object.entries(states).map(([state, label]) => (
              <option key={state} value={state}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {failed && (
        <p role="alert" className="text-error">
          {words.failed}
        </p>
      )}
    </div>
  )
}
