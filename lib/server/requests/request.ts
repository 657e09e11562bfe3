import 'server-only'
import { waysToReachUs } from '@/content/business'
import { env } from '../base/env'
import { Refusal } from '../base/refusal'
import { assertEncodesUtf8, mediaType, plainForm, readText } from './body'
import { clientAddress } from './client-address'
import { assertMayTry } from './limits'

type BodyKind = 'json' | 'plain'

/** Checks `Sec-Fetch-Site`, or `Origin` from browsers that don't send it. */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === env().siteUrl) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** 403 for requests from another site. */
export function assertSameOrigin(headers: Headers): void {
  if (!isSameOrigin(headers)) throw new Refusal(403, 'This form can only be sent from our own site.')
}

function readBodyKind(headers: Headers): BodyKind {
  const type = mediaType(headers)
  if (type === 'application/json') return 'json'
  if (type === plainForm) return 'plain'
  throw new Refusal(415, 'Please send this as JSON or as a plain form.')
}

/** 429 for a client that has posted too often in the last minute, counting all forms and photos. */
export const assertWithinRateLimit = (client: string) =>
  assertMayTry('post', client, "That's a lot of messages in a short time. Please try again in {wait}.")

/** 429 for a client that has sent more leads in a day than we want to keep. */
export const assertWithinDailyLimit = (client: string) =>
  assertMayTry('leads', client, `That's a lot of messages for one day. ${waysToReachUs('Please write to')}.`)

/** 429 for a client that changes things faster than a person, or a mail provider's one-click posts, would. */
export const assertNotFlooding = (headers: Headers) =>
  assertMayTry('change', clientAddress(headers), "That's a lot of changes in a short time. Please try again in {wait}.")

/** 429 for a client that sends more telemetry reports than real visits would. */
export const assertWithinReportLimit = (headers: Headers) =>
  assertMayTry('report', clientAddress(headers), 'Too many reports. Please try again later.')

/** A post whose body has been read but not yet parsed. */
export interface Received {
  readonly kind: BodyKind
  readonly text: string
  readonly client: string
  readonly idempotencyKey: string | undefined
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

/** Reads a post, and checks its site, media type, key, size and encoding (docs/house.md, "One lead's path"). */
export async function receive(request: Request): Promise<Received> {
  const { headers } = request
  assertSameOrigin(headers)
  const kind = readBodyKind(headers)
  const idempotencyKey = readIdempotencyKey(headers)
  const text = await readText(request)
  if (kind === 'plain') assertEncodesUtf8(text)
  return { kind, text, client: clientAddress(headers), idempotencyKey }
}
