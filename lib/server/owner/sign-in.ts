import 'server-only'
import { auth } from '../auth'
import { readText } from '../body'
import { clientAddress } from '../client-address'
import { countSignIn } from '../limits'
import { logProblem } from '../log'
import { Refusal, answer, answerErrors } from '../refusal'
import { assertSameOrigin } from '../request'

/** The only routes of better-auth that are open here. */
const openRoutes = new Set(['POST /api/auth/sign-in/email', 'POST /api/auth/sign-out', 'GET /api/auth/get-session'])

async function assertWithinSignInLimit(headers: Headers): Promise<void> {
  const wait = await countSignIn(clientAddress(headers))
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

/** better-auth's endpoints behind our own rate limit and origin check (contract, the owner's endpoints). */
export const handleAuth = answerErrors(
  'auth',
  'Signing in is not possible just now. Please try again in a moment.',
  async (request: Request) => {
    const { method } = request
    const path = new URL(request.url).pathname
    if (!openRoutes.has(`${method} ${path}`)) return answer(404, { success: false, message: 'There is nothing here.' })
    if (method !== 'GET') assertSameOrigin(request.headers)
    if (path.endsWith('/sign-in/email')) await assertWithinSignInLimit(request.headers)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const body = method === 'GET' ? undefined : await readText(request)
    // A post without a body needs no media type; better-auth would refuse the one that fetch makes up.
    if (!body) headers.delete('content-type')
    const response = await (await auth()).handler(new Request(request.url, { method, headers, ...(body && { body }) }))
    if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
    return withoutToken(response)
  },
)

type Outcome = { result: 'in'; cookies: string[] } | { result: 'wrong' | 'busy' | 'away' }

/** Signs in from a plain form, under the same limit. Only throws for a post from another site (Refusal 403). */
export async function signInFromForm(request: Request): Promise<Outcome> {
  assertSameOrigin(request.headers)
  try {
    await assertWithinSignInLimit(request.headers)
    const typed = new URLSearchParams(await readText(request))
    const body = { email: (typed.get('email') ?? '').trim(), password: typed.get('password') ?? '' }
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

/** Ends the session from a plain form. Returns the cookies that clear it. Throws when the database is down. */
export async function signOutFromForm(request: Request): Promise<string[]> {
  assertSameOrigin(request.headers)
  const response = await (await auth()).api.signOut({ headers: request.headers, asResponse: true })
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
  return response.headers.getSetCookie()
}
