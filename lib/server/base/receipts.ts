import 'server-only'
import { type Query, sql } from './db'
import { keyedHash } from './keyed-hash'

/** How long an identical body without a key from the same client counts as a repeat. */
const keylessWindowMs = 10 * 60_000
/**
 * How long we remember an idempotency key. After more than a month, a phone may still send a form it has queued, if the
 * visitor says so. If that had arrived before, it's stored twice, which is better than not at all.
 */
const keyedWindowMs = 30 * 24 * 3_600_000

/** `repeated`: already stored under the same key. `conflict`: the same key came with a different body. */
export type ReceiptOutcome = 'stored' | 'repeated' | 'conflict'

interface Receipt {
  id: string
  bodyHash: string
  /** A receipt older than this no longer counts; epoch in ms. */
  expiredBefore: number
}

/** Only receipts with an idempotency key have a colon in their id. */
const isKeyless = sql`"id" NOT LIKE '%:%'`

/** Identifies a post by its key, or by its client and body. */
export const receiptOf = (
  slug: string,
  { idempotencyKey, client }: { idempotencyKey?: string; client: string },
  bodyHash: string,
): Receipt =>
  idempotencyKey
    ? { id: `${slug}:${idempotencyKey}`, bodyHash, expiredBefore: -1 }
    : { id: `${slug}~${keyedHash('receipt', client, bodyHash)}`, bodyHash, expiredBefore: Date.now() - keylessWindowMs }

/** One statement decides which post was first, the same on both databases and across instances. */
export async function takeReceipt(
  query: Query,
  { id, bodyHash, expiredBefore }: Receipt,
  leadId: string,
): Promise<ReceiptOutcome> {
  const [taken] = await query(sql`
    INSERT INTO "Receipt" ("id", "bodyHash", "leadId", "at") VALUES (${id}, ${bodyHash}, ${leadId}, ${Date.now()})
    ON CONFLICT ("id") DO UPDATE SET "bodyHash" = excluded."bodyHash", "leadId" = excluded."leadId", "at" = excluded."at"
    WHERE "Receipt"."at" < ${expiredBefore}
    RETURNING "id"`)
  if (taken) return 'stored'
  const [known] = await query<{ bodyHash: string }>(sql`SELECT "bodyHash" FROM "Receipt" WHERE "id" = ${id}`)
  return known?.bodyHash === bodyHash ? 'repeated' : 'conflict'
}

/** Makes anything an address sent without a key count as new if it's sent again. */
export async function forgetKeylessReceipts(query: Query, emailKey: string): Promise<void> {
  await query(sql`
    DELETE FROM "Receipt"
    WHERE ${isKeyless} AND "leadId" IN (SELECT "id" FROM "Lead" WHERE "emailKey" = ${emailKey})
    RETURNING "id"`)
}

export async function deleteExpiredReceipts(query: Query): Promise<void> {
  const now = Date.now()
  await query(sql`
    DELETE FROM "Receipt" WHERE "at" < ${now - keyedWindowMs} OR ("at" < ${now - keylessWindowMs} AND ${isKeyless})
    RETURNING "at"`)
}
