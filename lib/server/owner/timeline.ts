import 'server-only'
import type { LeadState } from '@/generated/sqlite/enums'
import { ownerMailKinds, mailStatusOf } from '@/lib/server/mail/mail-status'
import { formatMoney } from '@/lib/pricing/money'
import { db } from '../base/db'
import { labelOf } from '../forms/stored-lead'
import { isExpired } from '../leads/stored-quote'
import { briefOf } from './lead-facts'
import { lookalikesOf, phonesIn } from './lookalikes'
import { type Trace, findTrace } from './person-trace'
import { quoteStandings } from './quotes'
import { leftByWords, subscriberItem } from './subscribers'

export interface TimelineEvent {
  kind: 'lead' | 'mail' | 'list' | 'note' | 'quote'
  id: string
  at: Date
  title: string
  text?: string
  href?: string
  /** A lead's. */
  state?: LeadState
}

/** Reads one kind of event for a person's timeline. */
type Source = (trace: Trace) => Promise<TimelineEvent[]>

const leads: Source = async (trace) =>
  trace.leads.map((lead) => ({
    kind: 'lead',
    id: lead.id,
    at: lead.createdAt,
    title: labelOf(lead.form),
    text: briefOf(lead).join(', ') || undefined,
    href: `/admin/leads/${lead.id}`,
    state: lead.state,
  }))

/** Emails to the person. The owner's notices would only repeat the leads. */
const mails: Source = async (trace) => {
  const client = await db()
  const found = await client.outboxMessage.findMany({
    where: { AND: [trace.linkedMails, { kind: { notIn: ownerMailKinds } }] },
    omit: { html: true, text: true },
  })
  return found.map((mail) => ({
    kind: 'mail',
    id: mail.id,
    at: mail.createdAt,
    title: mail.subject,
    text: `${mailStatusOf(mail).label}, to ${mail.recipient}`,
    href: `/admin/mail/${mail.id}`,
  }))
}

const places: Source = async (trace) =>
  trace.places.map(subscriberItem).flatMap(({ id, listName, consentAt, where, leftAt, leftBy }) => [
    { kind: 'list' as const, id: `${id}-joined`, at: consentAt, title: `Joined ${listName}`, text: where },
    ...(leftAt && leftBy
      ? [
          {
            kind: 'list' as const,
            id: `${id}-left`,
            at: leftAt,
            title: `Left ${listName}`,
            text: leftByWords[leftBy],
          },
        ]
      : []),
  ])

/** The owner's notes on the person's leads. */
const notes: Source = async (trace) => {
  const found = await (await db()).note.findMany({ where: { leadId: { in: trace.leads.map(({ id }) => id) } } })
  return found.map(({ id, leadId, text, createdAt }) => ({
    kind: 'note',
    id,
    at: createdAt,
    title: 'Noted',
    text,
    href: `/admin/leads/${leadId}`,
  }))
}

/** Quotes, and what became of them. */
const quotes: Source = async (trace) => {
  const found = await (await db()).quote.findMany({ where: { leadId: { in: trace.leads.map(({ id }) => id) } } })
  return found.map((quote) => ({
    kind: 'quote',
    id: quote.id,
    at: quote.answeredAt ?? quote.sentAt ?? quote.createdAt,
    title: `A quote of ${formatMoney(quote.total)}`,
    text: quoteStandings[isExpired(quote) ? 'expired' : quote.state],
    href: `/admin/leads/${quote.leadId}`,
  }))
}

const sources: readonly Source[] = [leads, mails, places, notes, quotes]

/** Everything about one person on one page, newest first. Throws when the database is down. */
export async function overviewOf(email: string) {
  const trace = await findTrace(email)
  const [main] = trace.keys
  const phones = phonesIn(trace.leads)
  const [events, lookalikes] = await Promise.all([
    Promise.all(sources.map((source) => source(trace))),
    lookalikesOf(trace.keys, phones),
  ])
  return {
    /** The main address. */
    email: main,
    name: trace.leads.findLast(({ name }) => name)?.name ?? null,
    addresses: trace.keys,
    phones,
    lists: trace.places.map(subscriberItem),
    lookalikes,
    events: events.flat().sort((a, b) => b.at.getTime() - a.at.getTime()),
  }
}

export type PersonOverview = Awaited<ReturnType<typeof overviewOf>>
