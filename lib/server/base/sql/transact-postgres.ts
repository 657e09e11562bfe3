import 'server-only'
import type { PoolClient, QueryResult } from 'pg'
import { type Query, type Statement, join, postgresPool, raw, sql, transactionLimits } from '../db'
import { type QueuedItem, createBatcher } from './batcher'
import type { Member, Transact } from './transact'

/** A parameter in the form Prisma writes it. */
const toPostgres = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** Batches the statements issued in one tick, because each round trip costs us and Postgres time. */
const asOneStatement = (client: PoolClient) =>
  createBatcher<Statement, unknown[]>(async (batch) => {
    if (batch.length === 1) {
      const [{ item, resolve }] = batch as [QueuedItem<Statement, unknown[]>]
      return resolve((await client.query(item.text, item.values.map(toPostgres))).rows)
    }
    const names = batch.map((_, index) => raw(`"part${index}"`))
    const { text, values } = sql`
      WITH ${join(batch.map(({ item }, index) => sql`${names[index]} AS (${item})`))}
      SELECT ${join(names.map((name) => sql`(SELECT json_agg(${name}) FROM ${name})`))}`
    const { rows } = await client.query<unknown[]>({ text, values: values.map(toPostgres), rowMode: 'array' })
    batch.forEach(({ resolve }, index) => resolve((rows[0]![index] as unknown[] | null) ?? []))
  }) as Query

/**
 * Runs work that shares no lock side by side. The parts of one statement don't see each other's writes, so work whose
 * lock is taken goes in a later round, and work without a lock gets a round to itself.
 */
async function inRounds(group: readonly Member[], query: Query): Promise<Map<Member, unknown>> {
  const rounds: Member[][] = []
  for (const one of group.filter(({ locks }) => locks.length)) {
    const last = rounds.findLastIndex((round) =>
      round.some(({ locks }) => locks.some((lock) => one.locks.includes(lock))),
    )
    const round = (rounds[last + 1] ??= [])
    round.push(one)
  }
  rounds.push(...group.filter(({ locks }) => !locks.length).map((one) => [one]))
  const results = new Map<Member, unknown>()
  for (const round of rounds) await Promise.all(round.map(async (one) => results.set(one, await one.work(query))))
  return results
}

/** Takes the locks that nobody else holds, without waiting for the others, and returns their names. */
const takeLocks = (client: PoolClient, locks: readonly string[]) => `
  SELECT name FROM unnest(ARRAY[${locks.map((lock) => client.escapeLiteral(lock)).join()}]::text[]) AS name
  WHERE pg_try_advisory_xact_lock(hashtextextended(name, 0))`

/**
 * Uses a connection from the pool. Work that shares no lock runs side by side. Work whose lock another instance holds
 * is left for later: waiting for one that has frozen would hold up everyone else's leads as well.
 */
export async function transactOnPostgres(): Promise<Transact> {
  const pool = await postgresPool()
  return async (group) => {
    const client = await pool.connect()
    try {
      const wanted = group.flatMap(({ locks }) => locks)
      const answers = await client.query(`BEGIN; ${transactionLimits}; ${takeLocks(client, wanted)}`)
      const { rows } = (answers as unknown as QueryResult<{ name: string }>[]).at(-1)!
      const taken = new Set(rows.map(({ name }) => name))
      const free = group.filter(({ locks }) => locks.every((lock) => taken.has(lock)))
      const results = await inRounds(free, asOneStatement(client))
      await client.query('COMMIT')
      client.release()
      return results
    } catch (error) {
      // Close the connection instead of rolling back, because we can't tell what state it's in.
      client.release(true)
      throw error
    }
  }
}
