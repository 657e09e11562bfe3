'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Badge, type BadgeVariants } from '@/components/ui/badge'
import { adminMail } from '@/content/admin-mail'
import type { MailItem } from '@/lib/owner/responses'
import { needsDecision, problemOf, mailStatusOf } from '@/lib/owner/mail-status'
import { personHref } from '../people/person-href'
import { ReceivedAt } from '../received-at'
import { MailContent } from './mail-content'
import { MailDecision } from './mail-decision'

const words = adminMail

function colourOf(mail: MailItem): BadgeVariants['variant'] {
  if (needsDecision(mail)) return 'error'
  return mail.outcome === 'delivered' ? 'success' : 'outline'
}

interface MailCardProps {
  readonly mail: MailItem
  onChanged(): Promise<unknown>
}

/** One email: a row that opens to show what became of it, what to do about that, and its content. */
export function MailCard({ mail, onChanged }: MailCardProps) {
  const [open, setOpen] = useState(false)
  const { id, recipient, person, subject, sentAt, outcome, lastError, createdAt } = mail
  const { label, means, advice } = mailStatusOf(mail)
  const attention = needsDecision(mail)
  return (
    <details
      className="rounded-input border border-line text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <Badge variant={colourOf(mail)}>{label}</Badge>
        <span className="font-semibold wrap-anywhere">{subject}</span>
        <span className="wrap-anywhere text-muted">
          {words.to} {recipient || words.toOwner}
        </span>
        <span className="sm:ml-auto">
          <ReceivedAt at={createdAt} />
        </span>
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">
        <div className="grid max-w-prose gap-1">
          <p>
            {means} {outcome === 'bounced' && !attention ? words.settled : advice}
          </p>
          {lastError && <p>{problemOf(lastError)}</p>}
          {sentAt && (
            <p className="text-muted">
              {words.standings.sent.label} <ReceivedAt at={sentAt} />
            </p>
          )}
        </div>
        <MailDecision mail={mail} onChanged={onChanged} />
        {person && (
          <Link href={personHref(person)} prefetch={false} className="-my-3 justify-self-start py-3 underline">
            {words.person}
          </Link>
        )}
        {open && <MailContent url={`/api/admin/mail/${id}`} />}
      </div>
    </details>
  )
}
