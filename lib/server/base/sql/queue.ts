import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { type Statement, join, raw, skipLocked, sql } from '../db'
import { logProblem } from '../log'
import { shared } from '../shared'
import { groupedQuery } from './grouped-writes'

// The queues: emails, push notices, and people to tell Resend about, each a table whose rows are work. In SQL, because
// one statement has to decide which process gets a row, and because an idle site that looks for work every few seconds
// without Prisma does with a tenth less memory.

const hour = 3_600_000
/** Longer than any request made under a lease may take, because its holder may still be waiting for the response. */
const leaseMs = 25_000
/** The longest that a row is put off. */
const longestMs = hour

/** A table whose rows are work that's due at `nextAt`. */
export interface Queue<Time extends Date | number = Date | number> {
  readonly table: string
  readonly key: string
  /** The column that counts tries. Only the process that last raised it holds the row. */
  readonly tries: string
  /** The column with the end of a claim, after which the row is due again. */
  readonly lease: string
  /** How the table stores a time in ms since 1970. */
  readonly time: (ms: number) => Time
}

/** A row's values in the columns `key` and `tries`. */
export interface Ticket {
  readonly key: string
  readonly tries: number
}

const column = (name: string) => raw(`"${name}"`)

/**
 * Whether a time is further off than any we set, because it was set while the clock was ahead.
 * @param longest the longest time for which anything is put off, in ms
 */
export const isAstray = ({ time }: Queue, name: string, longest = longestMs): Statement =>
  sql`${column(name)} > ${time(Date.now() + 1.2 * longest)}`

/** Whether a time has come, or is astray. */
export const isPast = (queue: Queue, name: string, longest?: number): Statement =>
  sql`(${column(name)} <= ${queue.time(Date.now())} OR ${isAstray(queue, name, longest)})`

/**
 * Finds rows to claim, those of the first condition first. On Postgres it passes over rows that another instance has
 * locked, because waiting for one that has frozen would hold up our leads as well.
 */
export function findDue({ table, key, tries }: Queue, limit: number, ...conditions: Statement[]): Promise<Ticket[]> {
  const parts = conditions.map(
    (condition, index) => sql`
      SELECT * FROM (SELECT ${column(key)} AS "key", ${column(tries)} AS "tries" FROM ${column(table)}
        WHERE ${condition} ORDER BY "nextAt" LIMIT ${limit} ${skipLocked()}) AS ${column(`part${index}`)}`,
  )
  return groupedQuery<Ticket>(sql`${join(parts, ' UNION ALL ')} LIMIT ${limit}`)
}

/**
 * Changes a row, unless another process has claimed it since.
 * @returns false if nothing was changed
 */
export async function change(
  { table, key, tries }: Queue,
  ticket: Ticket,
  set: Readonly<Record<string, unknown>>,
  condition = sql`1 = 1`,
): Promise<boolean> {
  const columns = Object.entries(set).map(([name, value]) => sql`${column(name)} = ${value}`)
  const [changed] = await groupedQuery(sql`
    UPDATE ${column(table)} SET ${join(columns)}
    WHERE ${column(key)} = ${ticket.key} AND ${column(tries)} = ${ticket.tries} AND ${condition} RETURNING 1`)
  return changed !== undefined
}

/** Claims a row for one try, so that no other process takes it until the lease is over. Undefined if one has. */
export async function claim(
  queue: Queue,
  { key, tries }: Ticket,
  set: Readonly<Record<string, unknown>> = {},
  condition = sql`1 = 1`,
): Promise<Ticket | undefined> {
  const claimed = { key, tries: tries + 1 }
  const lease = { [queue.tries]: claimed.tries, [queue.lease]: queue.time(Date.now() + leaseMs) }
  const unlocked = sql`
    ${column(queue.key)} = (
      SELECT ${column(queue.key)} FROM ${column(queue.table)} WHERE ${column(queue.key)} = ${key} ${skipLocked()})`
  const isMine = await change(queue, { key, tries }, { ...set, ...lease }, sql`${condition} AND ${unlocked}`)
  return isMine ? claimed : undefined
}

/** Removes a row whose work is done, unless something has changed or claimed it since. */
export const done = ({ table, key, tries }: Queue, ticket: Ticket) =>
  groupedQuery(sql`
    DELETE FROM ${column(table)} WHERE ${column(key)} = ${ticket.key} AND ${column(tries)} = ${ticket.tries} RETURNING 1`)

/**
 * When to try again: after 2 s, 4 s, 8 s … up to half an hour, with jitter so that instances don't retry in step.
 * @param askedMs how long the other side asks us to wait
 */
export function nextTry<Time extends Date | number>({ time }: Queue<Time>, { tries }: Ticket, askedMs = 0): Time {
  const wait = Math.min(2_000 * 2 ** (tries - 1), hour / 2) * (0.9 + Math.random() * 0.2)
  return time(Math.round(Date.now() + Math.min(Math.max(wait, askedMs), longestMs)))
}

/** The pause between runs, so that calls in quick succession share one. */
const pauseMs = 100

const runs = shared('runs', () => new Map<string, { again: boolean }>())

/**
 * Runs `work`, or if it's already running in this process, has it run again a moment later. The call that started it
 * waits for that too. Other calls return at once: if they waited, a steady stream of requests would pile up in memory.
 * Failures are logged. Never throws.
 * @param name identifies the work, in the log too
 * @returns whether this call did the work
 */
export async function runCoalesced(name: string, work: () => Promise<void>): Promise<boolean> {
  const running = runs.get(name)
  if (running) {
    running.again = true
    return false
  }
  const run = { again: false }
  runs.set(name, run)
  do {
    if (run.again) await setTimeout(pauseMs)
    run.again = false
    await work().catch((error: unknown) => logProblem(name, error))
  } while (run.again)
  runs.delete(name)
  return true
}

/** For a caller that has to know the work is done: retries until no other call is doing it. */
export async function runToCompletion(coalescedWork: () => Promise<boolean>): Promise<void> {
  while (!(await coalescedWork())) await setTimeout(pauseMs)
}
