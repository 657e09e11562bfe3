import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { daysAfter } from '../../day'
import { localDay } from '../../local-time'
import { periods } from '../../owner/business'
import { type Query, join, sql } from '../db'
import { byDriver } from '../grouped-writes'

/** What is counted meanwhile is written together. */
const writeEveryMs = 10_000
/** For the longest of the owner's periods, which begins with a Monday. */
const keptDays = 7 * (Math.max(...periods) + 1)
/** Different errors a day: one broken release has a few, somebody who makes them up has as many as they like. */
const mostErrors = 100

interface Counts {
  /** By day and name. */
  readonly waiting: Map<string, number>
  /** The errors that have a row of their own. */
  readonly errors: Set<string>
  readonly stopping: AbortController
  isWriting?: boolean
}

// On globalThis: the endpoints that count are built into different bundles.
const globals = globalThis as typeof globalThis & { sunnieCounts?: Counts }
const state = (): Counts =>
  (globals.sunnieCounts ??= { waiting: new Map(), errors: new Set(), stopping: new AbortController() })

/** Counts something that has just happened, in memory: `writeCounts` stores it. */
export function countDaily(name: string): void {
  const { waiting, errors } = state()
  const day = localDay(new Date())
  let key = `${day} ${name}`
  if (name.startsWith('error:')) {
    for (const other of errors) if (!other.startsWith(day)) errors.delete(other)
    if (errors.size < mostErrors) errors.add(key)
    if (!errors.has(key)) key = `${day} error:others`
  }
  waiting.set(key, (waiting.get(key) ?? 0) + 1)
}

/** Stores what waits. What can't be stored now waits on: nothing else hangs on it, so nobody is told. */
async function write(): Promise<void> {
  const { waiting } = state()
  // In one order, so that two instances never wait for each other's rows.
  const counted = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1))
  if (!counted.length) return
  waiting.clear()
  const rows = counted.map(([key, count]) => sql`(${key.slice(0, 10)}, ${key.slice(11)}, ${count})`)
  try {
    await byDriver(sql`
      INSERT INTO "DailyCount" ("day", "name", "count") VALUES ${join(rows)}
      ON CONFLICT ("day", "name") DO UPDATE SET "count" = "DailyCount"."count" + excluded."count" RETURNING "day"`)
  } catch {
    for (const [key, count] of counted) waiting.set(key, (waiting.get(key) ?? 0) + count)
  }
}

/**
 * For Next's `after`, which a shutdown waits for: what is counted is stored within seconds, at once when the process is
 * stopping. However many call it, they are one write, and the first waits for all: each that waited would keep all of its
 * request in memory meanwhile.
 */
export async function writeCounts(): Promise<void> {
  const counts = state()
  if (counts.isWriting) return
  counts.isWriting = true
  await setTimeout(writeEveryMs, undefined, { signal: counts.stopping.signal }).catch(() => undefined)
  counts.isWriting = false
  await write()
}

/** From here on nothing waits to be counted with others. */
export const writeCountsAtOnce = () => state().stopping.abort()

/** Deletes the days that nobody looks at any more. */
export const deleteOldCounts = (query: Query) =>
  query(sql`DELETE FROM "DailyCount" WHERE "day" < ${daysAfter(localDay(new Date()), -keptDays)} RETURNING "day"`)
