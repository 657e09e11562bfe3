import 'server-only'
import { statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type Query, type Statement, inTurn, patienceMs, postgresPool, retryWhileBusy } from './db'
import { env } from './env'

// What is written for every lead and every mail goes by the driver: prepared statements, and one commit, with its one
// wait for the disk, for everybody who came meanwhile (docs/decisions/grouped-writes.md).

/** Statements that belong together. It may run more than once, so it does nothing else. */
type Work<T> = (query: Query) => Promise<T>

interface Waiting {
  readonly work: Work<unknown>
  readonly lock: string | undefined
  readonly deadline: number
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** A transaction on a connection of its own; nobody else's gets past the same locks until it has ended. */
type Transact = <T>(work: Work<T>, locks: readonly string[]) => Promise<T>

const mostInGroup = 64

const globals = globalThis as typeof globalThis & {
  sunnieWrites?: { waiting: Waiting[]; running: boolean; transact?: Promise<Transact> }
}
const writes = () => (globals.sunnieWrites ??= { waiting: [], running: false })

async function onSqlite(file: string): Promise<Transact> {
  const { default: Database } = await import('libsql')
  // Throws where there is no file: opening would create an empty one.
  const inode = () => statSync(file).ino
  const opened = inode()
  const connection = new Database(file)
  connection.exec('PRAGMA secure_delete=ON')
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>()
  /** As Prisma writes them. */
  const stored = (value: unknown) => (value instanceof Date ? value.toISOString().replace('Z', '+00:00') : value)
  const query = (async ({ sql, values }: Statement) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(values.map(stored))
  }) as Query
  return async (work) => {
    // The connection would go on writing into a file that has been moved away or deleted. Another gets a new one.
    if (inode() !== opened) {
      writes().transact = undefined
      connection.close()
      throw new Error('the database file is another one now')
    }
    connection.exec('BEGIN IMMEDIATE')
    try {
      const result = await work(query)
      connection.exec('COMMIT')
      return result
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }
}

const takeLocks = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest($1::text[]) AS name ORDER BY key
  ) AS keys`

async function onPostgres(): Promise<Transact> {
  const pool = await postgresPool()
  const stored = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  return async (work, locks) => {
    const client = await pool.connect()
    try {
      // Set here rather than on the connection: PgBouncer and pooled hosts refuse it as a startup parameter.
      await client.query(`BEGIN; SET LOCAL statement_timeout = '20s'`)
      // All at once and in one order, so that two instances never wait for each other.
      if (locks.length) await client.query(takeLocks, [locks])
      const result = await work(
        (async ({ text, values }: Statement) =>
          (await client.query(text, values.map(stored))).rows as unknown[]) as Query,
      )
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      // Closed rather than rolled back: nobody knows what state a connection is in that has just failed.
      client.release(true)
      throw error
    }
  }
}

async function connected(): Promise<Transact> {
  const state = writes()
  const { database } = env()
  state.transact ??= database.provider === 'sqlite' ? onSqlite(database.file) : onPostgres()
  try {
    return await state.transact
  } catch (error) {
    // The next lead tries again.
    state.transact = undefined
    throw error
  }
}

const transact = <T>(work: Work<T>, locks: readonly string[], deadline: number): Promise<T> =>
  inTurn(async () => {
    const run = await connected()
    return retryWhileBusy(() => run(work, locks), deadline)
  }, deadline)

/** Bad data or a row that is there already: the fault of one statement, not of the database. */
const isOwnFault = (error: unknown) => /^(22|23)\d|^SQLITE_CONSTRAINT/.test((error as { code?: string }).code ?? '')

async function writeGroup(group: readonly Waiting[]): Promise<void> {
  try {
    const results = await transact(
      async (query) => {
        const done: unknown[] = []
        for (const { work } of group) done.push(await work(query))
        return done
      },
      group.flatMap(({ lock }) => lock ?? []),
      Math.min(...group.map(({ deadline }) => deadline)),
    )
    group.forEach(({ resolve }, index) => resolve(results[index]))
  } catch (error) {
    // One that fails doesn't fail its neighbours.
    if (group.length > 1 && isOwnFault(error)) for (const one of group) await writeGroup([one])
    else group.forEach(({ reject }) => reject(error))
  }
}

/** Lets everybody join who is on the way: a commit on SQLite stops the process while the disk writes. */
async function gather({ waiting }: { waiting: Waiting[] }): Promise<Waiting[]> {
  for (let joined = 0; joined < waiting.length && waiting.length < mostInGroup;) {
    joined = waiting.length
    await setImmediate()
  }
  return waiting.splice(0, mostInGroup)
}

async function writeWaiting(): Promise<void> {
  const state = writes()
  if (state.running) return
  state.running = true
  while (state.waiting.length) await writeGroup(await gather(state))
  state.running = false
}

/**
 * Runs `work` in one transaction, which it may share with others that came at the same time. Resolves once that is
 * durably committed. Waits for another process's lock as `inWriteTransaction` does.
 * @param lock whatever is counted before it is written has a name: one transaction at a time gets past it
 */
export function inGroupedWrite<T>(work: Work<T>, lock?: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const deadline = Date.now() + patienceMs
    writes().waiting.push({ work, lock, deadline, resolve: resolve as Waiting['resolve'], reject })
    void writeWaiting()
  })
}
