import 'server-only'
import { business } from '@/content/business'
import type { Lead, Quote } from '@/generated/sqlite/client'
import { localDay } from '@/lib/local-time'
import type { Period } from '@/lib/owner/business'
import { gstOf, gstWithin } from '@/lib/pricing/gst'
import { toDecimalString } from '@/lib/pricing/money'
import { quoteTotals } from '@/lib/pricing/quote'
import { db } from '../../base/db'
import { labelOf } from '../../forms/stored-lead'
import { linesOf } from '../../leads/stored-quote'
import { csvLine } from '../csv-file'
import { factsOf } from '../lead-facts'
import { eachLead } from '../leads'
import { lastWeeks } from './weeks'

const batch = 500

/** Unanswered enquiries with a phone number, longest wait first. */
export async function* callLines(): AsyncGenerator<string> {
  yield csvLine(['Name', 'Phone', 'About', 'Worth', 'Came in', 'Email'])
  for await (const lead of eachLead({ unanswered: true, sort: 'waiting' }, new Date())) {
    const { phone } = factsOf(lead)
    const worth = lead.valueCents === null ? '' : toDecimalString(lead.valueCents)
    if (phone)
      yield csvLine([lead.name ?? '', phone, labelOf(lead.form), worth, localDay(lead.createdAt), lead.email ?? ''])
  }
}

interface Won {
  readonly at: Date
  readonly leadId: string
  /** The quote that was accepted. Without it, the lead was marked as won. */
  readonly quoteId?: string
}

/** Everything won in a period, oldest first. Only ids, because a year's leads with their text could fill memory. */
async function wonDuring(period: Period): Promise<Won[]> {
  const weeks = lastWeeks(period)
  const during = { gte: weeks[0]!.from, lt: weeks.at(-1)!.until }
  const client = await db()
  const [quotes, leads] = await Promise.all([
    client.quote.findMany({
      where: { state: 'accepted', answeredAt: during },
      select: { id: true, leadId: true, answeredAt: true },
    }),
    client.lead.findMany({ where: { state: 'won', wonAt: during }, select: { id: true, wonAt: true } }),
  ])
  return [
    ...quotes.map(({ id, leadId, answeredAt }) => ({ at: answeredAt!, leadId, quoteId: id })),
    ...leads.map(({ id, wonAt }) => ({ at: wonAt!, leadId: id })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
}

const amounts = (subtotal: number, gst: number, total: number) => [subtotal, gst, total].map(toDecimalString)

function quoteCells(quote: Quote): string[] {
  const { subtotal, gst, total } = quoteTotals(linesOf(quote), gstOf(quote))
  const what = linesOf(quote).map(({ quantity, description }) => `${quantity} × ${description}`)
  return [what.join(', '), ...amounts(subtotal, gst, total), 'Accepted quote']
}

/** @param quotes those that were sent */
function leadCells(
  { form, valueCents: total }: Pick<Lead, 'form' | 'valueCents'>,
  wonAt: Date,
  quotes: readonly Quote[],
): string[] {
  const what = labelOf(form)
  if (total === null) return [what, '', '', '', 'No price']
  const gst = gstWithin(total, business.gst)
  // One that was withdrawn before the lead was won isn't where its price comes from.
  const stood = quotes.filter(({ state, updatedAt }) => state !== 'withdrawn' || updatedAt >= wonAt)
  const basis = stood.some((quote) => quote.total === total) ? 'Your quote' : 'Price list'
  return [what, ...amounts(total - gst, gst, total), basis]
}

/**
 * A period's accepted quotes, to the cent, except those whose lead is now lost or spam, and the leads won in it without
 * an accepted quote, at the quoted or list price if there is one. Oldest first, read in batches.
 */
export async function* accountantLines(period: Period): AsyncGenerator<string> {
  const client = await db()
  const won = await wonDuring(period)
  yield csvLine(['Date', 'Name', 'For', 'Before GST', 'GST', 'Total', 'Based on'])
  for (let first = 0; first < won.length; first += batch) {
    const some = won.slice(first, first + batch)
    const ids = some.map(({ leadId }) => leadId)
    const [leads, quotes] = await Promise.all([
      client.lead.findMany({
        where: { id: { in: ids }, state: { notIn: ['lost', 'spam'] } },
        select: { id: true, form: true, name: true, valueCents: true },
      }),
      client.quote.findMany({ where: { leadId: { in: ids }, state: { not: 'draft' } } }),
    ])
    for (const { at, leadId, quoteId } of some) {
      const lead = leads.find(({ id }) => id === leadId)
      const ofLead = quotes.filter((quote) => quote.leadId === leadId)
      const accepted = ofLead.find((quote) => (quoteId ? quote.id === quoteId : quote.state === 'accepted'))
      // A lead with an accepted quote is listed once, with that quote.
      if (!lead || Boolean(accepted) !== Boolean(quoteId)) continue
      const cells = accepted ? quoteCells(accepted) : leadCells(lead, at, ofLead)
      yield csvLine([localDay(at), lead.name ?? '', ...cells])
    }
  }
}
