import 'server-only'
import { type Query, sql } from './db'
import { keyedHash } from './keyed-hash'

/** How long the same body from the same client without a key counts as the same (contract, Form endpoints). */
const keylessWindowMs = 10 * 60_000
/**
 * How long an idempotency key is known. A phone that's opened after more than a month may still send what waits on it, if
 * its visitor says so: should that have arrived before, it's there twice, which is better than never.
 */
const keyedWindowMs = 30 * 24 * 3_600_000

/** `repeated`: stored before under the same key. `conflict`: the same key came with another body. */
export type Outcome = 'stored' | 'repeated' | 'conflict'

interface Receipt {
  id: string
  bodyHash: string
  /** A receipt older than this no longer counts; epoch in ms. */
  expiredBefore: number
}

/** Only the receipts of a key have a colon in their id. */
const isKeyless = sql`"id" NOT LIKE '%:%'`

/** By which a post is known again: its key, or its client and body. */
export const receiptOf = (
  slug: string,
  { idempotencyKey, client }: { idempotencyKey?: string; client: string },
  bodyHash: string,
): Receipt =>
  idempotencyKey
    ? { id: `${slug}:${idempotencyKey}`, bodyHash, expiredBefore: -1 }
    : { id: `${slug}~${keyedHash('receipt', client, bodyHash)}`, bodyHash, expiredBefore: Date.now() - keylessWindowMs }

/** One statement decides who was first, the same on both databases and across instances. */
export async function takeReceipt(
  query: Query,
  { id, bodyHash, expiredBefore }: Receipt,
  leadId: string,
): Promise<Outcome> {
  const [taken] = await query(sql`
    INSERT INTO "Receipt" ("id", "bodyHash", "leadId", "at") VALUES (${id}, ${bodyHash}, ${leadId}, ${Date.now()})
    ON CONFLICT ("id") DO UPDATE SET "bodyHash" = excluded."bodyHash", "leadId" = excluded."leadId", "at" = excluded."at"
    WHERE "Receipt"."at" < ${expiredBefore}
    RETURNING "id"`)
  if (taken) return 'stored'
  const [known] = await query<{ bodyHash: string }>(sql`SELECT "bodyHash" FROM "Receipt" WHERE "id" = ${id}`)
  return known?.bodyHash === bodyHash ? 'repeated' : 'conflict'
}

/** Has what an address sent without a key count anew, should it come again. */
export async function forgetKeylessReceipts(query: Query, emailKey: string): Promise<void> {
  await query(sql`
    DELETE FROM "Receipt"
    WHERE ${isKeyless} AND "leadId" IN (SELECT "id" FROM "Lead" WHERE "emailKey" = ${emailKey})
    RETURNING "id"`)
}

/** Deletes the receipts that no longer count. */
export async function deleteExpiredReceipts(query: Query): Promise<void> {
  const now = Date.now()
  await query(sql`
    DELETE FROM "Receipt" WHERE "at" < ${now - keyedWindowMs} OR ("at" < ${now - keylessWindowMs} AND ${isKeyless})
    RETURNING "at"`)
}
