import 'server-only'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { countStore } from './count-store'
import { type Query, sql } from './db'
import { env } from './env'
import { byDriver } from './grouped-writes'
import { keyedHash } from './keyed-hash'
import { tooOften } from './refusal'

const minute = 60
const quarterHour = 15 * minute

/** How often in how many seconds. */
const rules = {
  /** Forms and photographs, by client (contract, `RATE_LIMIT_PER_MINUTE`). */
  post: () => ({ points: env().rateLimitPerMinute, duration: minute }),
  /** Photographs in a day, by client: those that forms have taken stay, and would fill the disk. */
  photos: () => ({ points: 10 * env().rateLimitPerMinute, duration: 24 * 60 * minute }),
  /** Whatever else changes something, by client: a mail provider's one-click posts come from few addresses. */
  change: () => ({ points: 30 * env().rateLimitPerMinute, duration: minute }),
  /** Telemetry reports, by client: in memory, since nothing hangs on it and every visit would write. */
  report: () => ({ points: 6 * env().rateLimitPerMinute, duration: minute }),
  /** Password guesses, by client. */
  signIn: () => ({ points: 10, duration: quarterHour }),
  /** Password guesses, by account: a thousand clients together get no more. */
  account: () => ({ points: 10, duration: quarterHour }),
  /** Sign-in links, by account. */
  link: () => ({ points: 1, duration: 20 * minute }),
} as const

type Rule = keyof typeof rules

function makeLimiter(rule: Rule): RateLimiterAbstract {
  const options = { ...rules[rule](), keyPrefix: rule }
  // One process serves a SQLite file, so it can count in memory.
  if (rule === 'report' || env().database.provider === 'sqlite') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: countStore,
    storeType: 'client',
    tableName: 'RateCount',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A client that has used up its share is refused from memory: no flood of refusals reaches the database.
    inMemoryBlockOnConsumed: options.points,
  })
}

// On globalThis, so that every route counts in the same place whatever bundle it was built into.
const globals = globalThis as typeof globalThis & { sunnieLimiters?: Map<Rule, RateLimiterAbstract> }

function limiterOf(rule: Rule): RateLimiterAbstract {
  const limiters = (globals.sunnieLimiters ??= new Map<Rule, RateLimiterAbstract>())
  const limiter = limiters.get(rule) ?? makeLimiter(rule)
  limiters.set(rule, limiter)
  return limiter
}

/**
 * Counts one attempt. Exact, also across instances on Postgres.
 * @param key whom the rule counts; only a keyed hash of it is stored
 * @returns the seconds to wait, or undefined if the attempt may go ahead
 * @throws when the count is in a database that's down
 */
export async function countAttempt(rule: Rule, key: string): Promise<number | undefined> {
  try {
    await limiterOf(rule).consume(keyedHash('limit', key))
    return undefined
  } catch (refused) {
    const { msBeforeNext } = refused as { msBeforeNext?: number }
    if (msBeforeNext === undefined) throw refused
    return Math.max(1, Math.ceil(msBeforeNext / 1000))
  }
}

/** @throws Refusal 429 in these words when the attempt may not go ahead */
export async function assertMayTry(rule: Rule, key: string, message: string): Promise<void> {
  const wait = await countAttempt(rule, key)
  if (wait !== undefined) throw tooOften(message, wait)
}

/** Forgets what was counted: it came to nothing, and doesn't hold up the next. */
export const forgetAttempts = (rule: Rule, key: string) => limiterOf(rule).delete(keyedHash('limit', key))

/** Writes a count of our own into the same table: a proxy's hops, health's proof that something can be written. */
export const noteCount = (key: string, points: number, expire: number) =>
  byDriver(sql`
    INSERT INTO "RateCount" ("key", "points", "expire") VALUES (${key}, ${points}, ${expire})
    ON CONFLICT ("key") DO UPDATE SET "points" = excluded."points", "expire" = excluded."expire" RETURNING "key"`)

/** Deletes the counts whose time is over. */
export const deleteExpiredCounts = (query: Query) =>
  query(sql`DELETE FROM "RateCount" WHERE "expire" < ${Date.now()} RETURNING "expire"`)
