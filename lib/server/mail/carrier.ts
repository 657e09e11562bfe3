import 'server-only'
import type { Resend } from 'resend'
import { env } from '../env'

const timeoutMs = 10_000

export interface OutgoingMail {
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/**
 * The outcome of one attempt. `refused`: the carrier didn't take it and never will. `later`: it didn't take it, but may
 * next time. `unknown`: it may have taken it, so only the same key may be used again.
 */
export type Delivery =
  { result: 'sent'; id: string } | { result: 'refused' | 'later' | 'unknown'; reason: string; retryAfterMs?: number }

let client: Resend | undefined

function classify(status: number | null, name: string): 'refused' | 'later' | 'unknown' {
  if (name === 'concurrent_idempotent_requests' || status === null || status >= 500) return 'unknown'
  // A wrong key, an unverified sender and a used-up quota can be put right: nothing is lost by waiting.
  if (status === 401 || status === 403 || status === 429 || status === 408) return 'later'
  return 'refused'
}

/**
 * Hands one mail to Resend. Never throws.
 * @param id the mail's own: its idempotency key, and the tag that every report about it repeats (reports.ts)
 */
export async function deliver(mail: OutgoingMail, id: string): Promise<Delivery> {
  // Not loaded before there is something to send.
  client ??= new (await import('resend')).Resend(env().mail.resendKey)
  try {
    const { data, error, headers } = await client.emails.send(
      { ...mail, tags: [{ name: 'mail', value: id }] },
      { idempotencyKey: id, signal: AbortSignal.timeout(timeoutMs) },
    )
    if (data) return { result: 'sent', id: data.id }
    const seconds = Number(headers?.['retry-after'])
    return {
      result: classify(error.statusCode, error.name),
      reason: `${error.statusCode ?? ''} ${error.name}`.trim(),
      ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
    }
  } catch (error) {
    return { result: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
  }
}
