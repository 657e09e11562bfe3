import 'server-only'
import { after } from 'next/server'
import { auth } from '../auth'
import { mediaType, parseJson, readText } from '../body'
import { clientAddress } from '../client-address'
import { db } from '../db'
import { countAttempt } from '../limits'
import { logProblem } from '../log'
import { drainOutbox } from '../outbox'
import { Refusal, answer, answerErrors } from '../refusal'
import { assertNotFlooding, assertSameOrigin } from '../request'
import { emailKeyOf } from '../subscribers'

/** The only routes of better-auth that are open here. */
const openRoutes = new Set(['POST /api/auth/sign-in/email', 'POST /api/auth/sign-out', 'GET /api/auth/get-session'])

/** 429 for a client or an account with too many guesses, counted before any hash is computed. Accounts nobody has count alike. */
async function assertMayGuess(headers: Headers, email: unknown): Promise<void> {
  const wait =
    (await countAttempt('signIn', clientAddress(headers))) ?? (await countAttempt('account', emailKeyOf(String(email))))
  if (wait !== undefined)
    throw new Refusal(429, `Too many tries. Please wait ${Math.ceil(wait / 60)} minutes.`, {
      headers: { 'Retry-After': String(wait) },
    })
}

/** better-auth repeats the session's token in its JSON; the cookie that carries it is kept from scripts, so this is too. */
async function withoutToken(response: Response): Promise<Response> {
  const text = await response.text()
  const body = text && JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === 'token' ? undefined : value)))
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('Cache-Control', 'no-store')
  return new Response(body, { status: response.status, headers })
}

async function assertOurs(headers: Headers): Promise<void> {
  assertSameOrigin(headers)
  await assertNotFlooding(headers)
}

/** better-auth's endpoints behind our own rate limits and origin check (contract, the owner's endpoints). */
export const handleAuth = answerErrors(
  'auth',
  'Signing in is not possible just now. Please try again in a moment.',
  async (request: Request) => {
    const { method } = request
    const path = new URL(request.url).pathname
    if (!openRoutes.has(`${method} ${path}`)) return answer(404, { success: false, message: 'There is nothing here.' })
    if (method !== 'GET') await assertOurs(request.headers)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const body = method === 'GET' ? undefined : await readText(request)
    if (path.endsWith('/sign-in/email')) {
      // better-auth reads forms too, where we would not see whose account it is.
      if (mediaType(headers) !== 'application/json') throw new Refusal(415, 'Please send this as JSON.')
      await assertMayGuess(headers, (parseJson(body!) as { email?: unknown } | null)?.email)
    }
    // A post without a body needs no media type; better-auth would refuse the one that fetch makes up.
    if (!body) headers.delete('content-type')
    const response = await (await auth()).handler(new Request(request.url, { method, headers, ...(body && { body }) }))
    if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
    return withoutToken(response)
  },
)

type Outcome = { result: 'in'; cookies: string[] } | { result: 'wrong' | 'busy' | 'away' | 'link' }

const typedIn = async (request: Request) => new URLSearchParams(await readText(request))

/** Signs in from a plain form, under the same limits. Only throws for a post from another site (Refusal 403). */
export async function signInFromForm(request: Request): Promise<Outcome> {
  assertSameOrigin(request.headers)
  try {
    await assertNotFlooding(request.headers)
    const typed = await typedIn(request)
    const body = { email: (typed.get('email') ?? '').trim(), password: typed.get('password') ?? '' }
    await assertMayGuess(request.headers, body.email)
    const response = await (await auth()).api.signInEmail({ body, headers: request.headers, asResponse: true })
    if (response.ok) return { result: 'in', cookies: response.headers.getSetCookie() }
    return { result: response.status >= 500 ? 'away' : 'wrong' }
  } catch (error) {
    if (error instanceof Refusal) return { result: error.status === 429 ? 'busy' : 'wrong' }
    if ((error as { statusCode?: number }).statusCode === 400) return { result: 'wrong' }
    logProblem('auth', error)
    return { result: 'away' }
  }
}

async function sendLink(email: string, headers: Headers): Promise<void> {
  // Counted for an address that nobody has, too. One in twenty minutes rather than three in an hour: whoever asks in
  // her name all day can't keep the owner without a link that still opens.
  if ((await countAttempt('link', email)) !== undefined) return
  const client = await db()
  if (!(await client.user.findUnique({ where: { email }, select: { id: true } }))) return
  await (await auth()).api.signInMagicLink({ body: { email }, headers })
  await drainOutbox()
}

/**
 * Mails a sign-in link to an address that has an account: the way in for an owner whose password is being guessed at.
 * The work is done after the answer, so that neither its words nor its time say whether there is such an account.
 * @returns false if there's no address
 */
export async function askForLink(request: Request): Promise<boolean> {
  await assertOurs(request.headers)
  const email = emailKeyOf((await typedIn(request)).get('email') ?? '')
  if (!email) return false
  after(() => sendLink(email, request.headers).catch((error) => logProblem('auth', error)))
  return true
}

/** Signs in by a link's token, once. A GET of the link uses nothing up: mail scanners open every link. */
export async function signInFromLink(request: Request): Promise<Outcome> {
  await assertOurs(request.headers)
  const token = (await typedIn(request)).get('token') ?? ''
  const response = await (
    await auth()
  ).api.magicLinkVerify({ query: { token }, headers: request.headers, asResponse: true })
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
  return response.ok ? { result: 'in', cookies: response.headers.getSetCookie() } : { result: 'link' }
}

/** Ends the session from a plain form. Returns the cookies that clear it. Throws when the database is down. */
export async function signOutFromForm(request: Request): Promise<string[]> {
  await assertOurs(request.headers)
  const response = await (await auth()).api.signOut({ headers: request.headers, asResponse: true })
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
  return response.headers.getSetCookie()
}
