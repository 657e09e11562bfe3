'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { write } from '@/lib/http'
import type { MailItem } from '@/lib/owner/answers'
import { MailContent } from './mail-content'
import { ReceivedAt } from './received-at'

const words = admin.mail
const awaitingDecision = ['waiting', 'uncertain', 'failed']

function Decision({ mail, onChanged }: { readonly mail: MailItem; onChanged(): Promise<unknown> }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function decide(action: 'send' | 'cancel') {
    setBusy(true)
    setFailed(false)
    try {
      await write('POST', `/api/admin/mail/${mail.id}`, { action })
    } catch {
      setFailed(true)
    }
    await onChanged()
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {awaitingDecision.includes(mail.state) && (
        <Button variant="secondary" size="sm" disabled={busy} onClick={() => void decide('send')}>
          {words.send}
        </Button>
      )}
      <Button variant="outline" size="sm" disabled={busy} onClick={() => void decide('cancel')}>
        {words.cancel}
      </Button>
      {failed && (
        <p role="alert" className="text-error">
          {words.failed}
        </p>
      )}
    </div>
  )
}

/** One email: a row that expands to show its content. */
export function MailCard({ mail, onChanged }: { readonly mail: MailItem; onChanged(): Promise<unknown> }) {
  const [open, setOpen] = useState(false)
  const decidable = mail.state === 'pending' || awaitingDecision.includes(mail.state)
  return (
    <details
      className="rounded-input border border-line text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <Badge variant="outline">{mail.outcome ? words.outcomes[mail.outcome] : words.states[mail.state]}</Badge>
        <span className="font-semibold">{mail.subject}</span>
        <span className="break-all text-muted">
          {words.to} {mail.recipient || words.toOwner}
        </span>
        <span className="sm:ml-auto">
          <ReceivedAt at={mail.createdAt} />
        </span>
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">
        {mail.sentAt && (
          <p>
            {words.sent} <ReceivedAt at={mail.sentAt} />
          </p>
        )}
        {mail.lastError && (
          <p>
            {words.problem}: {mail.lastError}
          </p>
        )}
        {decidable && <Decision mail={mail} onChanged={onChanged} />}
        {open && <MailContent id={mail.id} />}
      </div>
    </details>
  )
}
