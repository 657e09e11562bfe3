import 'server-only'
import { shared } from '../base/shared'

const maxPauseMs = 30 * 60_000

const carrier = shared('carrier', () => ({ until: 0, failures: 0 }))

/** Ms since the process started. If we used the time of day, setting the clock back could extend a pause by hours. */
const now = () => performance.now()

/**
 * Stops all mail for a while, instead of failing row by row, when the carrier asks for it, rejects our key or hangs.
 * The pause doubles with every failure in a row, up to half an hour.
 * @param retryAfterMs what the carrier asked for
 */
export function pause(retryAfterMs = 0): void {
  const backoff = Math.min(1_000 * 2 ** carrier.failures, maxPauseMs)
  carrier.failures++
  carrier.until = Math.max(carrier.until, now() + Math.max(retryAfterMs, backoff))
}

/** The carrier has accepted an email, so the next pause is short again. One that has begun isn't over. */
export const resume = () => void (carrier.failures = 0)

export const isPaused = () => now() < carrier.until
