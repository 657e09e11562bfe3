import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Quote } from '@/generated/sqlite/client'
import { quoteWords as words } from '@/content/quotes'
import { formatDay } from '@/lib/day'
import { localDay } from '@/lib/local-time'
import { openQuoteStates } from '@/lib/owner/quotes'
import { gstOf } from '@/lib/pricing/gst'
import { findQuote, isExpired, linesOf } from '@/lib/server/leads/stored-quote'
import { QuoteAnswer } from './_sections/quote-answer'
import { QuotePrices } from './_sections/quote-prices'

const quoteOf = cache(findQuote)

// Rendered per request, because it shows the quote's current state and needs a nonce from proxy.ts.
export const dynamic = 'force-dynamic'

const dayOf = (date: Date | null) => (date ? formatDay(localDay(date)) : '')

/** What was wrong with the last answer. "Say what to change" no longer applies once a change has been requested. */
function problemWith(quote: Quote, problem: string | string[] | undefined): string | undefined {
  if (problem === 'changed' || problem === 'busy') return words.problems[problem]
  return problem === 'text' && quote.state === 'sent' ? words.problems.text : undefined
}

/** What became of the quote, unless it's just waiting for an answer. */
function standingOf(quote: Quote): keyof typeof words.standings | undefined {
  const { state } = quote
  if (state === 'accepted' || state === 'withdrawn') return state
  if (isExpired(quote)) return 'expired'
  return state === 'changes' ? state : undefined
}

/** The title says what became of the quote, because it's what a screen reader reads after an answer. */
export async function generateMetadata({ params }: PageProps<'/quote/[token]'>): Promise<Metadata> {
  const found = await quoteOf((await params).token)
  const standing = found && standingOf(found.quote)
  const title = standing ? words.standings[standing].title : words.title
  return { title, robots: { index: false, follow: false } }
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
  const found = await quoteOf(token)
  if (!found) notFound() // proxy.ts handles this, unless the quote was erased just now
  const { quote, lead } = found
  const standing = standingOf(quote)
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
      {standing && (
        <Notice
          text={words.standings[standing].text({
            answered: dayOf(quote.answeredAt),
            validUntil: formatDay(quote.validUntil),
          })}
        />
      )}
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
