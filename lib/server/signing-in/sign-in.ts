import 'server-only'
import { after } from 'next/server'
import { normaliseContact } from '@/lib/forms/text'
import { db } from '../base/db'
import { logProblem } from '../base/log'
import { Refusal } from '../base/refusal'
import { drainOutbox } from '../mail/outbox'
import { emailKeyOf } from '../mail/subscribers'
import { readText } from '../requests/body'
import { assertNotFlooding, assertSameOrigin } from '../requests/request'
import { record } from './audit'
import { auth } from './auth'
import { type SignInResult, assertSignedOut, assertWorked } from './auth-answer'
import { assertClientMayGuess, assertMayGuess } from './guesses'
import { forgetLink, queueThrottledLink } from './mailed-links'

// Signing in with plain forms, which work without scripts.

type Problem = 'wrong' | 'busy' | 'away' | 'link' | 'code-wrong' | 'again'
export interface SignInOutcome {
  readonly result: 'in' | 'code' | Problem
  readonly cookies?: readonly string[]
}

async function assertTrustedRequest(headers: Headers): Promise<void> {
  assertSameOrigin(headers)
  await assertNotFlooding(headers)
}

/** Without NULs, because Postgres would throw over them. */
const readFormFields = async (request: Request) => new URLSearchParams((await readText(request)).replaceAll('%00', ''))

/** The outcome of better-auth's response. A password alone isn't enough for an account with an authenticator app. */
async function outcomeOf(response: Response, otherwise: Problem): Promise<SignInOutcome> {
  assertWorked(response)
  if (!response.ok) return { result: otherwise }
  const cookies = response.headers.getSetCookie()
  const { user, twoFactorRedirect } = (await response.json()) as SignInResult
  if (twoFactorRedirect) return { result: 'code', cookies }
  if (user) {
    await record(user.id, { action: 'sign-in', subject: null })
    if (otherwise === 'link') await forgetLink('sign-in-link', user.email)
  }
  return { result: 'in', cookies }
}

/** Runs `attempt` and turns errors into an outcome. Only throws for a POST from another site (Refusal 403). */
async function runAttempt(
  request: Request,
  attempt: (typed: URLSearchParams) => Promise<SignInOutcome>,
): Promise<SignInOutcome> {
  assertSameOrigin(request.headers)
  try {
    await assertNotFlooding(request.headers)
    return await attempt(await readFormFields(request))
  } catch (error) {
    if (error instanceof Refusal) return { result: error.status === 429 ? 'busy' : 'wrong' }
    if ((error as { statusCode?: number }).statusCode === 400) return { result: 'wrong' }
    logProblem('auth', error)
    return { result: 'away' }
  }
}

/** Signs in with address and password, under the same limits as better-auth's endpoint. */
export const signInFromForm = (request: Request): Promise<SignInOutcome> =>
  runAttempt(request, async (typed) => {
    const body = { email: normaliseContact(typed.get('email') ?? ''), password: typed.get('password') ?? '' }
    await assertMayGuess(request.headers, body.email)
    return outcomeOf(
      await (await auth()).api.signInEmail({ body, headers: request.headers, asResponse: true }),
      'wrong',
    )
  })

/** The second step for an account with an authenticator app. After five attempts, it needs the password again. */
export const signInByCode = (request: Request): Promise<SignInOutcome> =>
  runAttempt(request, async (typed) => {
    await assertClientMayGuess(request.headers)
    // The page shown next says that the browser kept no cookie.
    if (!request.headers.has('cookie')) return { result: 'in' }
    const body = { code: (typed.get('code') ?? '').replace(/\s/g, '') }
    const response = await (await auth()).api.verifyTOTP({ body, headers: request.headers, asResponse: true })
    if (response.status === 429) return { result: 'busy' }
    if (response.status === 401) {
      const { code } = (await response.json()) as { code?: string }
      return { result: code === 'INVALID_CODE' ? 'code-wrong' : 'again' }
    }
    return outcomeOf(response, 'again')
  })

async function queueSignInLink(email: string, headers: Headers): Promise<void> {
  const client = await db()
  if (!(await client.user.findUnique({ where: { email }, select: { id: true } }))) return
  await (await auth()).api.signInMagicLink({ body: { email }, headers })
}

async function sendLink(email: string, headers: Headers): Promise<void> {
  // Unknown addresses count too. One in 20 minutes rather than three in an hour: somebody asking in the owner's name
  // all day can't leave them without a working link.
  if ((await queueThrottledLink('sign-in-link', email, () => queueSignInLink(email, headers))) === undefined)
    await drainOutbox()
}

/**
 * Emails a sign-in link to an address with an account, which an owner can use while their password is under attack.
 * The work runs after the response, so that neither its text nor its timing reveals whether the account exists.
 * @returns false if there's no address
 */
export async function askForLink(request: Request): Promise<boolean> {
  await assertTrustedRequest(request.headers)
  const email = emailKeyOf((await readFormFields(request)).get('email') ?? '')
  if (!email) return false
  after(() => sendLink(email, request.headers).catch((error) => logProblem('auth', error)))
  return true
}

/** Signs in with a link's token, once. A GET of the link doesn't use it up, because mail scanners open every link. */
export const signInFromLink = (request: Request): Promise<SignInOutcome> =>
  runAttempt(request, async (typed) => {
    const query = { token: typed.get('token') ?? '' }
    const response = await (await auth()).api.magicLinkVerify({ query, headers: request.headers, asResponse: true })
    return outcomeOf(response, 'link')
  })

/**
 * Sets a password with the token of an emailed link, once, and ends the account's sessions.
 * @returns the next step; `short` keeps the token for another attempt
 */
export async function setPasswordFromLink(
  request: Request,
): Promise<{ result: 'set' | 'short' | 'link'; token: string }> {
  await assertTrustedRequest(request.headers)
  const typed = await readFormFields(request)
  const token = typed.get('token') ?? ''
  const body = { token, newPassword: typed.get('password') ?? '' }
  const response = await (await auth()).api.resetPassword({ body, asResponse: true })
  assertWorked(response)
  if (response.ok) return { result: 'set', token }
  const { code } = (await response.json()) as { code?: string }
  return { result: /^PASSWORD_TOO/.test(code ?? '') ? 'short' : 'link', token }
}

/** Ends the session from a plain form. Returns the cookies that clear it. Throws when the database is down. */
export async function signOutFromForm(request: Request): Promise<string[]> {
  await assertTrustedRequest(request.headers)
  const response = await (await auth()).api.signOut({ headers: request.headers, asResponse: true })
  assertWorked(response)
  await assertSignedOut(request.headers)
  return response.headers.getSetCookie()
}
