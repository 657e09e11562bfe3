import 'server-only'
import type { ErrorResponse, Resend } from 'resend'
import { env } from '../env'

const timeoutMs = 10_000
/** No pause that Resend asks for is longer: a wrong one would hold all mail until the next start. */
const longestAskedMs = 3_600_000

export interface OutgoingMail {
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** Why Resend didn't take something, and how long it wants to be left alone. */
export interface Failure {
  reason: string
  retryAfterMs?: number
}

/**
 * The outcome of one attempt that failed. `refused`: the carrier didn't take it and never will. `later`: it didn't take
 * it, but may next time; `laterAlone`: the same, and others may go out meanwhile. `unknown`: it may have taken it, so
 * only the same key may be used again. `other`: it has had the key with other words, as an earlier version of the site
 * wrote them.
 */
type Failed = 'refused' | 'later' | 'laterAlone' | 'unknown' | 'other'
export type Delivery = { result: 'sent'; id: string } | ({ result: Failed } & Failure)

let client: Resend | undefined

function classify(status: number | null, name: string): Failed {
  if (name === 'concurrent_idempotent_requests' || status === null || status >= 500) return 'unknown'
  if (name === 'invalid_idempotent_request') return 'other'
  // A wrong key, an unverified sender and a used-up quota can be put right: nothing is lost by waiting.
  if (status === 401 || status === 429 || status === 408) return 'later'
  // May not go to this recipient, as with a key for testing, which delivers to its owner alone.
  if (status === 403) return 'laterAlone'
  return 'refused'
}

/** Resend's SDK, not loaded before there is something to send. It has no time limit of its own, and never throws. */
export async function resend(): Promise<Resend> {
  const { resendKey, baseUrl } = env().mail
  // By itself the SDK would take RESEND_BASE_URL as it stands in the environment, spaces and all.
  return (client ??= new (await import('resend')).Resend(resendKey, { baseUrl }))
}

/** Of a request to Resend that takes too long. */
export const timeLimit = () => AbortSignal.timeout(timeoutMs)

/** Reads what a request to Resend came back with instead of data. */
export function failureOf(error: ErrorResponse, headers: Record<string, string> | null): Failure {
  const seconds = Number(headers?.['retry-after'])
  return {
    reason: `${error.statusCode ?? ''} ${error.name}`.trim(),
    ...(seconds > 0 && { retryAfterMs: Math.min(seconds * 1000, longestAskedMs) }),
  }
}

/**
 * Hands one mail to Resend. Never throws.
 * @param id the mail's own: its idempotency key, and the tag that every report about it repeats (reports.ts)
 */
export async function deliver(mail: OutgoingMail, id: string): Promise<Delivery> {
  const client = await resend()
  try {
    const { data, error, headers } = await client.emails.send(
      { ...mail, tags: [{ name: 'mail', value: id }] },
      { idempotencyKey: id, signal: timeLimit() },
    )
    if (data) return { result: 'sent', id: data.id }
    return { result: classify(error.statusCode, error.name), ...failureOf(error, headers) }
  } catch (error) {
    return { result: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
  }
}
