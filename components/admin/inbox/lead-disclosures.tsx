import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { placeName, plainRows } from '@/lib/owner/plain-words'
import type { LeadItem, MailOfLead } from '@/lib/owner/responses'
import { nameOfKind, mailStatusOf } from '@/lib/owner/mail-status'
import { MailContent } from '../mail/mail-content'
import { personHref } from '../people/person-href'
import { ReceivedAt } from '../received-at'

const words = inbox.lead

interface DisclosureProps {
  readonly title: string
  readonly children: ReactNode
  onToggle?(open: boolean): void
}

function Disclosure({ title, children, onToggle }: DisclosureProps) {
  return (
    <details
      className="rounded-input border border-line text-sm"
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="min-h-12 px-4 py-3 font-semibold">{title}</summary>
      <div className="border-t border-line px-4 py-4">{children}</div>
    </details>
  )
}

function Rows({ rows }: { readonly rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,14rem)_1fr]">
      {rows.map(([label, value], index) => (
        <div key={index} className="contents">
          <dt className="font-semibold">{label}</dt>
          <dd className="mb-1 min-w-0 wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Mail({ mail, asOwner }: { readonly mail: MailOfLead; readonly asOwner: boolean }) {
  const [open, setOpen] = useState(false)
  const title = `${nameOfKind(mail.kind)}: ${mailStatusOf(mail).label}`
  if (!asOwner) return <p className="font-semibold">{title}</p>
  return (
    <Disclosure title={title} onToggle={setOpen}>
      {mail.sentAt && <ReceivedAt at={mail.sentAt} />}
      {open && <MailContent url={`/api/admin/mail/${mail.id}`} />}
    </Disclosure>
  )
}

/** Everything that isn't needed to answer, collapsed. */
export function LeadDisclosures({ lead, asOwner }: { readonly lead: LeadItem; readonly asOwner: boolean }) {
  const { summary, remarks, source, attribution, mails, email } = lead
  const found = [
    ...(source ? [[words.sentFrom, placeName(source)] as const] : []),
    ...attribution.map((line) => [words.found, line] as const),
  ]
  return (
    <div className="grid gap-2">
      <Disclosure title={words.details}>
        <Rows
          rows={[
            ...plainRows(summary),
            ...(remarks.length ? [[admin.leads.remarks, remarks.join('\n')] as const] : []),
          ]}
        />
      </Disclosure>
      {found.length > 0 && (
        <Disclosure title={words.found}>
          <Rows rows={found} />
        </Disclosure>
      )}
      <Disclosure title={words.mails}>
        {mails.length === 0 && <p>{words.noMails}</p>}
        <div className="grid gap-2">
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} asOwner={asOwner} />
          ))}
        </div>
      </Disclosure>
      {asOwner && email && (
        <Link href={personHref(email)} prefetch={false} className="py-3 text-sm underline">
          {words.person}
        </Link>
      )}
    </div>
  )
}
