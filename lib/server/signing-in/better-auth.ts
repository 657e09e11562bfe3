import 'server-only'
import { type PasskeyOptions, passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth/minimal' // without its own query builder
import { prismaAdapter } from 'better-auth/adapters/prisma'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { magicLink } from 'better-auth/plugins/magic-link'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { business } from '@/content/business'
import { roles } from '@/lib/owner/account'
import { minPasswordLength } from '@/lib/password-length.mjs'
import { retryingDb } from '../base/db'
import { authSecret, env } from '../base/env'
import { logProblem } from '../base/log'
import { linkLife } from '../mail/links'
import { queueLink } from '../mail/private-link'
import { countAttempt } from '../requests/limits'
import { record } from './audit'
import { forgetLink } from './mailed-links'
import { endPasswordLinks, passwordLink } from './password-link'

const day = 24 * 60 * 60

/** The site's public origin and the one the request came to, because the same server answers at both. */
function trustedOrigins(request?: Request): string[] {
  const host = request?.headers.get('host')
  return host ? [env().siteUrl, `https://${host}`, `http://${host}`] : [env().siteUrl]
}

const assertUserVerified: NonNullable<NonNullable<PasskeyOptions['authentication']>['afterVerification']> = ({
  verification,
}) => {
  if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED')
}

/** Rejects an authenticator's code that was used before, because somebody may have watched it (RFC 6238, 5.2). */
const rejectUsedCode = createAuthMiddleware(async ({ path, body }) => {
  if (path !== '/two-factor/verify-totp') return
  const { code } = (body ?? {}) as { code?: unknown }
  // Returned, because an error thrown here doesn't become a response.
  if (await countAttempt('code', String(code))) return new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' })
})

/** better-auth on the site's database, with our settings. Called once in a process (auth.ts). */
export async function connect() {
  const { siteUrl, database } = env()
  const secure = siteUrl.startsWith('https:')
  return betterAuth({
    secret: authSecret(),
    baseURL: siteUrl,
    trustedOrigins: async (request) => trustedOrigins(request),
    database: prismaAdapter(await retryingDb(), { provider: database.provider, transaction: false }),
    user: { additionalFields: { role: { type: [...roles], input: false } } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      resetPasswordTokenExpiresIn: linkLife['set-password'],
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await endPasswordLinks(user.id)
        await forgetLink('set-password', user.email)
        await record(user.id, 'change-password')
      },
      sendResetPassword: ({ user, token }) => {
        const queued = queueLink('set-password', user.email, token)
        passwordLink.getStore()!.queued = queued
        return queued
      },
    },
    verification: { storeIdentifier: 'hashed' },
    hooks: { before: rejectUsedCode },
    plugins: [
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: business.name,
        origin: siteUrl,
        // A passkey is the only factor, so the device itself has to ask for a fingerprint, a face or a code.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: { afterVerification: assertUserVerified },
      }),
      // No page offers to trust a device, which would skip the code there whatever the owner ends or renews.
      twoFactor({ issuer: business.name, trustDeviceMaxAge: 0 }),
      magicLink({
        expiresIn: linkLife['sign-in-link'],
        disableSignUp: true,
        sendMagicLink: ({ email, token }) => queueLink('sign-in-link', email, token),
      }),
    ],
    // A session ends two weeks after sign-in; reading it every half minute doesn't extend it.
    session: { expiresIn: 14 * day, disableSessionRefresh: true },
    advanced: {
      // With this prefix, browsers reject a cookie of this name from another subdomain. better-auth's own is weaker.
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-better-auth' : 'better-auth',
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      // `assertSameOrigin` already guards every route that changes something.
      disableCSRFCheck: true,
    },
    // owner/sign-in.ts counts attempts instead, because this version's own limiter has a known race.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its own log would contain the address of anyone who mistyped a password.
    logger: { disabled: true },
    // A rejection isn't ours to mend, and a stranger could fill the log with them.
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError) || error.statusCode >= 500) logProblem('auth', error)
      },
    },
  })
}
