import 'server-only'
import { postgresPool } from './db'
import { type Asked, inBatches } from './in-batches'

/** What rate-limiter-flexible's Postgres store sends for an attempt; times in ms since 1970. */
type Attempt = readonly [key: string, points: number, expire: number, now: number]

interface Statement {
  readonly text: string
  /** Of a key that is to be forgotten, the key alone. */
  readonly values: Attempt | readonly [key: string]
}

interface Counted {
  readonly rows: readonly { readonly points: number; readonly expire: number }[]
}

// In the keys' order, so that two instances never wait for each other. No window lasts longer than one that begins now,
// whatever a clock that was ahead has left behind.
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

/** Answers each as if they had come one after another. */
async function count(batch: readonly Asked<Attempt, Counted>[]): Promise<void> {
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

const countOne = inBatches(count)

/**
 * rate-limiter-flexible's way to Postgres, over our own connections. Attempts that come at the same time are counted by one
 * statement: one for each was a quarter of what a lead costs. No statement has a name, which PgBouncer may not know. None
 * of the store's other methods is called.
 */
export const countStore = {
  query: async ({ text, values }: Statement) =>
    values.length === 1 ? (await postgresPool()).query(text, [...values]) : countOne(values),
}
