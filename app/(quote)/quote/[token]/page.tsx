import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Quote } from '@/generated/sqlite/client'
import { quoteWords as words } from '@/content/quotes'
import { formatDay } from '@/lib/day'
import { localDay } from '@/lib/local-time'
import { openQuoteStates } from '@/lib/owner/quotes'
import { gstOf } from '@/lib/pricing/gst'
import { findQuote, isExpired, linesOf } from '@/lib/server/stored-quote'
import { QuoteAnswer } from './_sections/quote-answer'
import { QuotePrices } from './_sections/quote-prices'

export const metadata: Metadata = { title: words.title, robots: { index: false, follow: false } }

// Rendered per request, because it shows the quote's current state and needs a nonce from proxy.ts.
export const dynamic = 'force-dynamic'

const dayOf = (date: Date | null) => (date ? formatDay(localDay(date)) : '')

/** What was wrong with the last answer. "Say what to change" no longer applies once a change has been requested. */
function problemWith(quote: Quote, problem: string | string[] | undefined): string | undefined {
  if (problem === 'changed' || problem === 'busy') return words.problems[problem]
  return problem === 'text' && quote.state === 'sent' ? words.problems.text : undefined
}

/** The quote's state, unless it's just waiting for an answer. */
function standing(quote: Quote): string | undefined {
  if (quote.state === 'accepted') return words.states.accepted(dayOf(quote.answeredAt))
  if (quote.state === 'withdrawn') return words.states.withdrawn
  if (isExpired(quote)) return words.states.expired(formatDay(quote.validUntil))
  return quote.state === 'changes' ? words.states.changes : undefined
}

function Notice({ text, isProblem }: { readonly text: string; readonly isProblem?: boolean }) {
  return (
    <p
      role={isProblem ? 'alert' : 'status'}
      className={`rounded-input px-5 py-4 font-semibold ${isProblem ? 'bg-error-tint text-error' : 'bg-lagoon'}`}
    >
      {text}
    </p>
  )
}

/** A quote as the visitor reads and answers it. Complete without scripts, and when printed. */
export default async function QuotePage({ params, searchParams }: PageProps<'/quote/[token]'>) {
  const { token } = await params
  const { problem } = await searchParams
  const found = await findQuote(token)
  if (!found) notFound() // proxy.ts handles this, unless the quote was erased just now
  const { quote, lead } = found
  const text = standing(quote)
  const wrong = problemWith(quote, problem)
  const isOpen = openQuoteStates.includes(quote.state) && !isExpired(quote)
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-h2">{words.heading}</h1>
        <p className="text-muted">
          {[lead.name, words.sent(dayOf(quote.sentAt)), isOpen && words.validUntil(formatDay(quote.validUntil))]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {wrong && isOpen && <Notice isProblem text={wrong} />}
      {text && <Notice text={text} />}
      {quote.state === 'changes' && (
        <div className="grid gap-1">
          <h2 className="text-h4">{words.asked}</h2>
          <p className="wrap-anywhere whitespace-pre-wrap">{quote.requestedChange}</p>
        </div>
      )}
      {quote.state !== 'withdrawn' && (
        <>
          {quote.note && <p className="wrap-anywhere whitespace-pre-wrap">{quote.note}</p>}
          <QuotePrices lines={linesOf(quote)} gst={gstOf(quote)} />
        </>
      )}
      {isOpen && <QuoteAnswer token={token} revision={quote.revision} takesChanges={quote.state === 'sent'} />}
      {quote.state !== 'withdrawn' && <p className="text-sm text-muted print:hidden">{words.print}</p>}
    </div>
  )
}
