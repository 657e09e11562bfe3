import 'server-only'
import { mediaType, parseJson, readText } from './body'
import { clientAddress } from './client-address'
import { env } from './env'
import { countPost } from './limits'
import { Refusal } from './refusal'

export type BodyKind = 'json' | 'plain'

/** 403 for requests from another site: by `Sec-Fetch-Site`, or by `Origin` from browsers without it (decision C16). */
export function assertSameOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  if (site !== null) {
    if (site === 'same-origin' || site === 'none') return
    throw new Refusal(403, 'This form can only be sent from our own site.')
  }
  const origin = headers.get('origin')
  if (origin === null || origin === env().siteUrl) return
  const host = headers.get('host')
  if (URL.canParse(origin) && host !== null && new URL(origin).host === host) return
  throw new Refusal(403, 'This form can only be sent from our own site.')
}

function readBodyKind(headers: Headers): BodyKind {
  const type = mediaType(headers)
  if (type === 'application/json') return 'json'
  if (type === 'application/x-www-form-urlencoded') return 'plain'
  throw new Refusal(415, 'Please send this as JSON or as a plain form.')
}

/** 429 for a client that has posted too often in the last minute, over all forms and photographs. */
export async function assertWithinRateLimit(client: string): Promise<void> {
  const wait = await countPost(client)
  if (wait !== undefined)
    throw new Refusal(429, `That was a lot of messages at once. Please try again in ${wait} seconds.`, {
      headers: { 'Retry-After': String(wait) },
    })
}

export interface Admitted {
  kind: BodyKind
  /** Parsed JSON with its text, or the fields of a plain form; not validated. */
  body: { kind: 'json'; value: unknown; text: string } | { kind: 'plain'; fields: URLSearchParams }
  client: string
  idempotencyKey: string | undefined
}

function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal(422, 'The Idempotency-Key header needs 1 to 255 visible ASCII characters.', {
      errors: { 'Idempotency-Key': ['1 to 255 visible ASCII characters'] },
    })
  return key
}

/** Everything decided before a field is looked at: site, media type, rate, size, encoding (house, "One lead's path"). */
export async function admit(request: Request): Promise<Admitted> {
  assertSameOrigin(request.headers)
  const kind = readBodyKind(request.headers)
  const client = clientAddress(request.headers)
  await assertWithinRateLimit(client)
  const idempotencyKey = readIdempotencyKey(request.headers)
  const text = await readText(request)
  const body: Admitted['body'] =
    kind === 'json' ? { kind, value: parseJson(text), text } : { kind, fields: new URLSearchParams(text) }
  return { kind, body, client, idempotencyKey }
}
