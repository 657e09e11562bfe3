import 'server-only'

const longestMs = 30 * 60_000

const globals = globalThis as typeof globalThis & {
  sunnieCarrier?: { until: number; heldUntil: number; failures: number }
}

const state = () => (globals.sunnieCarrier ??= { until: 0, heldUntil: 0, failures: 0 })

/** Ms since the process started: unlike the time of day it can't be put back, and a pause with it for hours. */
const now = () => performance.now()

/**
 * Stops all mail for a while, not one row after another: when the carrier asks for it, refuses our key, or hangs
 * (contract, Mail). Twice as long with every failure in a row, up to half an hour.
 * @param retryAfterMs what the carrier asked for
 */
export function pause(retryAfterMs = 0): void {
  const carrier = state()
  const backoff = Math.min(1_000 * 2 ** carrier.failures, longestMs)
  carrier.failures++
  carrier.until = now() + Math.max(retryAfterMs, backoff)
}

/**
 * Stops all mail for as long as the carrier asks who tells it something else: a second, if it doesn't say. A mail that
 * was on its way meanwhile, and is taken, doesn't end it.
 */
export function hold(retryAfterMs = 1_000): void {
  const carrier = state()
  carrier.heldUntil = Math.max(carrier.heldUntil, now() + retryAfterMs)
}

/** The carrier takes mail again. */
export const resume = () => Object.assign(state(), { until: 0, failures: 0 })

export const isPaused = () => now() < Math.max(state().until, state().heldUntil)
