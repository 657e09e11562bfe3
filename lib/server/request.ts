import 'server-only'
import { clientAddress } from './client-address'
import { env } from './env'
import { countPost } from './limits'
import { Refusal } from './refusal'

const bodyLimit = 64 * 1024

export type BodyKind = 'json' | 'plain'

/** 403 for what another site sends: by `Sec-Fetch-Site`, or by `Origin` where a browser does not send that (decision C16). */
export function refuseOtherSites(headers: Headers): void {
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

function bodyKind(headers: Headers): BodyKind {
  const type = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  if (type === 'application/x-www-form-urlencoded') return 'plain'
  throw new Refusal(415, 'Please send this as JSON or as a plain form.')
}

const tooLong = 'This is too long for us to take. Please shorten it, or e-mail us instead.'

/** The body's bytes, refused in the words of `message` as soon as they pass the limit, whatever Content-Length said. */
export async function readBytes(request: Request, limit: number, message = tooLong): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal(413, message)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'We could not read this: it is not UTF-8 text.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'We could not read this: it is not JSON.')
  }
}

/** 429 for who has posted too often within the minute, over all forms and photographs. */
export async function refuseTooMany(client: string): Promise<void> {
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

function readKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal(422, 'The Idempotency-Key header needs 1 to 255 visible ASCII characters.', {
      errors: { 'Idempotency-Key': ['1 to 255 visible ASCII characters'] },
    })
  return key
}

/** Everything that is decided before a field is looked at: site, media type, rate, size, encoding (house, "One lead's path"). */
export async function admit(request: Request): Promise<Admitted> {
  refuseOtherSites(request.headers)
  const kind = bodyKind(request.headers)
  const client = clientAddress(request.headers)
  await refuseTooMany(client)
  const idempotencyKey = readKey(request.headers)
  const text = decodeUtf8(await readBytes(request, bodyLimit))
  const body: Admitted['body'] =
    kind === 'json' ? { kind, value: parseJson(text), text } : { kind, fields: new URLSearchParams(text) }
  return { kind, body, client, idempotencyKey }
}
