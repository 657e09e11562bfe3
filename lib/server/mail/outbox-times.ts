import 'server-only'
import type { OutboxMessage } from '@/generated/sqlite/client'

const hour = 3_600_000
/** Resend forgets an idempotency key after 24 hours, so a later retry could deliver the email twice. */
const keyIsSafeMs = 23 * hour
/** An email that couldn't be sent for two days may no longer be wanted, so the owner decides. */
const staleMs = 48 * hour
/** Longer than a request to the carrier may take, because a lease's holder may still be sending while it runs. */
export const leaseMs = 25_000
export const maxBackoffMs = hour / 2

/** 2 s, 4 s, 8 s … up to half an hour, with jitter so that instances don't retry in step. */
export const backoff = (attempts: number) =>
  Math.min(2_000 * 2 ** (attempts - 1), maxBackoffMs) * (0.9 + Math.random() * 0.2)

/** The state of an email that needs the owner's decision before it may go out. */
export function ownerDecisionState(row: OutboxMessage): 'uncertain' | 'waiting' | undefined {
  const now = Date.now()
  if (row.firstTriedAt) return now - row.firstTriedAt.getTime() > keyIsSafeMs ? 'uncertain' : undefined
  return now - row.createdAt.getTime() > staleMs ? 'waiting' : undefined
}
