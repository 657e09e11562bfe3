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

const amounts = (subtotal: number, gst: number, total: number) => [subtotal, gst, total].map(toDecimalString)

function quoteCells(quote: Quote): string[] {
  const { subtotal, gst, total } = quoteTotals(linesOf(quote), gstOf(quote))
  const what = linesOf(quote).map(({ quantity, description }) => `${quantity} × ${description}`)
  return [what.join(', '), ...amounts(subtotal, gst, total), 'Accepted quote']
}

/** @param quotes those that were sent */
function leadCells({ form, valueCents: total, wonAt }: Lead, quotes: readonly Quote[]): string[] {
  const what = labelOf(form)
  if (total === null) return [what, '', '', '', 'No price']
  const gst = gstWithin(total, business.gst)
  // One that was withdrawn before the lead was won isn't where its price comes from.
  const stood = quotes.filter(({ state, updatedAt }) => state !== 'withdrawn' || updatedAt >= wonAt!)
  const basis = stood.some((quote) => quote.total === total) ? 'Your quote' : 'Price list'
  return [what, ...amounts(total - gst, gst, total), basis]
}

/**
 * A period's accepted quotes, to the cent, except those whose lead is now lost or spam, and the leads won in it without
 * an accepted quote, at the quoted or list price if there is one. Oldest first.
 */
export async function* accountantLines(period: Period): AsyncGenerator<string> {
  const weeks = lastWeeks(period)
  const during = { gte: weeks[0]!.from, lt: weeks.at(-1)!.until }
  const client = await db()
  const [accepted, marked] = await Promise.all([
    client.quote.findMany({ where: { state: 'accepted', answeredAt: during } }),
    client.lead.findMany({ where: { state: 'won', wonAt: during } }),
  ])
  const [leads, quotes] = await Promise.all([
    client.lead.findMany({
      where: { id: { in: accepted.map(({ leadId }) => leadId) }, state: { notIn: ['lost', 'spam'] } },
    }),
    client.quote.findMany({ where: { leadId: { in: marked.map(({ id }) => id) }, state: { not: 'draft' } } }),
  ])
  const byQuote = accepted.flatMap((quote) => {
    const lead = leads.find(({ id }) => id === quote.leadId)
    return lead ? [{ at: quote.answeredAt!, lead, cells: quoteCells(quote) }] : []
  })
  const byHand = marked.flatMap((lead) => {
    const ofLead = quotes.filter(({ leadId }) => leadId === lead.id)
    // A lead with an accepted quote is listed once, with that quote.
    if (ofLead.some(({ state }) => state === 'accepted')) return []
    return [{ at: lead.wonAt!, lead, cells: leadCells(lead, ofLead) }]
  })
  yield csvLine(['Date', 'Name', 'For', 'Before GST', 'GST', 'Total', 'Based on'])
  for (const { at, lead, cells } of [...byQuote, ...byHand].sort((one, other) => Number(one.at) - Number(other.at)))
    yield csvLine([localDay(at), lead.name ?? '', ...cells])
}
