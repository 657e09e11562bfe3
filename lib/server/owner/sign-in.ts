import 'server-only'
import { auth } from '../auth'
import { clientAddress } from '../client-address'
import { countSignIn } from '../limits'
import { logProblem } from '../log'
import { Refusal, answer, refuse } from '../refusal'
import { refuseOtherSites } from '../request'
import { readText } from './body'

/** What better-auth offers here; everything else that it could do is closed. */
const open = new Set(['POST /api/auth/sign-in/email', 'POST /api/auth/sign-out', 'GET /api/auth/get-session'])

async function countTry(headers: Headers): Promise<void> {
  const wait = await countSignIn(clientAddress(headers))
  if (wait !== undefined)
    throw new Refusal(429, `Too many tries. Please wait ${Math.ceil(wait / 60)} minutes.`, {
      headers: { 'Retry-After': String(wait) },
    })
}

async function handle(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  if (!open.has(`${request.method} ${path}`)) return answer(404, { success: false, message: 'There is nothing here.' })
  if (request.method !== 'GET') refuseOtherSites(request.headers)
  if (path.endsWith('/sign-in/email')) await countTry(request.headers)
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const body = request.method === 'GET' ? undefined : await readText(request)
  // A post without a body needs no media type; better-auth would refuse the one that fetch makes up.
  if (!body) headers.delete('content-type')
  const response = await (
    await auth()
  ).handler(new Request(request.url, { method: request.method, headers, ...(body && { body }) }))
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** better-auth's endpoints behind our own limit and origin check (contract, the owner's endpoints). */
export async function answerAuth(request: Request): Promise<Response> {
  try {
    return await handle(request)
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    logProblem('auth', error)
    return refuse(
      new Refusal(503, 'Signing in is not possible just now. Please try again in a moment.', {
        headers: { 'Retry-After': '10' },
      }),
    )
  }
}

type Outcome = { result: 'in'; cookies: string[] } | { result: 'wrong' | 'busy' | 'away' }

/** One sign-in by a plain form, under the same limit. Never throws but for a post from another site. */
export async function signInPlain(request: Request): Promise<Outcome> {
  refuseOtherSites(request.headers)
  try {
    await countTry(request.headers)
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

/** Ends the session by a plain form, and tells which cookies to take back. Throws when the database is away. */
export async function signOutPlain(request: Request): Promise<string[]> {
  refuseOtherSites(request.headers)
  const response = await (await auth()).api.signOut({ headers: request.headers, asResponse: true })
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status}`)
  return response.headers.getSetCookie()
}
