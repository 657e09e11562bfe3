import 'server-only'
import type { Lead, OutboxMessage, Prisma } from '@/generated/sqlite/client'
import { adminPeople } from '@/content/admin-people'
import { type Transaction, db, inWriteTransaction } from '../db'
import { env } from '../env'
import { emailKeyOf } from '../subscribers'
import { remarksOf } from '../stored-lead'

interface Corrected {
  leads: number
  /** Places on lists. */
  places: number
  /** Mails that go out again. */
  mails: number
}

interface Correction {
  fromKey: string
  to: string
  toKey: string
}

/** The lead as if the address had been typed right; a remark keeps what was typed. */
function corrected(lead: Lead, { fromKey, to, toKey }: Correction): Prisma.LeadUpdateInput {
  const payload = JSON.stringify(
    JSON.parse(lead.payload, (_, value: unknown) =>
      typeof value === 'string' && emailKeyOf(value) === fromKey ? to : value,
    ),
  )
  const remarks = [...remarksOf(lead), adminPeople.corrected(lead.email ?? fromKey, to)]
  return { email: to, emailKey: toKey, payload, remarks: JSON.stringify(remarks) }
}

/**
 * Moves a person's places on lists. On a list that has the right address already, that place stays as it is.
 * @returns the ids of those that are subscribed
 */
async function movePlaces(tx: Transaction, { fromKey, to, toKey }: Correction): Promise<Set<string>> {
  const taken = await tx.subscriber.findMany({ where: { emailKey: toKey }, select: { list: true } })
  const doubled = { emailKey: fromKey, list: { in: taken.map(({ list }) => list) } }
  await tx.subscriber.deleteMany({ where: doubled })
  // They never left: the wrong address bounced.
  await tx.subscriber.updateMany({
    where: { emailKey: fromKey, leftBy: 'bounce' },
    data: { unsubscribedAt: null, leftBy: null },
  })
  await tx.subscriber.updateMany({ where: { emailKey: fromKey }, data: { email: to, emailKey: toKey } })
  const places = await tx.subscriber.findMany({
    where: { emailKey: toKey, unsubscribedAt: null },
    select: { id: true },
  })
  return new Set(places.map(({ id }) => id))
}

/** What didn't reach the wrong address: not sent yet, given up, or bounced. */
const unreached = {
  OR: [{ state: { in: ['pending', 'waiting', 'uncertain', 'failed'] } }, { state: 'sent', outcome: 'bounced' }],
} satisfies Prisma.OutboxMessageWhereInput

/** A mail of its own, with its own key: the carrier would take the old one's for the old address. */
function again({ leadId, subscriberId, kind, replyTo, subject, html, text, headers }: OutboxMessage, to: Correction) {
  const state = env().stage === 'preview' ? ('captured' as const) : ('pending' as const)
  const address = { recipient: to.to, recipientKey: to.toKey }
  return { leadId, subscriberId, kind, replyTo, subject, html, text, headers, state, ...address }
}

/** An address that other addresses were merged with keeps them. */
async function moveAliases(tx: Transaction, { fromKey, toKey }: Correction): Promise<void> {
  await tx.personAlias.deleteMany({ where: { emailKey: toKey, mainKey: fromKey } })
  await tx.personAlias.updateMany({ where: { mainKey: fromKey }, data: { mainKey: toKey } })
  const known = await tx.personAlias.findUnique({ where: { emailKey: toKey } })
  const asAlias = { where: { emailKey: fromKey } }
  if (known) await tx.personAlias.deleteMany(asAlias)
  else await tx.personAlias.updateMany({ ...asAlias, data: { emailKey: toKey } })
}

/**
 * Puts a mistyped address right: in its leads, on its lists, and in every mail that didn't reach it, which goes out
 * again. Throws when the database is down.
 * @returns undefined if nothing is kept under the wrong address
 */
export async function correctAddress(from: string, to: string): Promise<Corrected | undefined> {
  const correction = { fromKey: emailKeyOf(from), to, toKey: emailKeyOf(to) }
  const { fromKey, toKey } = correction
  const client = await db()
  const [leads, placesBefore] = await Promise.all([
    client.lead.findMany({ where: { emailKey: fromKey } }),
    client.subscriber.count({ where: { emailKey: fromKey } }),
  ])
  if (leads.length + placesBefore === 0) return undefined
  const toThem = {
    kind: { not: 'owner-notice' },
    OR: [{ recipientKey: fromKey }, { leadId: { in: leads.map(({ id }) => id) } }],
  }
  const lost = await client.outboxMessage.findMany({
    where: { AND: [toThem, unreached] },
    orderBy: { createdAt: 'asc' },
  })
  return inWriteTransaction(async (tx) => {
    const ids = { id: { in: lost.map(({ id }) => id) } }
    await tx.outboxMessage.updateMany({ where: { AND: [ids, unreached] }, data: { state: 'cancelled' } })
    await tx.outboxMessage.updateMany({ where: { recipientKey: fromKey }, data: { recipientKey: toKey } })
    const places = await movePlaces(tx, correction)
    await moveAliases(tx, correction)
    for (const lead of leads) await tx.lead.update({ where: { id: lead.id }, data: corrected(lead, correction) })
    const wanted = lost.filter(({ subscriberId }) => !subscriberId || places.has(subscriberId))
    await tx.outboxMessage.createMany({ data: wanted.map((mail) => again(mail, correction)) })
    return { leads: leads.length, places: placesBefore, mails: wanted.length }
  })
}
