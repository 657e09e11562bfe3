import { inbox } from '@/content/admin-inbox'
import { formatLocalTime } from '@/lib/local-time'
import type { LeadDetail } from '@/lib/owner/inbox'
import { quotedPrice } from './fill-answer'

const words = inbox.lead

/** Who the lead is from, what they want, what it costs and how they'd like to be contacted. */
export function LeadHead({ lead }: { readonly lead: LeadDetail }) {
  const { name, email, phone, phones, address, label, createdAt, brief, prefers, times, summary } = lead
  const quoted = quotedPrice(lead)
  const message = summary.find(([, , kind]) => kind === 'message')?.[1]
  return (
    <header className="grid gap-2">
      <h1 id="lead-name" className="text-h3 wrap-anywhere">
        {name || email || label}
      </h1>
      <p className="text-sm text-muted">{words.from(label, formatLocalTime(new Date(createdAt)))}</p>
      {brief.map((line, index) => (
        <p key={line} className={index === 0 ? 'text-lg wrap-anywhere' : 'text-lg font-semibold'}>
          {line}
        </p>
      ))}
      {quoted && <p className="text-lg font-semibold">{words.quoted(quoted)}</p>}
      {message && <p className="wrap-anywhere whitespace-pre-wrap">{message}</p>}
      {(prefers || times) && (
        <p className="font-semibold">
          {[prefers && words.prefers[prefers], times && words.times(times)].filter(Boolean).join('. ')}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {phones.slice(1).map(({ text, href }) => (
          <a key={href} href={href} className="-my-3 py-3 underline">
            {words.call(text)}
          </a>
        ))}
        {[phone, email, address].filter(Boolean).map((way) => (
          <span key={way} className="wrap-anywhere">
            {way}
          </span>
        ))}
      </p>
    </header>
  )
}
