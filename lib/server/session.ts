import 'server-only'
import { logProblem } from './log'

/** Who is signed in. */
export interface Session {
  readonly userId: string
  readonly email: string
}

/**
 * Looks up the session behind a request's cookie in the database, so that a forged, expired or ended one doesn't count.
 * Throws when the database is down.
 */
export async function readSession(headers: Headers): Promise<Session | undefined> {
  // Most requests come without a cookie: no need to ask the database, or to load what asks it.
  if (!headers.get('cookie')) return undefined
  const { auth } = await import('./auth')
  const found = await (await auth()).api.getSession({ headers })
  return found ? { userId: found.user.id, email: found.user.email } : undefined
}

/** As `readSession`, for the proxy: if anything goes wrong, nobody is signed in. Never throws. */
export async function tryReadSession(headers: Headers): Promise<Session | undefined> {
  try {
    return await readSession(headers)
  } catch (error) {
    logProblem('session', error)
    return undefined
  }
}
