import 'server-only'
import type { Quote } from '@/generated/sqlite/client'
import { searchTextOf } from '@/lib/lead-search'
import { today } from '@/lib/local-time'
import { openQuoteStates } from '@/lib/owner/quotes'
import { formatExactMoney } from '@/lib/pricing/money'
import { inWriteTransaction } from '../base/db'
import { wonIn } from './lead-state'
import { quoteAnswerNotice } from './quote-mail'
import { findQuote, isExpired } from './stored-quote'

interface QuoteAnswer {
  /** The version the visitor read. They can't accept figures they haven't seen, but can ask to change any version. */
  readonly revision: number
  /** What the visitor wants changed. Undefined if they accept. */
  readonly change?: string
}

const changeOf = ({ change }: QuoteAnswer): Partial<Quote> =>
  change === undefined
    ? { state: 'accepted', openFor: null, answeredAt: new Date() }
    : { state: 'changes', requestedChange: change, answeredAt: new Date() }

type AnswerOutcome = 'taken' | 'asked' | 'late' | 'changed'

/**
 * Records a visitor's answer once, changing the quote, its lead and the owner's notice together. A change is also kept
 * as a note on the lead, and can be searched for. An answer that's too late changes nothing, and the page says where
 * things stand.
 * @returns 'taken'. A change isn't recorded if another one is being considered ('asked'), or if the quote has been
 * accepted or withdrawn or has expired ('late'). 'changed' if the visitor accepted a version that has since been
 * revised. Undefined if it changed nothing but nothing is lost, and for an unknown token
 */
export async function answerQuote(token: string, answer: QuoteAnswer): Promise<AnswerOutcome | undefined> {
  const found = await findQuote(token)
  if (!found) return undefined
  const { quote, lead } = found
  const { change } = answer
  const { revision } = quote
  const states = change === undefined ? openQuoteStates : ['sent' as const]
  if (!states.includes(quote.state) || isExpired(quote)) {
    if (change === undefined || change === quote.requestedChange) return undefined
    return quote.state === 'changes' ? 'asked' : 'late'
  }
  if (change === undefined && answer.revision !== revision) return 'changed'
  const notice = await quoteAnswerNotice(lead, quote, change)
  const taken = await inWriteTransaction(async (tx) => {
    const { id, emailKey } = lead
    // Locks the lead first, as correcting its address does, so that the notice has the address it has now.
    const { count: leads } = await tx.lead.updateMany({ where: { id, emailKey }, data: { updatedAt: new Date() } })
    if (!leads) return false
    const where = { id: quote.id, revision, state: { in: states }, validUntil: { gte: today() } }
    const { count } = await tx.quote.updateMany({ where, data: changeOf(answer) })
    if (!count) return false
    if (change === undefined) {
      const data = { state: 'won', wonAt: wonIn('won', lead), valueCents: quote.total } as const
      await tx.lead.updateMany({ where: { id }, data })
      // Back to new, because the visitor is waiting for an answer. A lead won by an earlier quote stays won.
    } else {
      await tx.lead.updateMany({ where: { id, state: { not: 'won' } }, data: { state: 'new' } })
      // The quote keeps their words only until it's sent again.
      await tx.note.create({
        data: { leadId: id, text: `They asked to change the quote of ${formatExactMoney(quote.total)}: ${change}` },
      })
      const { text } = await tx.leadSearch.findUniqueOrThrow({ where: { leadId: id } })
      await tx.leadSearch.update({ where: { leadId: id }, data: { text: `${text} ${searchTextOf([change])}` } })
    }
    await tx.outboxMessage.create({ data: notice })
    return true
  })
  // Somebody else got there first, so the outcome depends on the quote's current state.
  return taken ? 'taken' : answerQuote(token, answer)
}
