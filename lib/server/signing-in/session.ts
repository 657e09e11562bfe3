import 'server-only'
import type { Role } from '@/lib/owner/account'
import { logProblem } from '../base/log'
import { Refusal } from '../base/refusal'
import { auth } from './auth'

/** What to say to somebody who signed in too long ago for what they want. */
export const staleSession = 'To keep you safe, please sign out, sign in and then try again.'

/** Who is signed in. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly role: Role
  readonly signedInAt: Date
}

/** How long after signing in an account may change who can sign in. It's better-auth's rule for adding a passkey. */
const freshMs = 24 * 3_600_000

/** An account's role as stored. Anything unknown gets a helper's rights. */
export const roleOf = (stored: string): Role => (stored === 'owner' ? 'owner' : 'helper')

/**
 * Looks up the session behind a request's cookie in the database, so that a forged, expired or ended one doesn't count.
 * Throws when the database is down.
 */
export async function readSession(headers: Headers): Promise<Session | undefined> {
  // Most requests have no cookie, so don't load better-auth or query the database.
  if (!headers.get('cookie')) return undefined
  const found = await (await auth()).api.getSession({ headers })
  if (!found) return undefined
  const { id, email, role } = found.user
  return { id: found.session.id, userId: id, email, role: roleOf(role), signedInAt: found.session.createdAt }
}

/**
 * Guards what would let somebody keep a site whose owner left a phone unlocked.
 * @throws Refusal 403 unless the session's account signed in within the last day
 */
export function assertFresh({ signedInAt }: Session): void {
  if (Date.now() - signedInAt.getTime() > freshMs) throw new Refusal(403, staleSession)
}

/** @throws Refusal 403 unless an owner is signed in */
export function assertOwner({ role }: Session): void {
  if (role !== 'owner') throw new Refusal(403, 'Only an owner can do this.')
}

/** Whether an owner is signed in, for optional parts of a page. If anything goes wrong, nobody is. Never throws. */
export async function isOwner(headers: Headers): Promise<boolean> {
  try {
    return (await readSession(headers))?.role === 'owner'
  } catch (error) {
    logProblem('session', error)
    return false
  }
}

/** better-auth's response to signing in. */
export interface SignInResult {
  user?: { id: string; email: string }
  twoFactorRedirect?: true
}

/** @throws if better-auth failed */
export function assertWorked({ status }: Response): void {
  if (status >= 500) throw new Error(`better-auth answered ${status}`)
}

/** better-auth reports success even if it couldn't delete the session. @throws if that's still there */
export async function assertSignedOut(headers: Headers): Promise<void> {
  if (await readSession(headers)) throw new Error("the session couldn't be ended")
}
