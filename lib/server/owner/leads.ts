import 'server-only'
import type { Lead, Note, OutboxMessage, Quote } from '@/generated/sqlite/client'
import type { LeadCounts, LeadItem, MailOfLead, Page } from '@/lib/owner/responses'
import type { LeadDetail, LeadGroup } from '@/lib/owner/inbox'
import type { Row } from '@/lib/forms/define-form'
import { openQuoteStates } from '@/lib/owner/quotes'
import { db, sql } from '../base/db'
import { env } from '../base/env'
import { attributionLines } from '../forms/attribution'
import { labelOf, metaOf, remarksOf, summaryOf } from '../forms/stored-lead'
import { isExpired } from '../leads/stored-quote'
import { briefOf, factsOf } from './lead-facts'
import { type LeadFilter, type LeadQuery, leadOrders, leadSource } from './lead-filter'
import { pageOf, pageSize } from './read-query'

/** The ids of every lead that matches, in the filter's order; `limitClause` can limit them to a page. */
async function findIds(filter: LeadFilter, limitClause = sql``): Promise<string[]> {
  const client = await db()
  const rows = await client.$queryRaw<
    { id: string }[]
  >`SELECT l."id" ${leadSource(filter)} ORDER BY ${leadOrders[filter.sort ?? 'newest']} ${limitClause}`
  return rows.map(({ id }) => id)
}

async function countMatches(filter: LeadFilter): Promise<number> {
  const client = await db()
  const [row] = await client.$queryRaw<{ total: number | bigint }[]>`SELECT count(*) AS total ${leadSource(filter)}`
  return Number(row!.total)
}

/** The ids of one page, and how many match in all. */
async function findPage(filter: LeadFilter, limit: number): Promise<{ ids: string[]; total: number }> {
  const { q, page = 1, sort = 'newest' } = filter
  const limitClause = sql`LIMIT ${limit} OFFSET ${(page - 1) * limit}`
  if (!q) {
    const [total, ids] = await Promise.all([countMatches(filter), findIds(filter, limitClause)])
    return { ids, total }
  }
  // A search reads every text, so it is done once for both.
  const client = await db()
  const rows = await client.$queryRaw<{ id: string; total: number | bigint }[]>`
    WITH found AS MATERIALIZED (SELECT l."id", l."createdAt", l."valueCents" ${leadSource(filter)})
    SELECT l."id", (SELECT count(*) FROM found) AS total FROM found l ORDER BY ${leadOrders[sort]} ${limitClause}`
  const total = rows[0]?.total ?? (page > 1 ? await countMatches(filter) : 0)
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}

/** What the list shows of an email. Never its bodies, which make up most of the database. */
const mailSelect = {
  id: true,
  kind: true,
  state: true,
  outcome: true,
  carrierId: true,
  recipient: true,
  sentAt: true,
  lastError: true,
} as const

type StoredMail = Pick<OutboxMessage, keyof typeof mailSelect>

/** An email as its lead shows it. */
export function mailOf({ id, kind, state, outcome, carrierId, recipient, sentAt, lastError }: StoredMail): MailOfLead {
  // Only the digest that it's part of has gone out.
  const inDigest = kind === 'owner-notice' && state === 'sent' && !carrierId && !outcome
  return {
    id,
    kind,
    state: inDigest ? 'collected' : state,
    outcome,
    recipient: recipient || (env().owner.email ?? ''),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
  }
}

type StoredLead = Lead & { mails: StoredMail[]; uploads: { id: string }[] }

const withMails = {
  mails: { orderBy: { createdAt: 'asc' }, select: mailSelect },
  uploads: { orderBy: { createdAt: 'asc' }, select: { id: true } },
} as const

async function itemsOf(leads: readonly StoredLead[]): Promise<LeadItem[]> {
  const ids = leads.map(({ id }) => id)
  const [waiting, quotes] = await Promise.all([
    findIds({ waiting: true, ids }),
    (await db()).quote.findMany({ where: { openFor: { in: ids }, state: { in: openQuoteStates } } }),
  ])
  return leads.map((lead) =>
    itemOf(
      lead,
      waiting.includes(lead.id),
      quotes.find(({ openFor }) => openFor === lead.id),
    ),
  )
}

