import 'server-only'
import type { Lead, LeadSearch, OutboxMessage, Subscriber } from '@/generated/sqlite/client'
import { type Query, type Statement, join, raw, sql } from '../db'
import { onPostgres } from '../env'

// What a lead's transaction is made of. In SQL, because Prisma's would take three times as long for a lead, and one
// statement has to decide which of two requests was first (docs/decisions/grouped-writes.md).

interface Tables {
  Lead: Lead
  LeadSearch: LeadSearch
  OutboxMessage: OutboxMessage
}

const columns = (names: readonly string[]) => raw(names.map((name) => `"${name}"`).join())

/** Adds rows that all have the same columns. */
export function insert<Table extends keyof Tables>(table: Table, ...rows: Partial<Tables[Table]>[]): Statement {
  const values = rows.map((row) => sql`(${join(Object.values(row))})`)
  return sql`INSERT INTO ${columns([table])} (${columns(Object.keys(rows[0]!))}) VALUES ${join(values)} RETURNING 1`
}

/** `repeated`: already stored under the same key. `conflict`: the same key came with a different body. */
export type ReceiptOutcome = 'stored' | 'repeated' | 'conflict'

export interface Receipt {
  readonly id: string
  readonly bodyHash: string
  /** A receipt older than this no longer counts; epoch in ms. */
  readonly expiredBefore: number
}

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

type Place = Pick<Subscriber, 'id' | 'token'>

/**
 * Puts an address on a list, or back on it, unless it left after it agreed: releasing a held lead days later doesn't
 * put anybody back. Someone who left while the clock was ahead can join again.
 */
export async function takePlace(
  query: Query,
  row: Omit<Subscriber, 'unsubscribedAt' | 'leftBy'>,
): Promise<Place & { isNew: boolean }> {
  const [joined] = await query<Place>(sql`
    INSERT INTO "Subscriber" (${columns(Object.keys(row))}) VALUES (${join(Object.values(row))})
    ON CONFLICT ("list", "emailKey") DO UPDATE SET "unsubscribedAt" = NULL, "leftBy" = NULL, "email" = excluded."email",
      "firstName" = excluded."firstName", "source" = excluded."source", "consent" = excluded."consent",
      "consentAt" = excluded."consentAt"
    WHERE "Subscriber"."unsubscribedAt" <= excluded."consentAt" OR "Subscriber"."unsubscribedAt" > ${new Date()}
    RETURNING "id", "token"`)
  if (joined) return { ...joined, isNew: true }
  const [known] = await query<Place>(
    sql`SELECT "id", "token" FROM "Subscriber" WHERE "list" = ${row.list} AND "emailKey" = ${row.emailKey}`,
  )
  return { ...known!, isNew: false }
}

/**
 * Queues people whose places on these lists Resend must be told about (mail/segments.ts), in the transaction that
 * changes them: after a change, but before a delete.
 * @param emailKeys the people; everyone if omitted
 */
export async function insertSyncs(query: Query, lists: readonly string[], emailKeys?: readonly string[]) {
  if (lists.length === 0) return
  await query(sql`
    INSERT INTO "ListSync" ("emailKey")
    SELECT "emailKey" FROM "Subscriber"
    WHERE "list" IN (${join(lists)}) ${emailKeys ? sql`AND "emailKey" IN (${join(emailKeys)})` : sql``}
    GROUP BY "emailKey"
    ON CONFLICT ("emailKey") DO UPDATE SET "revision" = "ListSync"."revision" + 1
    RETURNING 1`)
}

/** How many emails an address has been sent since two points in time. */
export async function countMails(query: Query, recipientKey: string, hourAgo: Date, dayAgo: Date) {
  const [mails] = await query<{ hour: number | string; day: number | string }>(sql`
    SELECT count(CASE WHEN "createdAt" > ${hourAgo} THEN 1 END) AS "hour", count(*) AS "day"
    FROM "OutboxMessage" WHERE "recipientKey" = ${recipientKey} AND "createdAt" > ${dayAgo}`)
  return { hour: Number(mails!.hour), day: Number(mails!.day) }
}

/** A setting's JSON text. */
export async function findSetting(query: Query, key: string): Promise<string | undefined> {
  const [row] = await query<{ value: string }>(sql`SELECT "value" FROM "Setting" WHERE "key" = ${key}`)
  return row?.value
}

/** Writes a setting. Returns whether it had another value before, or none. */
export async function changeSetting(query: Query, key: string, value: string): Promise<boolean> {
  const [changed] = await query(sql`
    INSERT INTO "Setting" ("key", "value") VALUES (${key}, ${value})
    ON CONFLICT ("key") DO UPDATE SET "value" = excluded."value" WHERE "Setting"."value" <> excluded."value"
    RETURNING 1`)
  return changed !== undefined
}

/**
 * Queues a notice for every device whose session hasn't expired. On Postgres it waits for a device that's being deleted
 * and leaves it out, because that notice would fail and the lead with it.
 */
export const insertNotices = (leadId: string, at: Date): Statement => sql`
  INSERT INTO "PushNotice" ("id", "leadId", "subscriptionId", "attempts", "nextAt", "createdAt")
  SELECT ${`${leadId}:`} || "id", ${leadId}, "id", 0, ${at}, ${at} FROM "PushSubscription"
  WHERE "sessionId" IN (SELECT "id" FROM "session" WHERE "expiresAt" > ${at})
  ${onPostgres() ? sql`FOR KEY SHARE` : sql``} RETURNING 1`

/** Assigns photos to a lead. Ignores unknown ones and those of another lead. */
export const claimUploads = (ids: readonly string[], leadId: string): Statement => sql`
  UPDATE "Upload" SET "leadId" = ${leadId}, "clientKey" = NULL
  WHERE "id" IN (${join(ids)}) AND "leadId" IS NULL RETURNING 1`

/** Releases a held lead, unless its state or its address has changed since it was read. */
export async function releaseLead(
  query: Query,
  { id, state, emailKey }: Lead,
  to: Pick<Lead, 'state' | 'answeredAt' | 'wonAt'>,
): Promise<boolean> {
  const [changed] = await query(sql`
    UPDATE "Lead" SET "state" = ${to.state}, "answeredAt" = ${to.answeredAt}, "wonAt" = ${to.wonAt},
      "updatedAt" = ${new Date()}
    WHERE "id" = ${id} AND "state" = ${state} AND "emailKey" IS NOT DISTINCT FROM ${emailKey} RETURNING 1`)
  return changed !== undefined
}
