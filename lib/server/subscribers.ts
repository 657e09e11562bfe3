import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import type { ListId } from '@/content/lists'
import type { LeftBy, Prisma } from '@/generated/sqlite/client'
import { composed } from '@/lib/forms/text'
import { type Query, type Transaction, inWriteTransaction, queryIn, sql } from './db'
import { env } from './env'
import { notGoneOut } from './mail/queued-state'
import { forgetKeylessReceipts } from './receipts'
import { queueSync } from './segments/queue'

/** The form of an address that's compared: lists and leads find a person by it. */
export const emailKeyOf = (email: string) => composed(email.trim()).toLowerCase()

export interface SignUp {
  list: ListId
  email: string
  firstName?: string
  source: string
  /** The words under which the sender agreed. */
  consent: string
  /** When the sender agreed. */
  at: Date
}

/** The page and the one-click address that take a subscriber off a list. */
export const unsubscribeUrl = (token: string) => `${env().siteUrl}/unsubscribe/${token}`

/**
 * Puts an address on a list, or back on it. Leaving the list later than `at` wins: a held lead that's released days
 * afterwards doesn't put anybody back.
 * @returns the subscriber's id and unsubscribe token, and whether this put them on the list: only then is a welcome due
 */
export async function subscribe(query: Query, signUp: SignUp): Promise<{ id: string; token: string; isNew: boolean }> {
  const { list, email, firstName, source, consent, at } = signUp
  const emailKey = emailKeyOf(email)
  const [joined] = await query<{ id: string; token: string }>(sql`
    INSERT INTO "Subscriber" ("id", "list", "emailKey", "email", "firstName", "source", "consent", "consentAt", "token", "createdAt")
    VALUES (${randomUUID()}, ${list}, ${emailKey}, ${email}, ${firstName ?? null}, ${source}, ${consent}, ${at},
      ${randomBytes(24).toString('base64url')}, ${at})
    ON CONFLICT ("list", "emailKey") DO UPDATE SET "unsubscribedAt" = NULL, "leftBy" = NULL, "email" = excluded."email",
      "firstName" = excluded."firstName", "source" = excluded."source", "consent" = excluded."consent",
      "consentAt" = excluded."consentAt"
    WHERE "Subscriber"."unsubscribedAt" <= excluded."consentAt"
    RETURNING "id", "token"`)
  if (joined) {
    await queueSync(query, [emailKey])
    return { ...joined, isNew: true }
  }
  const [known] = await query<{ id: string; token: string }>(
    sql`SELECT "id", "token" FROM "Subscriber" WHERE "list" = ${list} AND "emailKey" = ${emailKey}`,
  )
  return { ...known!, isNew: false }
}

/** The mail of a list that may still go out, by the owner's word too. */
const unsentWelcome = {
  kind: 'welcome',
  state: { in: [...notGoneOut, 'failed'] },
} satisfies Prisma.OutboxMessageWhereInput

/** What follows for an address that has left: Resend is told, and the same form sent again without a key counts anew. */
async function noteLeaving(tx: Transaction, emailKey: string): Promise<void> {
  await queueSync(queryIn(tx), [emailKey])
  await forgetKeylessReceipts(queryIn(tx), emailKey)
}

/** The places that somebody leaves in this way. Their own word counts also where they had been taken off before. */
const placesLeft = (leftBy: LeftBy): Prisma.SubscriberWhereInput =>
  leftBy === 'link' || leftBy === 'complaint'
    ? { OR: [{ unsubscribedAt: null }, { leftBy: { in: ['owner', 'bounce'] } }] }
    : { unsubscribedAt: null }

/**
 * Takes an address off its list at once, and cancels the list's unsent mail.
 * @param place names the place on the list, by its token or its id
 * @returns false for an unknown one
 */
export async function unsubscribe(place: { token: string } | { id: string }, leftBy: LeftBy): Promise<boolean> {
  return inWriteTransaction(async (tx) => {
    await tx.subscriber.updateMany({
      where: { ...place, ...placesLeft(leftBy) },
      data: { unsubscribedAt: new Date(), leftBy },
    })
    const known = await tx.subscriber.findUnique({ where: place, select: { id: true, emailKey: true } })
    if (!known) return false
    await noteLeaving(tx, known.emailKey)
    await tx.outboxMessage.updateMany({
      where: { subscriberId: known.id, ...unsentWelcome },
      data: { state: 'cancelled' },
    })
    return true
  })
}

/** Takes an address off every list, and cancels the lists' unsent mail. Signing up again puts it back. */
export async function leaveEveryList(tx: Transaction, emailKey: string, leftBy: LeftBy): Promise<void> {
  await tx.subscriber.updateMany({
    where: { emailKey, ...placesLeft(leftBy) },
    data: { unsubscribedAt: new Date(), leftBy },
  })
  await noteLeaving(tx, emailKey)
  await tx.outboxMessage.updateMany({
    where: { recipientKey: emailKey, ...unsentWelcome },
    data: { state: 'cancelled' },
  })
}
