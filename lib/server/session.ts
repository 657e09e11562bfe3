import 'server-only'
import type { Role } from '@/lib/owner/account'
import { logProblem } from './log'

/** Who is signed in. */
export interface Session {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly role: Role
}

/**
 * Looks up the session behind a request's cookie in the database, so that a forged, expired or ended one doesn't count.
 * Throws when the database is down.
 */
export async function readSession(headers: Headers): Promise<Session | undefined> {
  // Most requests have no cookie, so don't query the database or load the code that does.
  if (!headers.get('cookie')) return undefined
  const { auth } = await import('./auth')
  const found = await (await auth()).api.getSession({ headers })
  if (!found) return undefined
  const { id, email, role } = found.user
  return { id: found.session.id, userId: id, email, role: role === 'owner' ? 'owner' : 'helper' }
}

/** `readSession` for optional parts of a page: if anything goes wrong, nobody is signed in. Never throws. */
export async function tryReadSession(headers: Headers): Promise<Session | undefined> {
  try {
    return await readSession(headers)
  } catch (error) {
    logProblem('session', error)
    return undefined
  }
}
