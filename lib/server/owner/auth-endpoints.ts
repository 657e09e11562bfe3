import 'server-only'
import { auth, endPasswordLinks } from '../auth'
import { assertJson, parseJson, readText } from '../body'
import { answerErrors, nothingThere } from '../refusal'
import { assertNotFlooding, assertSameOrigin } from '../request'
import { readSession } from '../session'
import { record } from './audit'
import { type Answered, assertWorked } from './auth-answer'
import { assertClientMayGuess, assertMayGuess } from './guesses'

/** What a route's body is a guess at, counted first: a password, of the account named or of the one signed in; or a code. */
type Guess = 'named' | 'own' | 'code'

interface Route {
  readonly guess?: Guess
  /** Goes into the log. */
  readonly logged?: string
}

const signIn = 'sign-in'

/** The only routes of better-auth that are open here. */
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
  'POST passkey/delete-passkey': { logged: 'remove-passkey' },
  'GET passkey/generate-authenticate-options': {},
  // Not a guess: nobody guesses a signature, and this is the way in for an owner whose password is being guessed at.
  'POST passkey/verify-authentication': { logged: signIn },
}

async function assertGuess(guess: Guess | undefined, headers: Headers, body: string | undefined): Promise<void> {
  if (!guess) return
  if (guess === 'code') return assertClientMayGuess(headers)
  const named = guess === 'named' && (parseJson(body!) as { email?: unknown } | null)?.email
  await assertMayGuess(headers, guess === 'named' ? named : (await readSession(headers))?.email)
}

/**
 * better-auth's answer as it goes out: without the session's token, which its JSON repeats; the cookie that carries it
 * is kept from scripts, so this is too.
 */
async function withoutToken(response: Response): Promise<{ answer: Response; body: Answered | null }> {
  const text = await response.text()
  const body = text
    ? (JSON.parse(text, (key, value: unknown) => (key === 'token' ? undefined : value)) as Answered)
    : null
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('Cache-Control', 'no-store')
  return { answer: new Response(text && JSON.stringify(body), { status: response.status, headers }), body }
}

/** better-auth's endpoints behind our own rate limits and origin check (contract, the owner's endpoints). */
export const handleAuth = answerErrors(
  'auth',
  'Signing in isn’t possible right now. Please try again in a moment.',
  async (request: Request) => {
    const { method } = request
    const path = new URL(request.url).pathname.replace(/^\/api\/auth\//, '')
    const route = openRoutes[`${method} ${path}`]
    if (!route) return nothingThere()
    if (method !== 'GET') assertSameOrigin(request.headers)
    // To prepare for a passkey, a GET stores the challenge.
    if (path !== 'get-session') await assertNotFlooding(request.headers)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const body = method === 'GET' ? undefined : await readText(request)
    // better-auth reads forms too, where we would not see whose account it is. A post without a body needs no media type;
    // better-auth would refuse the one that fetch makes up.
    if (body || route.guess) assertJson(headers, body ?? '')
    else headers.delete('content-type')
    await assertGuess(route.guess, headers, body)
    const whoWas = route.logged && route.logged !== signIn ? await readSession(headers) : undefined
    const response = await (await auth()).handler(new Request(request.url, { method, headers, ...(body && { body }) }))
    assertWorked(response)
    const answered = await withoutToken(response)
    const who = whoWas?.userId ?? answered.body?.user?.id
    // A code is the second step of signing in, too.
    if (response.ok && path === 'change-password' && who) await endPasswordLinks(who)
    if (response.ok && route.logged && who) await record(who, { action: whoWas ? route.logged : signIn, subject: null })
    return answered.answer
  },
)
