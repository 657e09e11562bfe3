import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { z } from 'zod'
import { lineLimit, nameLimit } from '@/lib/forms/limits'
import { normaliseContact, normaliseLine } from '@/lib/forms/text'
import { roles } from '@/lib/owner/account'
import { deviceOf } from '@/lib/owner/device'
import { auth } from './auth'
import { type Transaction, db, inWriteTransaction, lockName } from '../base/db'
import { passwordLink } from './password-link'
import { drainOutbox } from '../mail/outbox'
import { Refusal, tooManyRequests, fieldRefusal } from '../base/refusal'
import { type Session, assertFresh, roleOf } from './session'
import { emailKeyOf } from '../mail/subscribers'
import { queueThrottledLink } from './mailed-links'
import { validated } from '../requests/validated-body'

const newAccount = z.object({
  // The same check as better-auth's, so that no account is created that could never sign in.
  email: z
    .string()
    .overwrite(normaliseContact)
    .max(lineLimit)
    .pipe(z.email('Please enter their full email address.'))
    .transform(emailKeyOf),
  name: z.string().overwrite(normaliseLine).min(1, 'Please enter their name.').max(nameLimit),
  role: z.enum(roles),
})

/** Every account, oldest first. */
export async function listAccounts({ userId }: Session) {
  const client = await db()
  const users = await client.user.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { _count: { select: { accounts: true, passkeys: true } } },
  })
  return users.map(({ id, name, email, role, createdAt, _count }) => ({
    id,
    name,
    email,
    role: roleOf(role),
    createdAt,
    /** Whether they've set a password or added a passkey. */
    ready: _count.accounts + _count.passkeys > 0,
    you: id === userId,
  }))
}

export type AccountItem = Awaited<ReturnType<typeof listAccounts>>[number]

/** Queues an email with a link to set a password. Throws if it can't. */
async function queuePasswordLink(email: string): Promise<void> {
  const link: ReturnType<typeof passwordLink.getStore> = {}
  const { api } = await auth()
  await passwordLink.run(link, () => api.requestPasswordReset({ body: { email } }))
  await link.queued
}

/**
 * Emails a link to set a password to someone who signed in without their password.
 * @throws Refusal 429 within 20 minutes of the last link; any error from queueing it
 */
export async function askForPasswordLink(email: string): Promise<void> {
  const wait = await queueThrottledLink('set-password', email, () => queuePasswordLink(email))
  if (wait !== undefined)
    throw tooManyRequests('We sent you a link in the last 20 minutes. Please check your email.', wait)
  after(() => drainOutbox())
}

/**
 * Creates an account without a password and emails its holder a link to set one.
 * @param sent its address, name and role
 * @throws Refusal 403 for a session that isn't fresh, 422 for what's wrong with it, 409 if the address already has an
 *   account; any error from queueing the link
 */
export async function createAccount(session: Session, sent: unknown): Promise<{ id: string; email: string }> {
  assertFresh(session)
  const account = validated(newAccount, sent)
  const id = randomUUID()
  await inWriteTransaction(async (tx) => {
    // Opening the link that's sent to this address proves that it's theirs.
    const made = await tx.user.upsert({
      where: { email: account.email },
      create: { id, ...account, emailVerified: true },
      update: {},
    })
    if (made.id !== id) throw fieldRefusal(409, 'email', 'This address already has an account.')
  })
  try {
    await queuePasswordLink(account.email)
  } catch (error) {
    // Otherwise a retry would be told that the address already has an account.
    await deleteUser(id)
    throw error
  }
  after(() => drainOutbox())
  return { id, email: account.email }
}

/** Keeps the last owner's account, because nobody could create another. Counts after the delete, in its transaction. */
async function assertOwnerLeft(tx: Transaction): Promise<void> {
  if (!(await tx.user.count({ where: { role: 'owner' } })))
    throw new Refusal(409, "This is the only owner's account, so it can't be removed.")
}

const deleteUser = (id: string) =>
  inWriteTransaction(async (tx) => {
    await lockName(tx, 'accounts')
    const { count } = await tx.user.deleteMany({ where: { id } })
    if (count) await assertOwnerLeft(tx)
    return count > 0
  })

/**
 * Deletes an account with its sessions, passkeys and devices. Links already sent to it stop working.
 * @throws Refusal 403 for a session that isn't fresh, 404 for an unknown account, 409 for the last owner's
 */
export async function deleteAccount(session: Session, id: string): Promise<void> {
  assertFresh(session)
  if (!(await deleteUser(id))) throw new Refusal(404, "That account doesn't exist.")
}

/** The sessions this account may see and end: everyone's for an owner, their own for a helper. */
const within = ({ role, userId }: Session) => (role === 'owner' ? {} : { userId })

async function listSessions(session: Session) {
  const client = await db()
  const rows = await client.session.findMany({
    where: { ...within(session), expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { user: { select: { name: true } } },
    take: 100,
  })
  return rows.map(({ id, userId, userAgent, createdAt, user }) => ({
    id,
    name: user.name,
    own: userId === session.userId,
    device: deviceOf(userAgent),
    createdAt,
    current: id === session.id,
  }))
}

/** What `/admin/account` shows about the signed-in account. */
export async function readOwnAccount(session: Session) {
  const [user, sessions] = await Promise.all([
    (await db()).user.findUniqueOrThrow({
      where: { id: session.userId },
      include: {
        passkeys: { orderBy: { createdAt: 'asc' } },
        accounts: { where: { password: { not: null } }, select: { id: true } },
      },
    }),
    listSessions(session),
  ])
  const { name, email, twoFactorEnabled, passkeys, accounts } = user
  return {
    name,
    email,
    hasPassword: accounts.length > 0,
    twoFactor: twoFactorEnabled,
    passkeys,
    sessions,
  }
}

export type OwnAccount = Awaited<ReturnType<typeof readOwnAccount>>

/**
 * Ends one session, which its device notices at its next request.
 * @throws Refusal 409 for one that has already ended
 */
export async function endSession(session: Session, id: string): Promise<void> {
  const { count } = await inWriteTransaction((tx) => tx.session.deleteMany({ where: { id, ...within(session) } }))
  if (!count) throw new Refusal(409, 'This session has already ended.')
}

/** Ends every other session of the signed-in account. */
export const endOtherSessions = ({ id, userId }: Session) =>
  inWriteTransaction((tx) => tx.session.deleteMany({ where: { userId, id: { not: id } } }))
