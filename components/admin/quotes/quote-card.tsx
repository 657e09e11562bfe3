'use client'

import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { adminQuotes as words } from '@/content/admin-quotes'
import { formatDay } from '@/lib/day'
import { formatLocalTime } from '@/lib/local-time'
import { type QuoteItem, openQuoteStates } from '@/lib/owner/quotes'
import { gstOf } from '@/lib/pricing/gst'
import { formatExactMoney } from '@/lib/pricing/money'
import { lineLabel, lineTotal } from '@/lib/pricing/quote'
import { Confirm } from '../confirm'
import { QuoteSums } from './quote-sums'
import { RequestedChange } from './requested-change'

const tones = {
  draft: 'neutral',
  sent: 'lagoon',
  changes: 'warn',
  accepted: 'success',
  withdrawn: 'outline',
  expired: 'warn',
} as const

const whenOf = ({ sentAt, answeredAt, validUntil }: QuoteItem) =>
  [
    sentAt && words.sent(formatLocalTime(new Date(sentAt))),
    answeredAt && words.answered(formatLocalTime(new Date(answeredAt))),
    `${words.validUntil} ${formatDay(validUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ')

interface QuoteCardProps {
  readonly quote: QuoteItem
  /** Undefined while the quote is being edited. */
  readonly actions?: { onEdit(): void; onWithdraw(): Promise<unknown> }
}

/** A quote: its state, its content and what can still be done with it. */
export function QuoteCard({ quote, actions }: QuoteCardProps) {
  const { state, expired, note, lines, link } = quote
  const standing = expired ? 'expired' : state
  const open = openQuoteStates.includes(state) ? actions : undefined
  return (
    <article className="grid gap-4 rounded-input border border-line p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge variant={tones[standing]}>{words.states[standing]}</Badge>
        <p className="text-muted">{whenOf(quote)}</p>
      </div>
      <RequestedChange quote={quote} />
      {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
      <ul className="grid gap-1">
        {lines.map((line, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{lineLabel(line)}</span>
            <span className="tabular-nums">{formatExactMoney(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <QuoteSums lines={lines} gst={gstOf(quote)} />
      <div className="flex flex-wrap items-center gap-2">
        {open && (
          <Button variant={state === 'changes' || expired ? 'primary' : 'outline'} size="sm" onClick={open.onEdit}>
            {words.edit}
          </Button>
        )}
        {state !== 'draft' && (
          <a href={link} target="_blank" rel="noreferrer" className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
            {words.open}
          </a>
        )}
        {open && <Confirm words={words.withdraw} onConfirm={open.onWithdraw} />}
      </div>
    </article>
  )
}
