'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { adminMail } from '@/content/admin-mail'
import { apiRequest } from '@/lib/http'
import type { MailItem } from '@/lib/owner/responses'
import { isToVisitor, needsDecision } from '@/lib/owner/mail-status'
import { applyChange } from '../apply-change'
import { Confirm } from '../confirm'
import { notify } from '../notify'
import { personHref } from '../people/person-href'

const words = adminMail

interface MailDecisionProps {
  readonly mail: MailItem
  onChanged(): Promise<unknown>
}

/** What the owner can still do about an email: send it, correct its address, or leave it. */
export function MailDecision({ mail, onChanged }: MailDecisionProps) {
  const [busy, setBusy] = useState(false)
  const { id, kind, state, outcome, recipient } = mail
  const bounced = outcome === 'bounced'
  if (state !== 'pending' && !needsDecision(mail)) return null
  async function decide(action: 'send' | 'cancel') {
    if (busy) return
    setBusy(true)
    if (await applyChange(apiRequest('POST', `/api/admin/mail/${id}`, { action }), words.failed, onChanged))
      notify(action === 'send' ? words.sending : bounced ? words.left : words.cancelled)
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {(bounced || state === 'failed') && isToVisitor(mail) && (
        <Link
          href={`${personHref(mail.person ?? recipient)}&correct=1`}
          prefetch={false}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          {words.correct}
        </Link>
      )}
      {needsDecision(mail) && (
        <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void decide('send')}>
          {state === 'waiting' ? words.sendNow : words.send}
        </Button>
      )}
      {kind === 'quote' && !bounced ? (
        <Confirm words={words.cancelQuote} variant="outline" onConfirm={() => decide('cancel')} />
      ) : (
        <Button variant="outline" size="sm" aria-disabled={busy} onClick={() => void decide('cancel')}>
          {bounced ? words.leave : words.cancel}
        </Button>
      )}
    </div>
  )
}