/** @param open a quote that's waiting for an answer or a change */
function itemOf(lead: StoredLead, waiting: boolean, open: Quote | undefined): LeadItem {
  const meta = metaOf(lead)
  return {
    id: lead.id,
    form: lead.form,
    label: labelOf(lead.form),
    state: lead.state,
    name: lead.name,
    email: lead.email,
    createdAt: lead.createdAt.toISOString(),
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    remindOn: lead.remindOn,
    valueCents: lead.valueCents,
    waiting,
    quote: open ? { sentAt: open.sentAt!.toISOString(), expired: isExpired(open) } : null,
    changeAskedAt: open?.state === 'changes' ? open.answeredAt!.toISOString() : null,
    brief: [...briefOf(lead)],
    ...factsOf(lead),
    summary: [...summaryOf(lead)],
    remarks: remarksOf(lead),
    source: meta.source ?? null,
    attribution: attributionLines(meta),
    mails: lead.mails.map(mailOf),
    photos: lead.uploads.map(({ id }) => id),
    photosMissing: Math.max(0, (meta.photos?.length ?? 0) - lead.uploads.length),
  }
}

/** How many leads match a filter, and the first of them, in its order and with everything that was sent. */
export async function findWholeLeads(filter: LeadFilter, limit = pageSize): Promise<LeadGroup> {
  const client = await db()
  const { ids, total } = await findPage(filter, limit)
  const leads = await client.lead.findMany({ where: { id: { in: ids } }, include: withMails })
  const items = await itemsOf(leads)
  return { items: ids.flatMap((id) => items.filter((item) => item.id === id)), total }
}

/** Cuts by code points, so that it never ends in half a character. */
const cut = (value: string) => value.replace(/^(.{300}).+/su, '$1…')

/** The same with long values cut, for lists that are reloaded often. A bot may have sent 64 kB. */
export async function findLeads(filter: LeadFilter, limit?: number): Promise<LeadGroup> {
  const { items, total } = await findWholeLeads(filter, limit)
  const cutRow = ([label, value, ...kind]: Row): Row => [label, cut(value), ...kind]
  return { items: items.map((item) => ({ ...item, summary: item.summary.map(cutRow) })), total }
}

/** One page of the leads that match a filter. */
export async function listLeads(query: LeadQuery): Promise<Page<LeadItem>> {
  const { items, total } = await findLeads(query)
  return pageOf(items, total, query.page)
}

export const noteOf = ({ id, text, createdAt }: Note) => ({ id, text, createdAt: createdAt.toISOString() })

/** One lead with everything that happened to it. Undefined for an unknown one. */
export async function readLead(id: string): Promise<LeadDetail | undefined> {
  const client = await db()
  const lead = await client.lead.findUnique({
    where: { id },
    include: { ...withMails, notes: { orderBy: { createdAt: 'asc' } } },
  })
  if (!lead) return undefined
  const [item] = await itemsOf([lead])
  return { ...item!, notes: lead.notes.map(noteOf) }
}

/** How many leads are in each state; states without any are left out. */
export async function countLeads(): Promise<LeadCounts> {
  const groups = await (await db()).lead.groupBy({ by: ['state'], _count: true })
  return Object.fromEntries(groups.map(({ state, _count }) => [state, _count]))
}

/** How many leads are read at once. */
const batch = 500

export type LeadWithNotes = Lead & { notes: Note[] }

/**
 * Every lead that matches a filter, in its order, read in batches so that a long history doesn't fill memory.
 * @param until ignores leads that came in later
 */
export async function* eachLead(filter: LeadFilter, until?: Date): AsyncGenerator<LeadWithNotes> {
  const client = await db()
  const include = { notes: { orderBy: { createdAt: 'asc' } } } as const
  const ids = await findIds({ ...filter, until })
  for (let first = 0; first < ids.length; first += batch) {
    const some = ids.slice(first, first + batch)
    const leads = await client.lead.findMany({ where: { id: { in: some } }, include })
    const found = new Map(leads.map((lead) => [lead.id, lead]))
    for (const id of some) {
      const lead = found.get(id)
      if (lead) yield lead
    }
  }
}
