import 'server-only'
import { after } from 'next/server'
import { returnPath } from '@/lib/owner/return-path'
import { readFields } from '../requests/body'
import { db } from '../base/db'
import { withErrorHandling } from '../requests/error-handling'
import { logProblem } from '../base/log'
import { drainOutbox } from '../mail/outbox'
import { Refusal, acceptOnly, seeOther } from '../base/refusal'
import { assertNotFlooding, assertSameOrigin } from '../requests/request'
import { emailKeyOf } from '../mail/subscribers'
import { record } from './audit'
import { auth } from './auth'
import { postToAuth } from './auth-form'
import { forgetLink, queueThrottledLink } from './mailed-links'
import { type SignInResult, assertSignedOut, assertWorked } from './session'

// Signing in with plain forms, which work without scripts. Each redirects to a page that says how it went.

interface Outcome {
  readonly result: 'in' | 'code' | 'wrong' | 'busy' | 'away' | 'link' | 'code-wrong' | 'again'
  readonly cookies?: readonly string[]
}

/** The outcome of better-auth's response. A password alone isn't enough for an account with an authenticator app. */
async function outcomeOf(response: Response, otherwise: 'wrong' | 'link' | 'again'): Promise<Outcome> {
  if (response.status >= 500) return { result: 'away' }
  if (response.status === 429) return { result: 'busy' }
  const body = (await response.json().catch(() => null)) as (SignInResult & { code?: string }) | null
  if (!response.ok) return { result: body?.code === 'INVALID_CODE' ? 'code-wrong' : otherwise }
  return { result: body?.twoFactorRedirect ? 'code' : 'in', cookies: response.headers.getSetCookie() }
}

type Form<Result> = (request: Request, typed: URLSearchParams) => Promise<Result>

/** A form that signs in. It leads back to the page it was shown on, which says if that didn't work. */
const signIn = (attempt: Form<Outcome>) => async (request: Request) => {
  assertSameOrigin(request.headers)
  const typed = await readFields(request)
  const { result, cookies } = await attempt(request, typed).catch((error: unknown): Outcome => {
    if (error instanceof Refusal && error.status === 429) return { result: 'busy' }
    logProblem('auth', error)
    return { result: 'away' }
  })
  const from = request.headers.get('referer') ?? ''
  return seeOther(returnPath(URL.canParse(from) ? from : null, result), cookies)
}

const byPassword: Form<Outcome> = async (request, typed) => {
  const body = { email: typed.get('email') ?? '', password: typed.get('password') ?? '' }
  return outcomeOf(await postToAuth(request, 'sign-in/email', body), 'wrong')
}

/** The second step for an account with an authenticator app. After five attempts, it needs the password again. */
const byCode: Form<Outcome> = async (request, typed) => {
  // The page shown next says that the browser kept no cookie.
  if (!request.headers.has('cookie')) return { result: 'in' }
  const code = (typed.get('code') ?? '').replace(/\s/g, '')
  return outcomeOf(await postToAuth(request, 'two-factor/verify-totp', { code }), 'again')
}

/** Signs in with a link's token, once. A GET of the link doesn't use it up, because mail scanners open every link. */
const byLink: Form<Outcome> = async ({ headers }, typed) => {
  await assertNotFlooding(headers)
  const query = { token: typed.get('token') ?? '' }
  const response = await (await auth()).api.magicLinkVerify({ query, headers, asResponse: true })
  const outcome = await outcomeOf(response.clone(), 'link')
  const { user } = outcome.cookies ? ((await response.json()) as SignInResult) : {}
  if (user) {
    await record(user.id, 'sign-in')
    await forgetLink('sign-in-link', user.email)
  }
  return outcome
}

/** A form that changes something else about an account. Throws when the database is down. */
const change = (handler: Form<Response>) => async (request: Request) => {
  assertSameOrigin(request.headers)
  await assertNotFlooding(request.headers)
  return handler(request, await readFields(request))
}

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
 */
const askForLink: Form<Response> = ({ headers }, typed) => {
  const email = emailKeyOf(typed.get('email') ?? '')
  if (email) after(() => sendLink(email, headers).catch((error) => logProblem('auth', error)))
  return Promise.resolve(seeOther(`/admin?signin=${email ? 'sent' : 'address'}`))
}

/** Sets a password with the token of an emailed link, once, and ends the account's sessions. */
const setPassword: Form<Response> = async (_request, typed) => {
  const token = typed.get('token') ?? ''
  const body = { token, newPassword: typed.get('password') ?? '' }
  const response = await (await auth()).api.resetPassword({ body, asResponse: true })
  assertWorked(response)
  if (response.ok) return seeOther('/admin?signin=set')
  const { code } = (await response.json()) as { code?: string }
  // The token is kept for another attempt.
  if (/^PASSWORD_TOO/.test(code ?? ''))
    return seeOther(`/admin?${new URLSearchParams({ setup: token, signin: 'short' })}`)
  return seeOther('/admin?signin=link')
}

/** Ends the session, and clears its cookies. */
const signOut: Form<Response> = async ({ headers }) => {
  const response = await (await auth()).api.signOut({ headers, asResponse: true })
  assertWorked(response)
  await assertSignedOut(headers)
  return seeOther('/admin', response.headers.getSetCookie())
}

const answering = (handler: (request: Request) => Promise<Response>, message?: string) =>
  acceptOnly({ POST: withErrorHandling('auth', handler, message) })

/** Where the forms post to, below /api/admin. */
export const signInForms: Readonly<Record<string, ReturnType<typeof answering>>> = {
  'sign-in': answering(signIn(byPassword)),
  'sign-in-code': answering(signIn(byCode)),
  'sign-in-link': answering(change(askForLink)),
  'sign-in-link/use': answering(signIn(byLink)),
  'set-password': answering(change(setPassword)),
  'sign-out': answering(change(signOut), "We couldn't sign you out right now. Please try again in a moment."),
}
