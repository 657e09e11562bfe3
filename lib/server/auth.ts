import 'server-only'
import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { db } from './db'
import { authSecret, env } from './env'
import { logProblem } from './log'

const day = 24 * 60 * 60

/** The site's own origin, and the one that the request came to: the same server answers under both. */
function ownOrigins(request?: Request): string[] {
  const host = request?.headers.get('host')
  return host ? [env().siteUrl, `https://${host}`, `http://${host}`] : [env().siteUrl]
}

async function connect() {
  const { siteUrl, database } = env()
  return betterAuth({
    secret: authSecret(),
    baseURL: siteUrl,
    trustedOrigins: async (request) => ownOrigins(request),
    database: prismaAdapter(await db(), { provider: database.provider, transaction: false }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    // A session ends two weeks after its sign-in; being read every half minute does not prolong it.
    session: { expiresIn: 14 * day, disableSessionRefresh: true },
    advanced: {
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      // `refuseOtherSites` stands in front of every route that changes something, with the same rule for all of them.
      disableCSRFCheck: true,
    },
    // `countSignIn` stands in front; this version's own limiter has a known race.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its own log would name the address of whoever mistyped a password.
    logger: { disabled: true },
    onAPIError: { onError: (error) => logProblem('auth', error) },
  })
}

type Auth = Awaited<ReturnType<typeof connect>>

const globals = globalThis as typeof globalThis & { sunnieAuth?: Promise<Auth> }

/** better-auth over the site's database: the owner's sign-in and nothing else. */
export const auth = (): Promise<Auth> => (globals.sunnieAuth ??= connect())

/** Who is signed in. */
export interface Session {
  readonly userId: string
  readonly email: string
}

/**
 * Reads the session behind a request's cookie from the database, so that a forged, expired or ended one counts for
 * nothing. Throws when the database is away.
 */
export async function readSession(headers: Headers): Promise<Session | undefined> {
  // Most requests come without a cookie; they need no database to be told so.
  if (!headers.get('cookie')) return undefined
  const found = await (await auth()).api.getSession({ headers })
  return found ? { userId: found.user.id, email: found.user.email } : undefined
}

/** As `readSession`, for the proxy: whatever goes wrong, nobody is signed in. Never throws. */
export async function sessionOf(headers: Headers): Promise<Session | undefined> {
  try {
    return await readSession(headers)
  } catch (error) {
    logProblem('session', error)
    return undefined
  }
}
