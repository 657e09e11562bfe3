import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { NextSteps } from '@/components/flow/next-steps'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { business, emailLink, phoneLink } from '@/content/business'
import { quoteWords as words } from '@/content/quotes'
import type { Quote } from '@/generated/sqlite/client'
import { formatDay } from '@/lib/day'
import { firstNameOf } from '@/lib/first-name'
import { localDay } from '@/lib/local-time'
import { openQuoteStates } from '@/lib/owner/quotes'
import { gstOf } from '@/lib/pricing/gst'
import { visitOn } from '@/lib/server/forms/server-halves'
import { leadForMail } from '@/lib/server/forms/stored-lead'
import { findQuote, isExpired, linesOf } from '@/lib/server/leads/stored-quote'
import { QuoteAccepted } from './_sections/quote-accepted'
import { QuoteAnswer } from './_sections/quote-answer'
import { QuoteCard } from './_sections/quote-card'

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

/** How to reach us, for a quote that can't be answered any longer. */
const Reach = () => (
  <p className="flex flex-wrap gap-3 print:hidden">
    {[phoneLink, emailLink].map(
      (link) =>
        link && (
          <a key={link.href} href={link.href} className={buttonVariants({ variant: 'outline' })}>
            {link.label}
          </a>
        ),
    )}
  </p>
)

/** The letter above a quote: the owner's own note, or else a sentence of ours, and who it's from. */
function Letter({ note, name }: { readonly note: string; readonly name: string | null }) {
  const owner = firstNameOf(business.founder.name)
  const [warmly, team] = words.mail.signOff
  return (
    <div className="grid max-w-prose gap-3 text-lg print:text-base">
      <p>{words.mail.greeting(firstNameOf(name))}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{note || words.letter}</p>
      <p>
        {warmly}
        <span className="block font-display text-h4">{owner ?? team}</span>
      </p>
    </div>
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
  const isAccepted = standing === 'accepted'
  const days = { answered: dayOf(quote.answeredAt), validUntil: formatDay(quote.validUntil) }
  const stamp = isAccepted
    ? ([words.stamps.accepted, days.answered] as const)
    : standing === 'expired'
      ? ([words.stamps.expired, days.validUntil] as const)
      : undefined
  const said = standing && words.standings[standing].text(days)
  return (
    <>
      {isAccepted && said && <QuoteAccepted text={said} />}
      <Section
        tone="shell"
        shore={isAccepted ? 'cove' : undefined}
        className="grid max-w-6xl gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_1fr] print:gap-y-4 print:px-0"
      >
        <div className="grid content-start gap-6 print:gap-3">
          <div className="grid gap-2">
            <Headline as={isAccepted ? 'h2' : 'h1'} size="h2" text={words.heading} italic={words.italic} />
            <p className="text-muted">
              {lead.name && <span className="block">{lead.name}</span>}{' '}
              {[words.sent(dayOf(quote.sentAt)), isOpen && words.validUntil(days.validUntil)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {wrong && isOpen && <Notice isProblem text={wrong} />}
          {said && !isAccepted && <Notice text={said} />}
          {quote.state === 'changes' && (
            <div className="grid gap-1">
              <h2 className="text-h4">{words.asked}</h2>
              <p className="wrap-anywhere whitespace-pre-wrap">{quote.requestedChange}</p>
            </div>
          )}
          {isOpen && <Letter note={quote.note} name={lead.name} />}
          {isAccepted && (
            <>
              {quote.note && <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{quote.note}</p>}
              <NextSteps {...words.next} done={1} className="print:hidden" />
            </>
          )}
          {!isOpen && !isAccepted && <Reach />}
        </div>
        {quote.state !== 'withdrawn' && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <QuoteCard
              lines={linesOf(quote)}
              gst={gstOf(quote)}
              visit={visitOn(lead.form, leadForMail(lead)?.data)}
              stamp={stamp}
            />
          </div>
        )}
        <div className="grid content-start gap-8">
          {isOpen && (
            <>
              <QuoteAnswer token={token} revision={quote.revision} takesChanges={quote.state === 'sent'} />
              <NextSteps {...words.next} className="print:hidden" />
            </>
          )}
          {quote.state !== 'withdrawn' && <p className="text-sm text-muted print:hidden">{words.print}</p>}
        </div>
      </Section>
    </>
  )
}
