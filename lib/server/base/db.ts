import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Pool } from 'pg'
import { type Sql, join, raw, sqltag } from '@prisma/client/runtime/client'
import type { PrismaClient as SqliteClient } from '@/generated/sqlite/client'
import { env, onPostgres } from './env'
import { memoised, shared } from './shared'

/** A statement with its values, the same for both databases. */
export type Statement = Sql
export { join, raw, sqltag as sql }

type Db = SqliteClient
export type Transaction = Parameters<Parameters<Db['$transaction']>[0]>[0]

/** This process's connections to Postgres, for Prisma and for the few statements that use the driver directly. */
export const postgresPool = (): Promise<Pool> =>
  memoised('pool', async () => {
    const { default: pg } = await import('pg')
    const { url } = env().database as { url: string }
    // tools/restore.mjs can tell by this name that the site is running. Settings in the URL would override ours.
    const address = new URL(url)
    for (const ours of ['application_name', 'query_timeout']) address.searchParams.delete(ours)
    const limits = { connectionTimeoutMillis: 4_000, query_timeout: 10_000, max: 10 }
    const pool = new pg.Pool({ application_name: 'sunnie', connectionString: address.href, ...limits })
    // A connection that breaks while idle is replaced by the next query; one in use fails its query. Without these
    // listeners, either would be an uncaught exception.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  })

// The SQLite client's types are the smaller of the two (no `mode: 'insensitive'`, no scalar lists), so code
// that compiles against them runs on both.
async function connect(): Promise<Db> {
  const { database } = env()
  if (database.provider === 'postgresql') {
    const [{ PrismaClient }, { PrismaPg }] = await Promise.all([
      import('@/generated/postgresql/client'),
      import('@prisma/adapter-pg'),
    ])
    return new PrismaClient({ adapter: new PrismaPg(await postgresPool()) }) as unknown as Db
  }
  const [{ PrismaClient }, { OverwritingLibSql }] = await Promise.all([
    import('@/generated/sqlite/client'),
    import('./sqlite-adapter'),
  ])
  // libsql opens every connection with foreign keys on and full synchronisation; WAL was set when the file was created.
  // Waiting for a lock would block the event loop, and every page with it, so the timeout is 0 and we retry instead.
  // As a file URL, because `%`, `#` and `?` in a folder's name have to be escaped.
  const url = pathToFileURL(database.file!).href
  return new PrismaClient({ adapter: new OverwritingLibSql({ url, timeout: 0 }) })
}

/** This process's one database client. */
export const db = (): Promise<Db> => memoised('db', connect)

const busy = /P1008|P2024|P2028|P2034|SQLITE_BUSY|database is locked|deadlock|could not serialize/i

/** How long a write waits for a lock before we ask the visitor to try again. */
export const lockTimeoutMs = 8_000

/** Retries `work` while someone else holds the lock, without blocking anything else. */
async function retryWhileBusy<T>(work: () => Promise<T>, deadline = Date.now() + lockTimeoutMs): Promise<T> {
  for (let wait = 5; ; wait = Math.min(wait * 1.5, 100)) {
    try {
      return await work()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (Date.now() > deadline || !busy.test(`${code} ${String(error)}`)) throw error
      await setTimeout(wait * (0.5 + Math.random()))
    }
  }
}

const queue: { last: Promise<unknown> } = shared('writes', () => ({ last: Promise.resolve() }))

/**
 * Runs a write as soon as nobody holds the lock. SQLite runs one at a time, so ours queue here instead of competing for
 * the lock.
 */
export function whenUnlocked<T>(work: () => Promise<T>, deadline = Date.now() + lockTimeoutMs): Promise<T> {
  if (onPostgres()) return retryWhileBusy(work, deadline)
  const mine = queue.last.then(() => {
    if (Date.now() > deadline) throw new Error('database is locked: timed out in the queue')
    return retryWhileBusy(work, deadline)
  })
  queue.last = mine.catch(() => undefined)
  return mine
}

/**
 * The first statement of every transaction on Postgres. The second limit frees the rows of an instance that has frozen,
 * or whose host is gone. Not set on the connection, because PgBouncer and pooled hosts refuse them as startup
 * parameters.
 */
export const transactionLimits = `
  SELECT set_config('statement_timeout', '20s', true), set_config('idle_in_transaction_session_timeout', '20s', true)`

/**
 * Runs `work` in one transaction, retrying while another process holds the lock. `work` must write before it reads: on
 * SQLite a transaction that starts with a read can't become a writer once another has written.
 */
export async function inWriteTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db()
  const transaction = async (tx: Transaction) => {
    if (onPostgres()) await tx.$executeRaw(raw(transactionLimits))
    return work(tx)
  }
  return whenUnlocked(() => client.$transaction(transaction, { maxWait: 5_000, timeout: 10_000 }))
}

/** The client for a library that does its own single-statement writes. Each is retried while the lock is held. */
export const retryingDb = async () =>
  (await db()).$extends({ query: { $allOperations: ({ args, query }) => retryWhileBusy(() => query(args)) } })

/** Sends one statement in the current transaction, and returns its rows. */
export type Query = <Row = unknown>(statement: Statement) => Promise<Row[]>

/** Sends independent statements in one tick, so that they can be batched. Where they aren't, they run in order. */
export const queryAll = (query: Query, statements: readonly Statement[]) =>
  Promise.all(statements.map((statement) => query(statement)))

/** A `Query` in one of Prisma's transactions. */
export const queryIn =
  (tx: Transaction): Query =>
  (statement) =>
    tx.$queryRaw(statement)

/** Locks a name until the transaction ends. A no-op on SQLite, where only one transaction writes at a time anyway. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  if (onPostgres()) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

/**
 * Ends a query for a queue's rows that are to be claimed. It passes over those that another instance has locked,
 * because waiting for one that has frozen would hold up our leads as well. On SQLite only one transaction writes at a
 * time.
 */
export const skipLocked = () => raw(onPostgres() ? 'FOR UPDATE SKIP LOCKED' : '')

/**
 * Removes every trace of deleted rows from the SQLite file and its log. They were overwritten when they were deleted,
 * but SQLite leaves copies of rows behind when it rearranges its pages, so this rewrites the file: 10 ms a megabyte,
 * during which nothing else runs. Safe to repeat after a failure.
 */
export async function vacuumDatabase(): Promise<void> {
  if (onPostgres()) return
  const client = await db()
  await whenUnlocked(() => client.$executeRaw`VACUUM`)
  await whenUnlocked(async () => {
    const [row] = await client.$queryRaw<{ busy: number | bigint }[]>`PRAGMA wal_checkpoint(TRUNCATE)`
    if (Number(row!.busy)) throw new Error('database is locked: something is reading its log')
  })
}
