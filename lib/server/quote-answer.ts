import 'server-only'
import type { Quote } from '@/generated/sqlite/client'
import { inWriteTransaction } from './db'
import { quoteAnswerNotice } from './mail/quote'
import { wonIn } from './owner/lead-state'
import { findQuote, isExpired, openStates, today } from './stored-quote'

export interface QuoteAnswer {
  /** The version that was read. Nobody accepts figures they haven't seen; what should change is taken of any. */
  readonly revision: number
  /** What should change; accepted without. */
  readonly change?: string
}

const changeOf = ({ change }: QuoteAnswer): Partial<Quote> =>
  change === undefined
    ? { state: 'accepted', openFor: null, answeredAt: new Date() }
    : { state: 'changes', requestedChange: change, answeredAt: new Date() }

type Outcome = 'taken' | 'known' | 'asked' | 'late' | 'stale'

/**
 * Takes a visitor's answer, once: the quote, its lead and the notice to the owner change together. One that comes too
 * late changes nothing, and the page says how things stand.
 * @returns 'taken'; 'known' if it changed nothing and nothing is lost with it. What should change wasn't taken if other
 * words are being looked at, 'asked', or if the quote is accepted, withdrawn or out of date, 'late'. 'stale' if what was
 * accepted has been changed since it was read; undefined for an unknown token
 */
export async function answerQuote(token: string, answer: QuoteAnswer): Promise<Outcome | undefined> {
  const found = await findQuote(token)
  if (!found) return undefined
  const { quote, lead } = found
  const { change } = answer
  const { revision } = quote
  const states = change === undefined ? openStates : ['sent' as const]
  if (!states.includes(quote.state) || isExpired(quote)) {
    if (change === undefined || change === quote.requestedChange) return 'known'
    return quote.state === 'changes' ? 'asked' : 'late'
  }
  if (change === undefined && answer.revision !== revision) return 'stale'
  const notice = await quoteAnswerNotice(lead, quote, change)
  const taken = await inWriteTransaction(async (tx) => {
    const where = { id: quote.id, revision, state: { in: states }, validUntil: { gte: today() } }
    const { count } = await tx.quote.updateMany({ where, data: changeOf(answer) })
    if (!count) return false
    const { id } = lead
    if (change === undefined) {
      const data = { state: 'won', wonAt: wonIn('won', lead), valueCents: quote.total } as const
      await tx.lead.updateMany({ where: { id }, data })
      // New: somebody waits for an answer again. What was won by an earlier quote stays so.
    } else await tx.lead.updateMany({ where: { id, state: { not: 'won' } }, data: { state: 'new' } })
    await tx.outboxMessage.create({ data: notice })
    return true
  })
  // Somebody was quicker: what to say depends on how the quote stands now.
  return taken ? 'taken' : answerQuote(token, answer)
}
