import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import type { ListId } from '@/content/lists'
import { db, inWriteTransaction, type Transaction } from './db'

/** The form of an address that's compared: lists and leads find a person by it. */
export const emailKeyOf = (email: string) => email.trim().normalize('NFC').toLowerCase()

export interface SignUp {
  list: ListId
  email: string
  firstName?: string
  source: string
  /** The words under which the sender agreed. */
  consent: string
  /** Carried by every mail of the list; used only if the address isn't known there yet. */
  token: string
  /** When the sender agreed. */
  at: Date
}

/** The unsubscribe token of an address on a list: the one it already has, or a fresh one to store with `subscribe`. */
export async function findOrMakeToken(list: ListId, email: string): Promise<string> {
  const known = await (
    await db()
  ).subscriber.findUnique({ where: { list_emailKey: { list, emailKey: emailKeyOf(email) } }, select: { token: true } })
  return known?.token ?? randomBytes(24).toString('base64url')
}

/**
 * Puts an address on a list, or back on it. Leaving the list later than `at` wins: a held lead that's released days
 * afterwards doesn't put anybody back.
 * @returns the subscriber's id, and whether this put them on the list: only then is a welcome due
 */
export async function subscribe(tx: Transaction, signUp: SignUp): Promise<{ id: string; isNew: boolean }> {
  const { list, email, firstName, source, consent, token, at } = signUp
  const emailKey = emailKeyOf(email)
  const rejoined = await tx.subscriber.updateMany({
    where: { list, emailKey, unsubscribedAt: { lte: at } },
    data: { unsubscribedAt: null, email, firstName, source, consent, consentAt: at },
  })
  const known = await tx.subscriber.findUnique({ where: { list_emailKey: { list, emailKey } }, select: { id: true } })
  if (known) return { id: known.id, isNew: rejoined.count === 1 }
  const id = randomUUID()
  await tx.subscriber.create({ data: { id, list, emailKey, email, firstName, source, consent, consentAt: at, token } })
  return { id, isNew: true }
}

/** Takes an address off its list at once, and cancels the list's unsent mail. False for an unknown token. */
export async function unsubscribe(token: string): Promise<boolean> {
  return inWriteTransaction(async (tx) => {
    await tx.subscriber.updateMany({ where: { token, unsubscribedAt: null }, data: { unsubscribedAt: new Date() } })
    const known = await tx.subscriber.findUnique({ where: { token }, select: { id: true } })
    if (!known) return false
    await tx.outboxMessage.updateMany({
      where: { subscriberId: known.id, kind: 'welcome', state: { in: ['pending', 'waiting', 'uncertain'] } },
      data: { state: 'cancelled' },
    })
    return true
  })
}
