import 'server-only'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from './env'

interface Limits {
  posts: RateLimiterMemory
  signIns: RateLimiterMemory
}

// On globalThis, so that every route counts in the same place whatever bundle it was built into.
const globals = globalThis as typeof globalThis & { sunnieLimits?: Limits }

function limits(): Limits {
  return (globals.sunnieLimits ??= {
    posts: new RateLimiterMemory({ points: env().rateLimitPerMinute, duration: 60 }),
    signIns: new RateLimiterMemory({ points: 10, duration: 15 * 60 }),
  })
}

/**
 * Counts one attempt by a client.
 * @returns the seconds to wait, or undefined if the attempt may go ahead
 */
async function consume(limiter: RateLimiterMemory, client: string): Promise<number | undefined> {
  try {
    await limiter.consume(client)
    return undefined
  } catch (refused) {
    return Math.max(1, Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000))
  }
}

/** Posts over all forms (contract, `RATE_LIMIT_PER_MINUTE`). */
export const countPost = (client: string) => consume(limits().posts, client)

/** Password guesses: ten in a quarter of an hour, counted before any hash is computed. */
export const countSignIn = (client: string) => consume(limits().signIns, client)
