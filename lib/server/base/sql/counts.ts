import 'server-only'
import { join, postgresPool, sql } from '../db'
import { type QueuedItem, createBatcher } from './batcher'
import { groupedQuery } from './grouped-writes'

// In SQL, because a statement for each attempt would be a quarter of what a lead costs, and because a site that's only
// looked at does without Prisma.

/** The values rate-limiter-flexible's Postgres store sends for an attempt, with times in ms since 1970. */
type Attempt = readonly [key: string, points: number, expire: number, now: number]

/** What rate-limiter-flexible sends its client. */
interface LimiterStatement {
  readonly text: string
  /** Just the key, to forget it. */
  readonly values: Attempt | readonly [key: string]
}

interface Counted {
  readonly rows: readonly { readonly points: number; readonly expire: number }[]
}

// In key order, so that two instances never deadlock. No window outlasts one that begins now, even if it was stored
// while the clock was ahead.
const countAll = `
  INSERT INTO "RateCount" ("key", "points", "expire")
  SELECT "key", sum("points"), max("expire")
  FROM unnest($1::text[], $2::int[], $3::bigint[]) AS asked ("key", "points", "expire")
  GROUP BY "key" ORDER BY "key"
  ON CONFLICT ("key") DO UPDATE SET
    "points" = excluded."points" + CASE WHEN "RateCount"."expire" <= $4 THEN 0 ELSE "RateCount"."points" END,
    "expire" = CASE WHEN "RateCount"."expire" <= $4 THEN excluded."expire"
      ELSE least("RateCount"."expire", excluded."expire") END
  RETURNING "key", "points", "expire"`

/** Gives each attempt the count it would have had if they'd arrived one after another. */
async function count(batch: readonly QueuedItem<Attempt, Counted>[]): Promise<void> {
  const [keys, points, expires, times] = [0, 1, 2, 3].map((column) => batch.map(({ item }) => item[column]))
  const pool = await postgresPool()
  const values = [keys, points, expires, times!.at(-1)]
  const { rows } = await pool.query<{ key: string; points: number; expire: string }>(countAll, values)
  const counts = new Map(rows.map((row) => [row.key, row]))
  for (const { item, resolve } of batch.toReversed()) {
    const [key, own] = item
    const counted = counts.get(key)!
    resolve({ rows: [{ points: counted.points, expire: Number(counted.expire) }] })
    counted.points -= own
  }
}

const countOne = createBatcher(count)

/**
 * The Postgres client we give rate-limiter-flexible, over our own connections. One statement counts all attempts made
 * at the same time. Statements are unnamed, since PgBouncer may
 * not know a name. It only supports counting and deleting, the two limiter methods we call.
 */
export const countStore = {
  query: async ({ text, values }: LimiterStatement) =>
    values.length === 1 ? (await postgresPool()).query(text, [...values]) : countOne(values),
}

/** Writes a number of our own to the same table: the proxy hops, or the health check's test write. */
export const setCounter = (key: string, points: number, expire: number) =>
  groupedQuery(sql`
    INSERT INTO "RateCount" ("key", "points", "expire") VALUES (${key}, ${points}, ${expire})
    ON CONFLICT ("key") DO UPDATE SET "points" = excluded."points", "expire" = excluded."expire" RETURNING 1`)

/** Adds to the counts of days, by day and name, in this order: always the same, or two instances could deadlock. */
export const addDailyCounts = (counts: readonly (readonly [day: string, name: string, count: number])[]) =>
  groupedQuery(sql`
    INSERT INTO "DailyCount" ("day", "name", "count") VALUES ${join(counts.map((row) => sql`(${join(row)})`))}
    ON CONFLICT ("day", "name") DO UPDATE SET "count" = "DailyCount"."count" + excluded."count" RETURNING 1`)
