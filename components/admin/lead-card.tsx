import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { admin } from '@/content/admin'
import type { LeadItem, MailOfLead } from '@/lib/owner/answers'
import { LeadStateControl } from './lead-state-control'
import { ReceivedAt } from './received-at'

const words = admin.leads

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

const kindLabel = (kind: string) =>
  kind in admin.mail.kinds ? admin.mail.kinds[kind as keyof typeof admin.mail.kinds] : kind

function Mails({ mails }: { readonly mails: readonly MailOfLead[] }) {
  return (
    <p>
      <span className="font-semibold">{words.mails}</span>{' '}
      {mails
        .map(
          (mail) =>
            `${kindLabel(mail.kind)}: ${admin.mail.states[mail.state]}${mail.lastError ? ` (${mail.lastError})` : ''}`,
        )
        .join(' · ')}{' '}
      <Link href="/admin/mail" className="underline">
        {admin.mail.title}
      </Link>
    </p>
  )
}

function Photos({ photos }: { readonly photos: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{words.photos}</p>
      <ul className="mt-2 flex flex-wrap gap-3">
        {photos.map((id, index) => (
          <li key={id}>
            <a href={`/api/admin/uploads/${id}`} target="_blank" rel="noreferrer" className="block">
              <img
                src={`/api/admin/uploads/${id}`}
                alt={words.photo(index + 1)}
                loading="lazy"
                className="size-24 rounded-input bg-driftwood object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function detailRows({ summary, remarks, source, attribution, photosMissing }: LeadItem) {
  return [
    ...summary.filter(([, value]) => value !== ''),
    ...(remarks.length ? [[words.remarks, remarks.join('\n')] as const] : []),
    ...(photosMissing ? [[words.photos, words.photosMissing(photosMissing)] as const] : []),
    ...(source ? [[words.source, source] as const] : []),
    ...(attribution.length ? [[words.attribution, attribution.join('\n')] as const] : []),
  ]
}

/** One lead: a row that expands to show everything about it. */
export function LeadCard({ lead, onChanged }: { readonly lead: LeadItem; onChanged(): Promise<unknown> }) {
  return (
    <details className="rounded-input border border-line text-sm">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <Badge variant="outline">{words.states[lead.state]}</Badge>
        <span className="font-semibold">{lead.name || lead.email || lead.label}</span>
        {lead.name && <span className="break-all text-muted">{lead.email}</span>}
        <span>{lead.label}</span>
        <span className="sm:ml-auto">
          <ReceivedAt at={lead.createdAt} />
        </span>
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">
        <LeadStateControl lead={lead} onChanged={onChanged} />
        <Rows rows={detailRows(lead)} />
        {lead.photos.length > 0 && <Photos photos={lead.photos} />}
        {lead.mails.length > 0 && <Mails mails={lead.mails} />}
      </div>
    </details>
  )
}
