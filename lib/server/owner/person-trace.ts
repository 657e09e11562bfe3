import 'server-only'
import type { Lead, Prisma, Subscriber } from '@/generated/sqlite/client'
import { ownerMailKinds } from '@/lib/server/mail/mail-status'
import { type Transaction, db } from '../base/db'
import { onPostgres } from '../base/env'
import { Refusal } from '../base/refusal'
import { remarksOf } from '../forms/stored-lead'
import { digestKind } from '../mail/list-digest'
import { emailKeyOf } from '../mail/subscribers'
import { type PersonKeys, personKeys } from './aliases'
import { mentions } from './mentions'

/** Everything stored about one person, or the filter that finds it. */
export interface Trace {
  keys: PersonKeys
  /** Oldest first, and only the newest if there are more than `maxLeads`. */
  leads: Lead[]
  places: Subscriber[]
  /** Emails linked to them, including the owner's notices about their leads. Uses indexes only. */
  linkedMails: Prisma.OutboxMessageWhereInput
  /** Those, and any other email to them, such as links to sign in. Scans every email. */
  mails: Prisma.OutboxMessageWhereInput
}

const oldestFirst = { createdAt: 'asc' } as const

/** How many leads one statement names at most. Anyone can send as many as they like under somebody's address. */
export const maxLeads = 10_000

/** A filter for texts that may mention an address. `mentions` then decides. */
const looseMatch = (emailKey: string) =>
  ({
    contains: emailKey.replace(/[^a-z0-9@]+/g, '%'),
    ...(onPostgres() && { mode: 'insensitive' }),
  }) as Prisma.StringFilter

/** All leads of a person. A lead that failed validation has no sender, so its text is searched instead. */
async function findLeads(keys: PersonKeys): Promise<Lead[]> {
  const client = await db()
  const [known, raw] = await Promise.all([
    client.lead.findMany({ where: { emailKey: { in: [...keys] } }, orderBy: oldestFirst }),
    client.lead.findMany({
      where: { emailKey: '', OR: keys.map((key) => ({ payload: looseMatch(key) })) },
      orderBy: oldestFirst,
    }),
  ])
  return [...known, ...raw.filter(({ payload }) => keys.some((key) => mentions(payload, key)))]
}

/**
 * Other people's leads whose remarks mention a person's address, because it was typed by mistake and corrected since.
 */
export async function findCorrected({ keys, leads }: Trace): Promise<Lead[]> {
  const client = await db()
  const found = await client.lead.findMany({
    where: {
      id: { notIn: leads.map(({ id }) => id) },
      OR: keys.map((key) => ({ remarks: looseMatch(key) })),
    },
  })
  return found.filter((lead) => keys.some((key) => remarksOf(lead).some((remark) => mentions(remark, key))))
}

/** A person's addresses, including those that have since been corrected. */
export async function findAddresses({ keys, linkedMails }: Trace): Promise<string[]> {
  const client = await db()
  const written = await client.outboxMessage.findMany({
    where: { AND: [linkedMails, { kind: { notIn: ownerMailKinds } }] },
    select: { recipient: true },
    distinct: ['recipient'],
  })
  return [...new Set([...keys, ...written.map(({ recipient }) => emailKeyOf(recipient))])]
}

/**
 * Deletes the owner's digests that mention one of these addresses among others. If one hasn't gone out, the others in
 * it are collected again for the next.
 */
export async function deleteDigests(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const found = await tx.outboxMessage.findMany({
    where: { kind: digestKind, OR: addresses.map((key) => ({ text: looseMatch(key) })) },
    select: { id: true, text: true, state: true, createdAt: true },
  })
  const digests = found.filter(({ text }) => addresses.some((key) => mentions(text ?? '', key)))
  await tx.outboxMessage.deleteMany({ where: { id: { in: digests.map(({ id }) => id) } } })
  const unsent = digests.filter(({ state }) => state !== 'sent').map(({ createdAt }) => createdAt)
  await tx.outboxMessage.updateMany({
    where: { kind: 'owner-notice', state: 'sent', carrierId: null, sentAt: { in: unsent } },
    data: { state: 'collected', sentAt: null, nextAt: new Date() },
  })
}

/** Finds everything stored under any address of the person with this one. */
export async function findTrace(email: string): Promise<Trace> {
  const keys = await personKeys(email)
  const client = await db()
  const [found, places] = await Promise.all([
    findLeads(keys),
    client.subscriber.findMany({ where: { emailKey: { in: [...keys] } }, orderBy: oldestFirst }),
  ])
  const leads = found.slice(-maxLeads)
  const spellings = [email.trim(), ...keys, ...[...places, ...leads].flatMap((one) => one.email || [])]
  // Those about a lead belong to its person, even if they once went to this address by mistake. If this is the owner's
  // own address, the digests sent to it aren't about its holder.
  const direct = { leadId: null, recipient: { in: [...new Set(spellings)] }, kind: { notIn: ownerMailKinds } }
  const linked = [
    { leadId: { in: leads.map(({ id }) => id) } },
    { subscriberId: { in: places.map(({ id }) => id) } },
    { recipientKey: { in: [...keys] } },
  ]
  return { keys, leads, places, linkedMails: { OR: linked }, mails: { OR: [...linked, direct] } }
}

/**
 * Guards a merge against a mistyped address, which would later join somebody to a stranger who writes from it.
 * @param addresses by field name
 * @throws Refusal 422 that names the field of each address that nothing is stored under
 */
export async function assertKnown(addresses: Readonly<Record<string, string>>): Promise<void> {
  const problem = "We don't have anyone with this address"
  const found = await Promise.all(
    Object.entries(addresses).map(async ([field, email]) => [field, await findTrace(email)] as const),
  )
  const unknown = found.filter(([, { leads, places }]) => leads.length + places.length === 0)
  if (unknown.length)
    throw new Refusal(422, `${problem}.`, { errors: Object.fromEntries(unknown.map(([field]) => [field, [problem]])) })
}
