import 'server-only'
import type { Lead, LeadState, Note, OutboxMessage, Quote } from '@/generated/sqlite/client'
import { openQuoteStates } from '@/lib/owner/quotes'
import { db } from '../base/db'
import { env } from '../base/env'
import { type LeadFilter, findIds, findPage } from '../base/sql/find-leads'
import { attributionLines } from '../forms/attribution'
import { labelOf, metaOf, remarksOf, summaryOf } from '../forms/stored-lead'
import { isExpired } from '../leads/stored-quote'
import { briefOf, factsOf } from './lead-facts'
import type { LeadQuery } from './lead-filter'
import { unknownLead } from '../leads/lead-state'
import { pageOf, pageSize } from './read-query'

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

/** An email as its lead shows it: without a recipient's address for a notice if the owner's address isn't set. */
export function mailOf<Mail extends StoredMail>({ carrierId, ...mail }: Mail) {
  // Only the digest that it's part of has gone out.
  const inDigest = mail.kind === 'owner-notice' && mail.state === 'sent' && !carrierId && !mail.outcome
  return {
    ...mail,
    state: inDigest ? ('collected' as const) : mail.state,
    recipient: mail.recipient || (env().owner.email ?? ''),
  }
}

type StoredLead = Lead & { mails: StoredMail[]; uploads: { id: string }[] }

const withMails = {
  mails: { orderBy: { createdAt: 'asc' }, select: mailSelect },
  uploads: { orderBy: { createdAt: 'asc' }, select: { id: true } },
} as const

async function itemsOf(leads: readonly StoredLead[]) {
  const ids = leads.map(({ id }) => id)
  const [waiting, quotes] = await Promise.all([
    findIds({ waiting: true, ids }),
    (await db()).quote.findMany({ where: { openFor: { in: ids }, state: { in: openQuoteStates } } }),
  ])
  return leads.map((lead) => itemOf(lead, waiting, quotes))
}

/** @param quotes the open ones, which wait for an answer or a change */
function itemOf(lead: StoredLead, waiting: readonly string[], quotes: readonly Quote[]) {
  const { id, form, state, name, email, createdAt, answeredAt, remindOn, valueCents } = lead
  const open = quotes.find(({ openFor }) => openFor === id)
  const meta = metaOf(lead)
  return {
    ...{ id, form, state, name, email, createdAt, answeredAt, remindOn, valueCents },
    label: labelOf(form),
    /** Unanswered for longer than the site promises. */
    waiting: waiting.includes(id),
    /** The quote they've been sent and can still accept. */
    quote: open ? { sentAt: open.sentAt!, expired: isExpired(open) } : null,
    /** When they asked for a change to that quote, if they have since it was sent. */
    changeAskedAt: open?.state === 'changes' ? open.answeredAt : null,
    /** What they want and what it costs, one line each; empty if the form's name says it all. */
    brief: [...briefOf(lead)],
    ...factsOf(lead),
    summary: [...summaryOf(lead)],
    remarks: remarksOf(lead),
    source: meta.source ?? null,
    attribution: attributionLines(meta),
    mails: lead.mails.map(mailOf),
    photos: lead.uploads.map(({ id }) => id),
    /** How many of the form's photos had expired before it arrived. */
    photosMissing: Math.max(0, (meta.photos?.length ?? 0) - lead.uploads.length),
  }
}

export type LeadItem = ReturnType<typeof itemOf>

/** The first leads of a group, and how many there are in all. */
export interface LeadGroup {
  readonly total: number
  readonly items: LeadItem[]
}

/** How many leads match a filter, and the first of them, in its order. */
export async function findLeads(filter: LeadFilter, limit = pageSize): Promise<LeadGroup> {
  const client = await db()
  const { ids, total } = await findPage(filter, limit)
  const leads = await client.lead.findMany({ where: { id: { in: ids } }, include: withMails })
  const items = await itemsOf(leads)
  return { items: ids.flatMap((id) => items.filter((item) => item.id === id)), total }
}

/** One page of the leads that match a filter. */
export async function listLeads(query: LeadQuery) {
  const { items, total } = await findLeads(query)
  return pageOf(items, total, query.page)
}

/**
 * One lead with everything that happened to it.
 * @throws Refusal 404 for an unknown one
 */
export async function readLead(id: string) {
  const client = await db()
  const lead = await client.lead.findUnique({
    where: { id },
    include: { ...withMails, notes: { orderBy: { createdAt: 'asc' } } },
  })
  if (!lead) throw unknownLead()
  const [item] = await itemsOf([lead])
  return { ...item!, notes: lead.notes }
}

export type LeadDetail = Awaited<ReturnType<typeof readLead>>

/** How many leads are in each state; states without any are left out. */
export async function countLeads(): Promise<Partial<Record<LeadState, number>>> {
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
