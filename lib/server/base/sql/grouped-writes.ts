import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { type Query, lockTimeoutMs, whenUnlocked } from '../db'
import { env } from '../env'
import { forget, memoised, shared } from '../shared'
import { type QueuedItem, createBatcher } from './batcher'
import type { Member, Transact, Work } from './transact'
import { transactOnPostgres } from './transact-postgres'
import { transactOnSqlite } from './transact-sqlite'

// The writes that every lead and email need use the driver directly, with prepared statements. Those that arrive
// together share one commit, so they wait for the disk only once (docs/decisions/grouped-writes.md).

interface Write extends Member {
  readonly deadline: number
}

const maxPerGroup = 64

const write = shared('write', () => createBatcher(writeGroup, { max: maxPerGroup, oneAtATime: true }))

function connected(): Promise<Transact> {
  const { database } = env()
  return memoised('transact', () =>
    database.provider === 'sqlite' ? transactOnSqlite(database.file, () => forget('transact')) : transactOnPostgres(),
  )
}

const transact = (group: readonly Write[], deadline: number): Promise<Map<Member, unknown>> =>
  whenUnlocked(async () => (await connected())(group), deadline)

/** Waits a moment for a lock that another instance holds, while the others carry on. */
async function queueAgain({ item, resolve, reject }: QueuedItem<Write, unknown>): Promise<void> {
  if (item.deadline < Date.now()) return reject(new Error('database is locked: another instance holds the lock'))
  await setTimeout(50 + 50 * Math.random())
  write(item).then(resolve, reject)
}

/** Bad data or a duplicate row, which is one statement's fault and not the database's. */
const isOwnFault = (error: unknown) => /^(22|23)\d|^SQLITE_CONSTRAINT/.test((error as { code?: string }).code ?? '')

async function writeGroup(group: readonly QueuedItem<Write, unknown>[]): Promise<void> {
  const members = group.map(({ item }) => item)
  try {
    const results = await transact(members, Math.min(...members.map(({ deadline }) => deadline)))
    for (const one of group)
      if (results.has(one.item)) one.resolve(results.get(one.item))
      else void queueAgain(one)
  } catch (error) {
    const late = group.filter(({ item }) => item.deadline < Date.now())
    // A write that fails, or has waited too long, doesn't fail the others in its group.
    if (group.length > 1 && isOwnFault(error)) for (const one of group) await writeGroup([one])
    else {
      const refused = late.length ? late : group
      for (const { reject } of refused) reject(error)
      if (refused.length < group.length) await writeGroup(group.filter((one) => !refused.includes(one)))
    }
  }
}

/**
 * Runs `work` in a transaction, which it may share with other work that arrives at the same time. Resolves once that is
 * durably committed. Waits for another process's lock as `inWriteTransaction` does.
 * @param locks names for what is read or counted before it's written. Each is held by one piece of work at a time. Two
 * that have names, but none in common, run side by side and don't see each other's rows.
 */
export const inGroupedWrite = <T>(work: Work<T>, ...locks: string[]): Promise<T> =>
  write({ work, locks, deadline: Date.now() + lockTimeoutMs }) as Promise<T>

/** `inGroupedWrite` for one statement. Frequent polls that usually find nothing use it too, to do without Prisma. */
export const groupedQuery: Query = (statement) => inGroupedWrite((query) => query(statement))
