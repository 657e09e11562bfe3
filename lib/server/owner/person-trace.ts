import 'server-only'
import type { Lead, OutboxMessage, Prisma, Subscriber } from '@/generated/sqlite/client'
import { ownersKinds } from '@/lib/owner/mail-standing'
import { db } from '../db'
import { env } from '../env'
import { digestKind } from '../mail/list-digest'
import { type PersonKeys, personKeys } from './aliases'
import { mentions } from './mentions'
import { Refusal } from '../refusal'
import { emailKeyOf } from '../subscribers'

/** Everything that's kept on one person, or what finds it. */
export interface Trace {
  keys: PersonKeys
  leads: Lead[]
  places: Subscriber[]
  /** Mails that are tied to them, the owner's notices about their leads too: found by indexes alone. */
  linkedMails: Prisma.OutboxMessageWhereInput
  /** Those, and any other mail to them or about them, for which every mail is looked at. */
  mails: Prisma.OutboxMessageWhereInput
}

const oldestFirst = { createdAt: 'asc' } as const

/** A filter for texts that may mention an address; `mentions` decides. */
const roughly = (emailKey: string) =>
  ({
    contains: emailKey.replace(/[^a-z0-9@]+/g, '%'),
    ...(env().database.provider === 'postgresql' && { mode: 'insensitive' }),
  }) as Prisma.StringFilter

/** All leads of a person. Those that failed validation have no sender: there, the text itself is searched. */
async function findLeads(keys: PersonKeys): Promise<Lead[]> {
  const client = await db()
  const [known, raw] = await Promise.all([
    client.lead.findMany({ where: { emailKey: { in: [...keys] } }, orderBy: oldestFirst }),
    client.lead.findMany({
      where: { emailKey: '', OR: keys.map((key) => ({ payload: roughly(key) })) },
      orderBy: oldestFirst,
    }),
  ])
  return [...known, ...raw.filter(({ payload }) => keys.some((key) => mentions(payload, key)))]
}

/** The owner's summaries of a day that mention a person, by an address that was corrected since too, and others beside them. */
export async function findDigests({ keys, linkedMails }: Trace): Promise<Pick<OutboxMessage, 'id'>[]> {
  const client = await db()
  const written = await client.outboxMessage.findMany({
    where: { AND: [linkedMails, { kind: { notIn: ownersKinds } }] },
    select: { recipient: true },
    distinct: ['recipient'],
  })
  const known = [...new Set([...keys, ...written.map(({ recipient }) => emailKeyOf(recipient))])]
  const digests = await client.outboxMessage.findMany({
    where: { kind: digestKind, OR: known.map((key) => ({ text: roughly(key) })) },
    select: { id: true, text: true },
  })
  return digests.filter(({ text }) => known.some((key) => mentions(text ?? '', key)))
}

/** Finds what is kept under any address of the person who has this one. */
export async function findTrace(email: string): Promise<Trace> {
  const keys = await personKeys(email)
  const client = await db()
  const [leads, places] = await Promise.all([
    findLeads(keys),
    client.subscriber.findMany({ where: { emailKey: { in: [...keys] } }, orderBy: oldestFirst }),
  ])
  const spellings = [
    ...new Set([
      email.trim(),
      ...keys,
      ...places.map((place) => place.email),
      ...leads.flatMap((lead) => lead.email || []),
    ]),
  ]
  // If this is the owner's own address, the notices sent to it aren't about its holder.
  const direct = { recipient: { in: spellings }, kind: { notIn: ownersKinds } }
  const linked = [
    { leadId: { in: leads.map(({ id }) => id) } },
    { subscriberId: { in: places.map(({ id }) => id) } },
    { recipientKey: { in: [...keys] } },
  ]
  return {
    keys,
    leads,
    places,
    linkedMails: { OR: linked },
    // Her own address is what every answer of the owner's is replied to.
    mails: { OR: [...linked, direct, { kind: 'owner-notice', replyTo: { in: spellings } }] },
  }
}

/**
 * A mistyped address would make somebody the same person as nobody, and whoever writes from it later.
 * @param addresses by the name of their field
 * @throws Refusal 422 that names the field of each address that nothing is kept under
 */
export async function assertKnown(addresses: Readonly<Record<string, string>>): Promise<void> {
  const problem = 'We know nobody under this address'
  const found = await Promise.all(
    Object.entries(addresses).map(async ([field, email]) => [field, await findTrace(email)] as const),
  )
  const unknown = found.filter(([, { leads, places }]) => leads.length + places.length === 0)
  if (unknown.length)
    throw new Refusal(422, `${problem}.`, { errors: Object.fromEntries(unknown.map(([field]) => [field, [problem]])) })
}
