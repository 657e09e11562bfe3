import 'server-only'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { env, onPostgres } from '../base/env'
import { keyedHash } from '../base/keyed-hash'
import { tooManyRequests } from '../base/refusal'
import { shared } from '../base/shared'
import { countStore } from '../base/sql/counts'

const minute = 60
const quarterHour = 15 * minute

/** How many attempts (points) are allowed in how many seconds (duration). */
const rules = {
  /** Forms and photos, by client. */
  post: () => ({ points: env().rateLimitPerMinute, duration: minute }),
  /** Leads in a day, by client, because they're kept and could fill the disk. In memory: it needn't be exact. */
  leads: () => ({ points: 100 * env().rateLimitPerMinute, duration: 24 * 60 * minute }),
  /** Photos in a day, by client. Those claimed by forms are kept, so they could fill the disk. */
  photos: () => ({ points: 10 * env().rateLimitPerMinute, duration: 24 * 60 * minute }),
  /** Any other change, by client. It's high because a mail provider's one-click posts come from few addresses. */
  change: () => ({ points: 30 * env().rateLimitPerMinute, duration: minute }),
  /** Telemetry reports, by client. Counted in memory: it needn't be exact, and every visit would cause a write. */
  report: () => ({ points: 6 * env().rateLimitPerMinute, duration: minute }),
  /** Password guesses, by client. */
  signIn: () => ({ points: 10, duration: quarterHour }),
  /** Password guesses, by account, so that a thousand clients together get no more. */
  account: () => ({ points: 10, duration: quarterHour }),
  /** An authenticator's codes. Each is valid for up to 90 seconds, and only one in a million is another owner's too. */
  code: () => ({ points: 1, duration: 90 }),
  /** Emailed links, by kind and account. */
  link: () => ({ points: 1, duration: 20 * minute }),
} as const

type Rule = keyof typeof rules

function makeLimiter(rule: Rule): RateLimiterAbstract {
  const options = { ...rules[rule](), keyPrefix: rule }
  // One process serves a SQLite file, so it can count in memory.
  if (rule === 'report' || rule === 'leads' || !onPostgres()) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: countStore,
    storeType: 'client',
    tableName: 'RateCount',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A client over its limit is rejected from memory, so that a flood doesn't reach the database. A link may
    // be used on another instance than the one that sent it.
    inMemoryBlockOnConsumed: rule === 'link' ? 0 : options.points,
  })
}

const limiters = shared('limiters', () => new Map<Rule, RateLimiterAbstract>())

function limiterOf(rule: Rule): RateLimiterAbstract {
  const limiter = limiters.get(rule) ?? makeLimiter(rule)
  limiters.set(rule, limiter)
  return limiter
}

/**
 * Counts one attempt. Exact, even across instances on Postgres.
 * @param key identifies the client or account; only a keyed hash of it is stored
 * @returns the seconds to wait, or undefined if the attempt may go ahead
 * @throws when the count is in a database that's down
 */
export async function countAttempt(rule: Rule, key: string): Promise<number | undefined> {
  const limiter = limiterOf(rule)
  try {
    await limiter.consume(keyedHash('limit', key))
    return undefined
  } catch (refused) {
    const { msBeforeNext } = refused as { msBeforeNext?: number }
    if (msBeforeNext === undefined) throw refused
    // Kept in memory while the clock was ahead. The database's own count never outlasts its window (counts.ts).
    if (limiter instanceof RateLimiterPostgres && msBeforeNext > limiter.msDuration) {
      limiter.deleteInMemoryBlockedAll()
      return countAttempt(rule, key)
    }
    return Math.max(1, Math.ceil(msBeforeNext / 1000))
  }
}

/** @throws Refusal 429 with this message when the attempt may not go ahead */
export async function assertMayTry(rule: Rule, key: string, message: string): Promise<void> {
  const wait = await countAttempt(rule, key)
  if (wait !== undefined) throw tooManyRequests(message, wait)
}

/** Forgets attempts that came to nothing, so that they don't delay the next one. */
export const forgetAttempts = (rule: Rule, key: string) => limiterOf(rule).delete(keyedHash('limit', key))
