import 'server-only'
import { statSync } from 'node:fs'
import type { PoolClient } from 'pg'
import { type Query, type Statement, inTurn, join, patienceMs, postgresPool, raw, retryWhileBusy, sql } from './db'
import { env } from './env'

// What is written for every lead and every mail goes by the driver: prepared statements, and one commit, with its one
// wait for the disk, for everybody who came meanwhile (docs/decisions/grouped-writes.md).

/** Statements that belong together. It may run more than once, so it does nothing else. */
type Work<T> = (query: Query) => Promise<T>

interface Waiting {
  readonly work: Work<unknown>
  readonly locks: readonly string[]
  readonly deadline: number
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** One transaction for a group; nobody else's gets past the same locks until it has ended. Gives what each work gives. */
type Transact = (group: readonly Waiting[]) => Promise<unknown[]>

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
  return async (group) => {
    // The connection would go on writing into a file that has been moved away or deleted. Another gets a new one.
    if (inode() !== opened) {
      writes().transact = undefined
      connection.close()
      throw new Error('the database file is another one now')
    }
    connection.exec('BEGIN IMMEDIATE')
    try {
      const results = []
      for (const { work } of group) results.push(await work(query))
      connection.exec('COMMIT')
      return results
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }
}

/** As Prisma writes them. */
const toPostgres = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** The statements that are asked for in one turn go out as one: each by itself costs us and Postgres a turn. */
function asOneStatement(client: PoolClient): Query {
  interface Asked {
    readonly statement: Statement
    resolve(rows: unknown[]): void
    reject(error: unknown): void
  }
  let asked: Asked[] = []
  const send = async (parts: readonly Asked[]) => {
    if (parts.length === 1) {
      const [{ statement, resolve }] = parts as [Asked]
      return resolve((await client.query(statement.text, statement.values.map(toPostgres))).rows)
    }
    const names = parts.map((_, index) => raw(`"part${index}"`))
    const { text, values } = sql`
      WITH ${join(parts.map(({ statement }, index) => sql`${names[index]} AS (${statement})`))}
      SELECT ${join(names.map((name) => sql`(SELECT json_agg(${name}) FROM ${name})`))}`
    const { rows } = await client.query<unknown[]>({ text, values: values.map(toPostgres), rowMode: 'array' })
    parts.forEach(({ resolve }, index) => resolve((rows[0]![index] as unknown[] | null) ?? []))
  }
  const sendAsked = () => {
    const parts = asked
    asked = []
    send(parts).catch((error: unknown) => parts.forEach(({ reject }) => reject(error)))
  }
  return <Row>(statement: Statement) =>
    new Promise<Row[]>((resolve, reject) => {
      const isFirst = asked.push({ statement, resolve: resolve as Asked['resolve'], reject }) === 1
      if (isFirst) setImmediate(sendAsked)
    })
}

/**
 * Those that share no lock go side by side. A statement sees nothing of what another part of it writes: whoever has a
 * lock that is taken comes after, and whoever has none comes alone.
 */
async function inRounds(group: readonly Waiting[], query: Query): Promise<unknown[]> {
  const rounds: Waiting[][] = []
  for (const one of group.filter(({ locks }) => locks.length)) {
    const last = rounds.findLastIndex((round) =>
      round.some(({ locks }) => locks.some((lock) => one.locks.includes(lock))),
    )
    const round = (rounds[last + 1] ??= [])
    round.push(one)
  }
  rounds.push(...group.filter(({ locks }) => !locks.length).map((one) => [one]))
  const results = new Map<Waiting, unknown>()
  for (const round of rounds) await Promise.all(round.map(async (one) => results.set(one, await one.work(query))))
  return group.map((one) => results.get(one))
}

/** All locks at once and in one order, so that two instances never wait for each other. */
const takeLocks = (client: PoolClient, locks: readonly string[]) => `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(name, 0) AS key
    FROM unnest(ARRAY[${locks.map((lock) => client.escapeLiteral(lock)).join()}]::text[]) AS name ORDER BY key
  ) AS keys`

async function onPostgres(): Promise<Transact> {
  const pool = await postgresPool()
  return async (group) => {
    const client = await pool.connect()
    try {
      // Set here rather than on the connection: PgBouncer and pooled hosts refuse it as a startup parameter.
      const locks = group.flatMap((one) => one.locks)
      await client.query(`BEGIN; SET LOCAL statement_timeout = '20s'; ${takeLocks(client, locks)}`)
      const results = await inRounds(group, asOneStatement(client))
      await client.query('COMMIT')
      client.release()
      return results
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

const transact = (group: readonly Waiting[], deadline: number): Promise<unknown[]> =>
  inTurn(async () => {
    const run = await connected()
    return retryWhileBusy(() => run(group), deadline)
  }, deadline)

/** Bad data or a row that is there already: the fault of one statement, not of the database. */
const isOwnFault = (error: unknown) => /^(22|23)\d|^SQLITE_CONSTRAINT/.test((error as { code?: string }).code ?? '')

async function writeGroup(group: readonly Waiting[]): Promise<void> {
  try {
    const results = await transact(group, Math.min(...group.map(({ deadline }) => deadline)))
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
    await new Promise(setImmediate)
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
 * @param locks names for what is read or counted before it is written: one at a time gets past each. Two that have names,
 * and none in common, go side by side and see nothing of each other's rows.
 */
export function inGroupedWrite<T>(work: Work<T>, ...locks: string[]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const deadline = Date.now() + patienceMs
    writes().waiting.push({ work, locks, deadline, resolve: resolve as Waiting['resolve'], reject })
    void writeWaiting()
  })
}
