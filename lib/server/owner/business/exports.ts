import 'server-only'
import { adminBusiness } from '@/content/admin-business'
import { business } from '@/content/business'
import { localDay } from '@/lib/local-time'
import type { Period } from '@/lib/owner/business'
import { gstOf, gstWithin } from '@/lib/pricing/gst'
import { toDecimalString } from '@/lib/pricing/money'
import { quoteTotals } from '@/lib/pricing/quote'
import { db } from '../../db'
import { labelOf } from '../../stored-lead'
import { linesOf } from '../../stored-quote'
import { eachLead } from '../csv'
import { csvLine } from '../csv-file'
import { factsOf } from '../lead-facts'
import { lastWeeks } from './weeks'

const words = adminBusiness.csv

/** Unanswered enquiries with a phone number, longest wait first. */
export async function* callLines(): AsyncGenerator<string> {
  yield csvLine(words.calls.columns)
  for await (const lead of eachLead({ unanswered: true, sort: 'waiting' }, new Date())) {
    const { phone } = factsOf(lead)
    const worth = lead.valueCents === null ? '' : toDecimalString(lead.valueCents)
    if (phone)
      yield csvLine([lead.name ?? '', phone, labelOf(lead.form), worth, localDay(lead.createdAt), lead.email ?? ''])
  }
}

/**
 * A period's accepted quotes, to the cent, except those whose lead is now lost or spam. Then the leads won in it
 * without an accepted quote, at the quoted or list price.
 */
export async function* accountantLines(period: Period): AsyncGenerator<string> {
  const weeks = lastWeeks(period)
  const during = { gte: weeks[0]!.from, lt: weeks.at(-1)!.until }
  const client = await db()
  const [quotes, won] = await Promise.all([
    client.quote.findMany({
      where: { state: 'accepted', answeredAt: during },
      orderBy: { answeredAt: 'asc' },
    }),
    client.lead.findMany({
      where: { state: 'won', valueCents: { not: null }, wonAt: during },
      orderBy: { wonAt: 'asc' },
    }),
  ])
  const [quoted, ofWon] = await Promise.all([
    client.lead.findMany({
      where: { id: { in: quotes.map(({ leadId }) => leadId) }, state: { notIn: ['lost', 'spam'] } },
    }),
    client.quote.findMany({
      where: { leadId: { in: won.map(({ id }) => id) }, state: { not: 'draft' } },
      select: { leadId: true, state: true, total: true },
    }),
  ])
  const amounts = (subtotal: number, gst: number, total: number) => [subtotal, gst, total].map(toDecimalString)
  yield csvLine(words.accountant.columns)
  for (const quote of quotes) {
    const lead = quoted.find(({ id }) => id === quote.leadId)
    if (!lead) continue
    const { subtotal, gst, total } = quoteTotals(linesOf(quote), gstOf(quote))
    const what = linesOf(quote).map(({ quantity, description }) => `${quantity} × ${description}`)
    yield csvLine([
      localDay(quote.answeredAt!),
      lead.name ?? '',
      what.join(', '),
      ...amounts(subtotal, gst, total),
      words.byQuote,
    ])
  }
  for (const lead of won) {
    const ofLead = ofWon.filter(({ leadId }) => leadId === lead.id)
    if (ofLead.some(({ state }) => state === 'accepted')) continue
    const total = lead.valueCents ?? 0
    const gst = gstWithin(total, business.gst)
    yield csvLine([
      localDay(lead.wonAt!),
      lead.name ?? '',
      labelOf(lead.form),
      ...amounts(total - gst, gst, total),
      ofLead.some((quote) => quote.total === total) ? words.quoted : words.byList,
    ])
  }
}
