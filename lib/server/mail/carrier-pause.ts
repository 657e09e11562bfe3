import 'server-only'
import { shared } from '../base/shared'

const maxPauseMs = 30 * 60_000

const carrier = shared('carrier', () => ({ until: 0, heldUntil: 0, failures: 0 }))

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
  carrier.until = now() + Math.max(retryAfterMs, backoff)
}

/**
 * Stops all mail for as long as the carrier asks in response to other requests, or for a second if it doesn't say. An
 * email that's accepted in the meantime doesn't end it.
 */
export function hold(retryAfterMs = 1_000): void {
  carrier.heldUntil = Math.max(carrier.heldUntil, now() + retryAfterMs)
}

/** Ends a pause once the carrier has accepted an email. */
export const resume = () => Object.assign(carrier, { until: 0, failures: 0 })

export const isPaused = () => now() < Math.max(carrier.until, carrier.heldUntil)
