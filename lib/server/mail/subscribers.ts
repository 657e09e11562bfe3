import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import type { ListId } from '@/content/lists'
import type { LeftBy, Prisma } from '@/generated/sqlite/client'
import { normaliseContact } from '@/lib/forms/text'
import { type Query, type Transaction, db, inWriteTransaction, queryIn } from '../base/db'
import { env } from '../base/env'
import { isId } from '../base/ids'
import { takePlace } from '../base/sql/lead'
import { noteDepartures } from './departures'
import { queueSync } from './segments'
import { cancellableStates } from './states'

/** An email address normalised for comparison, which is how lists and leads recognise a person. */
export const emailKeyOf = (email: string) => normaliseContact(email).toLowerCase()

interface ListSignUp {
  list: ListId
  email: string
  firstName?: string
  source: string
  /** The wording that the sender agreed to. */
  consent: string
  /** When the sender agreed. */
  at: Date
}

/** The URL of both the unsubscribe page and one-click unsubscribe. */
export const unsubscribeUrl = (token: string) => `${env().siteUrl}/unsubscribe/${token}`

/**
 * Puts an address on a list, or back on it, unless the subscriber left after `at`.
 * @returns the subscriber's id and unsubscribe token, and whether they joined now, in which case a welcome is due
 */
export async function subscribe(query: Query, { email, firstName, at, ...signUp }: ListSignUp) {
  const emailKey = emailKeyOf(email)
  const token = randomBytes(24).toString('base64url')
  const row = { ...signUp, id: randomUUID(), email, emailKey, firstName: firstName ?? null, token }
  const place = await takePlace(query, { ...row, consentAt: at, createdAt: at })
  if (place.isNew) await queueSync(query, [emailKey])
  return place
}

/** The place on a list that a link in its emails is about. Throws when the database is down. */
export const findPlace = async (token: string) =>
  isId(token) ? (await db()).subscriber.findUnique({ where: { token } }) : null

/** A list's emails that may still go out, including those the owner could send again. */
const unsentWelcome = {
  kind: 'welcome',
  state: { in: [...cancellableStates, 'failed'] },
} satisfies Prisma.OutboxMessageWhereInput

/**
 * Keeps a restore from undoing it, tells Resend that an address has left, and makes the same form count as new if it's
 * sent again without a key.
 */
async function noteLeaving(
  tx: Transaction,
  { emailKey, lists, how }: { emailKey: string; lists: readonly string[]; how: LeftBy },
): Promise<void> {
  await noteDepartures(
    tx,
    lists.map((list) => ({ parts: [emailKey, list], how })),
  )
  await queueSync(queryIn(tx), [emailKey])
  const leads = await tx.lead.findMany({ where: { emailKey }, select: { id: true } })
  const isKeyless = { NOT: { id: { contains: ':' } } }
  await tx.receipt.deleteMany({ where: { ...isKeyless, leadId: { in: leads.map(({ id }) => id) } } })
}

/** The list entries this ends. A person's own request also replaces an earlier removal by the owner or a bounce. */
const entriesEndedBy = (leftBy: LeftBy): Prisma.SubscriberWhereInput =>
  leftBy === 'link' || leftBy === 'complaint'
    ? { OR: [{ unsubscribedAt: null }, { leftBy: { in: ['owner', 'bounce'] } }] }
    : { unsubscribedAt: null }

/**
 * Takes an address off its list at once, and cancels the list's unsent email to it.
 * @param place the subscriber's token or id
 * @returns false if there's no such subscriber
 */
export async function unsubscribe(place: { token: string } | { id: string }, leftBy: LeftBy): Promise<boolean> {
  return inWriteTransaction(async (tx) => {
    const { count } = await tx.subscriber.updateMany({
      where: { ...place, ...entriesEndedBy(leftBy) },
      data: { unsubscribedAt: new Date(), leftBy },
    })
    const known = await tx.subscriber.findUnique({ where: place, select: { id: true, emailKey: true, list: true } })
    if (!known) return false
    await noteLeaving(tx, { emailKey: known.emailKey, lists: count ? [known.list] : [], how: leftBy })
    await tx.outboxMessage.updateMany({
      where: { subscriberId: known.id, ...unsentWelcome },
      data: { state: 'cancelled' },
    })
    return true
  })
}

/**
 * Puts an address back on the list that the link in its emails took it off by mistake. Counts as consenting anew.
 * @returns false if there's no such subscriber
 */
export async function rejoin(token: string): Promise<boolean> {
  return inWriteTransaction(async (tx) => {
    await tx.subscriber.updateMany({
      where: { token, leftBy: 'link' },
      data: { unsubscribedAt: null, leftBy: null, consentAt: new Date() },
    })
    const known = await tx.subscriber.findUnique({ where: { token }, select: { emailKey: true } })
    if (known) await queueSync(queryIn(tx), [known.emailKey])
    return known !== null
  })
}

/**
 * Takes an address off every list it joined by a certain time, and cancels those lists' unsent emails to it. Signing up
 * again puts it back.
 */
export async function unsubscribeFromAll(
  tx: Transaction,
  { emailKey, leftBy, joinedBy }: { emailKey: string; leftBy: LeftBy; joinedBy: Date },
): Promise<void> {
  const left = await tx.subscriber.updateManyAndReturn({
    where: { emailKey, consentAt: { lte: joinedBy }, ...entriesEndedBy(leftBy) },
    data: { unsubscribedAt: new Date(), leftBy },
    select: { id: true, list: true },
  })
  if (left.length === 0) return
  await noteLeaving(tx, { emailKey, lists: left.map(({ list }) => list), how: leftBy })
  await tx.outboxMessage.updateMany({
    where: { subscriberId: { in: left.map(({ id }) => id) }, ...unsentWelcome },
    data: { state: 'cancelled' },
  })
}
