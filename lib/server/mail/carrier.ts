import 'server-only'
import type { ErrorResponse, Resend } from 'resend'
import { env } from '../base/env'

const timeoutMs = 10_000
/** The longest pause we accept from Resend, because a wrong value could hold all mail until a restart. */
const maxAskedMs = 3_600_000

export interface OutgoingMail {
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** Why a request to Resend failed, and how long Resend asks us to wait. */
export interface ResendFailure {
  reason: string
  retryAfterMs?: number
}

/**
 * The outcome of a failed attempt. `refused`: the carrier didn't accept the email and never will. `later`: it didn't
 * accept it, but may next time; `laterAlone`: the same, but other emails needn't wait. `unknown`: it may have accepted
 * it, so we may only retry with the same key. `keyReused`: it has already had this key with different content, as
 * rendered by an earlier version of the site.
 */
type Failed = 'refused' | 'later' | 'laterAlone' | 'unknown' | 'keyReused'
type Delivery = { result: 'sent'; id: string } | ({ result: Failed } & ResendFailure)

let client: Resend | undefined

/** An error from a gateway in front of Resend may be any JSON, with neither a status nor a name. */
type CarrierError = Partial<ErrorResponse>

function classify({ statusCode: status, name }: CarrierError): Failed {
  if (name === 'concurrent_idempotent_requests' || typeof status !== 'number' || status >= 500) return 'unknown'
  if (name === 'invalid_idempotent_request') return 'keyReused'
  // A wrong key or a used-up quota can be fixed, so nothing is lost by waiting.
  if (status === 401 || status === 429 || status === 408) return 'later'
  // Not allowed for this sender or recipient: an unverified domain, say, or a test key, which only mails its owner.
  if (status === 403) return 'laterAlone'
  return 'refused'
}

/** Resend's SDK, loaded only when there's something to send. It has no timeout of its own, and never throws. */
export async function resend(): Promise<Resend> {
  const { resendKey, baseUrl } = env().mail
  // Without `baseUrl`, the SDK would read RESEND_BASE_URL from the environment without trimming it.
  return (client ??= new (await import('resend')).Resend(resendKey, { baseUrl }))
}

/** Aborts a request to Resend that takes too long. */
export const timeLimit = () => AbortSignal.timeout(timeoutMs)

/** What Retry-After asks for: seconds, or a date by the carrier's own clock (RFC 9110, 10.2.3). Otherwise 0 or NaN. */
function askedMs({ 'retry-after': asked = '', date = '' }: Record<string, string>): number {
  const seconds = Number(asked)
  return Number.isNaN(seconds) ? Date.parse(asked) - (Date.parse(date) || Date.now()) : seconds * 1000
}

/** Reads the error that a request to Resend returned. */
export function resendFailureOf(error: CarrierError, headers: Record<string, string> | null): ResendFailure {
  const wait = askedMs(headers ?? {})
  return {
    reason: [error.statusCode, error.name].filter(Boolean).join(' ') || 'unexpected response',
    ...(wait > 0 && { retryAfterMs: Math.min(wait, maxAskedMs) }),
  }
}

/**
 * Hands one email to Resend. Never throws.
 * @param id the email's own id: its idempotency key, and the tag repeated in every report about it (reports.ts)
 */
export async function deliver(mail: OutgoingMail, id: string): Promise<Delivery> {
  const client = await resend()
  try {
    const { data, error, headers } = await client.emails.send(
      { ...mail, tags: [{ name: 'mail', value: id }] },
      { idempotencyKey: id, signal: timeLimit() },
    )
    if (data?.id) return { result: 'sent', id: data.id }
    // A gateway's response, say, or that of something else at RESEND_BASE_URL.
    if (!error) return { result: 'unknown', reason: 'unexpected response' }
    return { result: classify(error), ...resendFailureOf(error, headers) }
  } catch (error) {
    return { result: 'unknown', reason: error instanceof Error ? error.name : 'no response' }
  }
}
