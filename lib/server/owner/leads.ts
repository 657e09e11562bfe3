import 'server-only'
import type { Lead, OutboxMessage } from '@/generated/sqlite/client'
import { attributionLines } from '../attribution'
import { db } from '../db'
import { env } from '../env'
import type { ContactSubmission, LeadCounts, LeadItem, MailOfLead, Page } from '@/lib/owner/answers'
import { type LeadQuery, matchesWords, leadWhere } from './lead-filter'
import { isRaw, labelOf, metaOf, remarksOf, summaryOf } from '../stored-lead'

export const pageSize = 25
const batch = 500
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const

/**
 * Every lead that matches a filter, newest first, read in batches so that a long history doesn't fill memory.
 * @param until ignores what came in later
 */
export async function* eachLead(query: Partial<LeadQuery>, until = new Date()): AsyncGenerator<Lead> {
  const client = await db()
  const where = { AND: [leadWhere(query), { createdAt: { lte: until } }] }
  let last: Lead | undefined
  do {
    const after = last && {
      OR: [{ createdAt: { lt: last.createdAt } }, { createdAt: last.createdAt, id: { lt: last.id } }],
    }
    const leads: Lead[] = await client.lead.findMany({
      where: { AND: [where, ...(after ? [after] : [])] },
      orderBy: [...newestFirst],
      take: batch,
    })
    for (const lead of leads) if (matchesWords(query.q, lead)) yield lead
    last = leads.length === batch ? leads.at(-1) : undefined
  } while (last)
}

/** What the list shows of a mail: never its bodies, which are most of the database. */
const mailSelect = {
  id: true,
  kind: true,
  state: true,
  outcome: true,
  recipient: true,
  sentAt: true,
  lastError: true,
} as const

type StoredMail = Pick<OutboxMessage, keyof typeof mailSelect>

export function mailOf({ id, kind, state, outcome, recipient, sentAt, lastError }: StoredMail): MailOfLead {
  return {
    id,
    kind,
    state,
    outcome,
    recipient: recipient || (env().owner.email ?? ''),
    sentAt: sentAt?.toISOString() ?? null,
    lastError,
  }
}

function itemOf(lead: Lead & { mails: StoredMail[]; uploads: { id: string }[] }): LeadItem {
  const meta = metaOf(lead)
  return {
    id: lead.id,
    form: lead.form,
    label: labelOf(lead.form),
    state: lead.state,
    name: lead.name,
    email: lead.email,
    createdAt: lead.createdAt.toISOString(),
    summary: [...summaryOf(lead)],
    remarks: remarksOf(lead),
    source: meta.source ?? null,
    attribution: attributionLines(meta),
    mails: lead.mails.map(mailOf),
    photos: lead.uploads.map(({ id }) => id),
    photosMissing: Math.max(0, (meta.photos?.length ?? 0) - lead.uploads.length),
  }
}

/** The ids of one page, and how many leads match. With search words, code decides which do (lead-filter.ts). */
async function findPage(query: LeadQuery): Promise<{ ids: string[]; total: number }> {
  const skip = (query.page - 1) * pageSize
  if (query.q) {
    const ids: string[] = []
    for await (const { id } of eachLead(query)) ids.push(id)
    return { ids: ids.slice(skip, skip + pageSize), total: ids.length }
  }
  const client = await db()
  const where = leadWhere(query)
  const [total, rows] = await Promise.all([
    client.lead.count({ where }),
    client.lead.findMany({ where, orderBy: [...newestFirst], skip, take: pageSize, select: { id: true } }),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

/** One page of the leads that match a filter, newest first. */
export async function listLeads(query: LeadQuery): Promise<Page<LeadItem>> {
  const { ids, total } = await findPage(query)
  const leads = await (
    await db()
  ).lead.findMany({
    where: { id: { in: ids } },
    orderBy: [...newestFirst],
    include: {
      mails: { orderBy: { createdAt: 'asc' }, select: mailSelect },
      uploads: { orderBy: { createdAt: 'asc' }, select: { id: true } },
    },
  })
  return { items: leads.map(itemOf), total, page: query.page, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

function submissionOf({ id, payload, createdAt, name: sender, email: address }: Lead): ContactSubmission {
  const data = JSON.parse(payload) as Partial<ContactSubmission>
  const { name = sender ?? '', email = address ?? '', subject = '', message = isRaw(data) ? data.raw : '' } = data
  return { id, name, email, subject, message, createdAt: createdAt.toISOString() }
}

/** How many leads are in each state; states without any are left out. */
export async function countLeads(): Promise<LeadCounts> {
  const groups = await (await db()).lead.groupBy({ by: ['state'], _count: true })
  return Object.fromEntries(groups.map(({ state, _count }) => [state, _count]))
}

/** Every contact message that is neither held nor spam, newest first (decision C15). */
export async function listContacts(): Promise<ContactSubmission[]> {
  const leads = await (
    await db()
  ).lead.findMany({ where: { form: 'contact', state: { notIn: ['held', 'spam'] } }, orderBy: [...newestFirst] })
  return leads.map(submissionOf)
}
