import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import type { ListId } from '@/content/lists'
import { db, durably, type Transaction } from './db'

/** How lists compare addresses. */
export const emailKeyOf = (email: string) => email.trim().normalize('NFC').toLowerCase()

interface SignUp {
  list: ListId
  email: string
  firstName?: string
  source: string
  consent: string
  token: string
  at: Date
}

/** The address's place on the list, with the token that its mails carry for ever; a new one where there is none yet. */
export async function tokenFor(list: ListId, email: string): Promise<string> {
  const known = await (
    await db()
  ).subscriber.findUnique({ where: { list_emailKey: { list, emailKey: emailKeyOf(email) } }, select: { token: true } })
  return known?.token ?? randomBytes(24).toString('base64url')
}

/**
 * Puts an address on a list, or back on it.
 * @returns the subscriber's id, and whether a welcome is due: not for who is on the list already
 */
export async function subscribe(tx: Transaction, signUp: SignUp): Promise<{ id: string; welcome: boolean }> {
  const { list, email, firstName, source, consent, token, at } = signUp
  const emailKey = emailKeyOf(email)
  const again = await tx.subscriber.updateMany({
    where: { list, emailKey, unsubscribedAt: { not: null } },
    data: { unsubscribedAt: null, email, firstName, source, consent, consentAt: at },
  })
  const known = await tx.subscriber.findUnique({ where: { list_emailKey: { list, emailKey } }, select: { id: true } })
  if (known) return { id: known.id, welcome: again.count === 1 }
  const id = randomUUID()
  await tx.subscriber.create({ data: { id, list, emailKey, email, firstName, source, consent, consentAt: at, token } })
  return { id, welcome: true }
}

/** Takes an address off its list at once, and stops the list's mails that have not gone out. False for an unknown token. */
export async function unsubscribe(token: string): Promise<boolean> {
  return durably(async (tx) => {
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
