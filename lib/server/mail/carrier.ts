import 'server-only'
import { Resend } from 'resend'
import { env } from '../env'

const timeLimitMs = 10_000

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
 * What came of one try. `refused`: the carrier surely did not take it, and will not later either. `later`: it surely
 * did not take it, try again. `unknown`: it may have, so only the same key may be used again.
 */
export type Sent =
  { result: 'sent'; id: string } | { result: 'refused' | 'later' | 'unknown'; reason: string; retryAfterMs?: number }

let client: Resend | undefined

function resultOf(status: number | null, name: string): 'refused' | 'later' | 'unknown' {
  if (name === 'concurrent_idempotent_requests' || status === null || status >= 500) return 'unknown'
  // A wrong key, a sender not yet verified and a full quota are mended on the other side: nothing is lost by waiting.
  if (status === 401 || status === 403 || status === 429 || status === 408) return 'later'
  return 'refused'
}

/** Hands one mail to Resend under its own idempotency key. Never throws. */
export async function carry(mail: OutgoingMail, idempotencyKey: string): Promise<Sent> {
  client ??= new Resend(env().mail.resendKey)
  try {
    const { data, error, headers } = await client.emails.send(mail, {
      idempotencyKey,
      signal: AbortSignal.timeout(timeLimitMs),
    })
    if (data) return { result: 'sent', id: data.id }
    const seconds = Number(headers?.['retry-after'])
    return {
      result: resultOf(error.statusCode, error.name),
      reason: `${error.statusCode ?? ''} ${error.name}`.trim(),
      ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
    }
  } catch (error) {
    return { result: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
  }
}
