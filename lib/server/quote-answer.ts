import 'server-only'
import type { Quote } from '@/generated/sqlite/client'
import { inWriteTransaction } from './db'
import { quoteAnswerNotice } from './mail/quote'
import { wonIn } from './owner/lead-state'
import { findQuote, openStates, today } from './stored-quote'

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

/**
 * Takes a visitor's answer, once: the quote, its lead and the notice to the owner change together. One that comes too
 * late changes nothing, and the page says how things stand.
 * @returns 'taken'; 'known' if it changed nothing; 'asked' if other words are being looked at; 'stale' if what was
 * accepted has been changed since it was read; undefined for an unknown token
 */
export async function answerQuote(
  token: string,
  answer: QuoteAnswer,
): Promise<'taken' | 'known' | 'asked' | 'stale' | undefined> {
  const found = await findQuote(token)
  if (!found) return undefined
  const { quote, lead } = found
  const { change } = answer
  const { revision } = quote
  if (quote.state === 'changes' && change !== undefined && change !== quote.requestedChange) return 'asked'
  const states = change === undefined ? openStates : ['sent' as const]
  if (!states.includes(quote.state)) return 'known'
  if (change === undefined && answer.revision !== revision) return 'stale'
  const notice = await quoteAnswerNotice(lead, quote, change)
  return inWriteTransaction(async (tx) => {
    const where = { id: quote.id, revision, state: { in: states }, validUntil: { gte: today() } }
    const { count } = await tx.quote.updateMany({ where, data: changeOf(answer) })
    if (!count) return 'known'
    // New: somebody waits for an answer again.
    const state = change === undefined ? 'won' : 'new'
    await tx.lead.updateMany({ where: { id: lead.id }, data: { state, wonAt: wonIn(state, lead) } })
    await tx.outboxMessage.create({ data: notice })
    return 'taken'
  })
}
