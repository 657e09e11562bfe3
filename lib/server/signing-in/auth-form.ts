import 'server-only'
import { Refusal, fieldRefusal } from '../base/refusal'
import { handleAuth } from './auth-endpoints'

const busy = 'Too many attempts. Please wait 15 minutes.'

interface Answer<Body> {
  readonly body: Body
  /** Set by better-auth if it renewed the session. */
  readonly cookies: readonly string[]
}

/** Posts to one of better-auth's endpoints for a plain form, under the same limits as by script. */
export function postToAuth({ url, headers }: Request, path: string, body: object): Promise<Response> {
  const sent = new Headers(headers)
  sent.set('Content-Type', 'application/json')
  sent.set('Accept', 'application/json')
  sent.delete('content-length')
  const request = { method: 'POST', headers: sent, body: JSON.stringify(body) }
  return handleAuth(new Request(new URL(`/api/auth/${path}`, url), request))
}

/**
 * The same for a form on the account's page.
 * @param wrong what to say beside a field, by better-auth's code for what's wrong with it
 * @throws Refusal for whatever better-auth or our own limits refuse
 */
export async function callAuth<Body>(
  request: Request,
  path: string,
  body: object,
  wrong: Readonly<Record<string, readonly [field: string, text: string]>> = {},
): Promise<Answer<Body>> {
  const response = await postToAuth(request, path, body)
  const { code = '', message, ...rest } = ((await response.json()) ?? {}) as { code?: string; message?: string }
  if (response.ok) return { body: rest as Body, cookies: response.headers.getSetCookie() }
  const known = wrong[code]
  if (known) throw fieldRefusal(422, ...known)
  if (response.status === 429) throw new Refusal(429, busy)
  throw new Refusal(response.status === 403 ? 403 : 422, message ?? "That didn't work. Please try again.")
}
