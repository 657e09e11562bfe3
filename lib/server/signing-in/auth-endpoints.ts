import 'server-only'
import { normaliseContact } from '@/lib/forms/text'
import { unknownPath } from '../base/refusal'
import { assertJson, parseJson, readText } from '../requests/body'
import { withErrorHandling } from '../requests/error-handling'
import { assertNotFlooding, assertSameOrigin } from '../requests/request'
import { record } from './audit'
import { auth } from './auth'
import { assertClientMayGuess, assertMayGuess, assertMayGuessOwn } from './guesses'
import { endPasswordLinks } from './password-link'
import { type SignInResult, assertFresh, assertSignedOut, assertWorked, readSession } from './session'

/** What a request may be guessing, counted first: the password of the named or the signed-in account, or a code. */
type Guess = 'named' | 'own' | 'code'

interface Route {
  readonly guess?: Guess
  /** The action recorded in the log. */
  readonly logged?: string
  /** Whether it needs a sign-in from the last day. better-auth asks for one only to add a passkey. */
  readonly fresh?: boolean
}

const signIn = 'sign-in'

/** The only better-auth routes we expose. */
const openRoutes: Readonly<Record<string, Route>> = {
  'GET get-session': {},
  'POST sign-in/email': { guess: 'named', logged: signIn },
  'POST sign-out': {},
  'POST change-password': { guess: 'own', logged: 'change-password' },
  'POST two-factor/enable': { guess: 'own' },
  'POST two-factor/verify-totp': { guess: 'code', logged: 'two-factor-on' },
  'POST two-factor/disable': { guess: 'own', logged: 'two-factor-off' },
  'GET passkey/generate-register-options': {},
  'POST passkey/verify-registration': { logged: 'add-passkey' },
  'POST passkey/delete-passkey': { logged: 'remove-passkey', fresh: true },
  'GET passkey/generate-authenticate-options': {},
  // Not counted: a signature can't be guessed, and an owner under a password attack can still sign in this way.
  'POST passkey/verify-authentication': { logged: signIn },
}

/** A sign-in's body without invisible characters in its address, for which better-auth would refuse it. */
function withPlainAddress(body: string): string {
  const typed = parseJson(body) as { email?: unknown } | null
  return typeof typed?.email === 'string' ? JSON.stringify({ ...typed, email: normaliseContact(typed.email) }) : body
}

async function assertGuess(guess: Guess | undefined, headers: Headers, body: string | undefined): Promise<void> {
  if (!guess) return
  if (guess === 'named') return assertMayGuess(headers, (parseJson(body!) as { email?: unknown } | null)?.email)
  await assertClientMayGuess(headers)
  const session = guess === 'own' ? await readSession(headers) : undefined
  if (session) await assertMayGuessOwn(session.userId)
}

/**
 * better-auth's response without the session token that its JSON repeats. Scripts can't read the token's cookie, so
 * they mustn't get it here either.
 */
async function withoutToken(response: Response): Promise<{ answer: Response; body: SignInResult | null }> {
  const text = await response.text()
  const body = text
    ? (JSON.parse(text, (key, value: unknown) => (key === 'token' ? undefined : value)) as SignInResult)
    : null
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('Cache-Control', 'no-store')
  return { answer: new Response(text && JSON.stringify(body), { status: response.status, headers }), body }
}

/** better-auth's endpoints behind our own rate limits and origin check. */
export const handleAuth = withErrorHandling('auth', async (request: Request) => {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const path = new URL(request.url).pathname.replace(/^\/api\/auth\//, '')
  const route = openRoutes[`${method} ${path}`]
  if (!route) return unknownPath()
  if (method !== 'GET') assertSameOrigin(request.headers)
  // Other GETs count too, because preparing for a passkey stores its challenge.
  if (path !== 'get-session') await assertNotFlooding(request.headers)
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const body = method === 'GET' ? undefined : await readText(request)
  // better-auth also accepts forms, in which we couldn't see whose account it is. A POST without a body needs no
  // media type, and better-auth would reject the one that fetch makes up.
  if (body || route.guess) assertJson(headers, body ?? '')
  else headers.delete('content-type')
  await assertGuess(route.guess, headers, body)
  const sent = route.guess === 'named' ? withPlainAddress(body!) : body
  const whoWas = route.logged && route.logged !== signIn ? await readSession(headers) : undefined
  if (route.fresh && whoWas) assertFresh(whoWas)
  const response = await (
    await auth()
  ).handler(new Request(request.url, { method, headers, ...(sent && { body: sent }) }))
  assertWorked(response)
  if (path === 'sign-out') await assertSignedOut(headers)
  const answered = await withoutToken(response)
  const who = whoWas?.userId ?? answered.body?.user?.id
  if (response.ok && path === 'change-password' && who) await endPasswordLinks(who)
  // Without a session, a code was the second step of signing in.
  if (response.ok && route.logged && who) await record(who, whoWas ? route.logged : signIn)
  return answered.answer
})
