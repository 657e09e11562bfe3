import 'server-only'
import type { Lead, Note, OutboxMessage, Prisma, Upload } from '@/generated/sqlite/client'
import { db, inWriteTransaction, vacuumDatabase } from '../db'
import { env } from '../env'
import { renderMail } from '../mail/render'
import { emailKeyOf } from '../subscribers'
import { labelOf, metaOf, remarksOf, summaryOf } from '../stored-lead'
import { linesOf } from '../stored-quote'
import { mentions } from './mentions'

/** All leads of one address. Those that failed validation have no sender: there, the text itself is searched. */
async function findLeads(emailKey: string): Promise<Lead[]> {
  const client = await db()
  const rough = {
    contains: emailKey.replace(/[^a-z0-9@]+/g, '%'),
    ...(env().database.provider === 'postgresql' && { mode: 'insensitive' }),
  } as Prisma.StringFilter
  const [known, raw] = await Promise.all([
    client.lead.findMany({ where: { emailKey }, orderBy: { createdAt: 'asc' } }),
    client.lead.findMany({ where: { emailKey: '', payload: rough }, orderBy: { createdAt: 'asc' } }),
  ])
  return [...known, ...raw.filter(({ payload }) => mentions(payload, emailKey))]
}

interface Trace {
  leads: Lead[]
  subscriberIds: string[]
  /** Mails to the person, and the owner's notices about them. */
  mails: Prisma.OutboxMessageWhereInput
}

async function findTrace(email: string): Promise<Trace> {
  const emailKey = emailKeyOf(email)
  const leads = await findLeads(emailKey)
  const places = await (await db()).subscriber.findMany({ where: { emailKey }, select: { id: true, email: true } })
  const spellings = new Set([
    email.trim(),
    emailKey,
    ...places.map((place) => place.email),
    ...leads.flatMap((lead) => lead.email || []),
  ])
  const subscriberIds = places.map(({ id }) => id)
  // If this is the owner's own address, the notices sent to it aren't about its holder.
  const direct = { recipient: { in: [...spellings] }, kind: { not: 'owner-notice' } }
  return {
    leads,
    subscriberIds,
    mails: {
      OR: [
        { leadId: { in: leads.map(({ id }) => id) } },
        { subscriberId: { in: subscriberIds } },
        direct,
        { replyTo: { in: [...spellings] } },
      ],
    },
  }
}

type Photo = Pick<Upload, 'id' | 'leadId' | 'width' | 'height' | 'size' | 'createdAt'>

const exportLead = (lead: Lead, photos: readonly Photo[], notes: readonly Note[]) => ({
  id: lead.id,
  form: lead.form,
  label: labelOf(lead.form),
  state: lead.state,
  createdAt: lead.createdAt,
  updatedAt: lead.updatedAt,
  name: lead.name,
  email: lead.email,
  fields: summaryOf(lead).map(([label, value]) => ({ label, value })),
  data: JSON.parse(lead.payload) as unknown,
  meta: metaOf(lead),
  remarks: remarksOf(lead),
  notes: notes.filter(({ leadId }) => leadId === lead.id).map(({ text, createdAt }) => ({ text, createdAt })),
  photos: photos
    .filter(({ leadId }) => leadId === lead.id)
    .map(({ leadId: _, ...photo }) => ({ ...photo, address: `/api/admin/uploads/${photo.id}` })),
})

async function exportMail(message: OutboxMessage) {
  const { id, kind, recipient, replyTo, subject, state, outcome, createdAt, sentAt } = message
  const { text } = await renderMail(message)
  return { id, kind, recipient, replyTo, subject, text, state, outcome, createdAt, sentAt }
}

/** Everything held on one person, fit to hand over to them (contract, the owner's endpoints). */
export async function exportPerson(email: string) {
  const client = await db()
  const { leads, subscriberIds, mails } = await findTrace(email)
  const leadId = { in: leads.map(({ id }) => id) }
  const [subscriptions, messages, photos, notes, quotes] = await Promise.all([
    client.subscriber.findMany({
      where: { id: { in: subscriberIds } },
      omit: { token: true, emailKey: true },
      orderBy: { createdAt: 'asc' },
    }),
    client.outboxMessage.findMany({
      where: mails,
      orderBy: { createdAt: 'asc' },
    }),
    client.upload.findMany({
      where: { leadId },
      omit: { bytes: true },
      orderBy: { createdAt: 'asc' },
    }),
    client.note.findMany({ where: { leadId }, orderBy: { createdAt: 'asc' } }),
    client.quote.findMany({ where: { leadId }, omit: { openFor: true, token: true }, orderBy: { createdAt: 'asc' } }),
  ])
  return {
    email: emailKeyOf(email),
    leads: leads.map((lead) => exportLead(lead, photos, notes)),
    subscriptions,
    mails: await Promise.all(messages.map(exportMail)),
    quotes: quotes.map((quote) => ({ ...quote, lines: linesOf(quote) })),
  }
}

/**
 * Erases everything that `exportPerson` finds, and the receipts of those leads, in one transaction; then, on SQLite,
 * from the file itself. Throws when the database is down, or busy for too long: asked again, it finishes.
 */
export async function erasePerson(email: string) {
  const { leads, subscriberIds, mails } = await findTrace(email)
  const ids = leads.map(({ id }) => id)
  const erased = await inWriteTransaction(async (tx) => {
    const { count: mailCount } = await tx.outboxMessage.deleteMany({ where: mails })
    await tx.receipt.deleteMany({ where: { leadId: { in: ids } } })
    await tx.quote.deleteMany({ where: { leadId: { in: ids } } })
    const { count: leadCount } = await tx.lead.deleteMany({ where: { id: { in: ids } } })
    const { count: subscriptions } = await tx.subscriber.deleteMany({ where: { id: { in: subscriberIds } } })
    return { leads: leadCount, subscriptions, mails: mailCount }
  })
  await vacuumDatabase()
  return erased
}
