import 'server-only'
import { sql } from '../db'
import { inGroupedWrite } from './grouped-writes'

// In SQL, because this runs at every start, and an idle site does without Prisma, which would add half to its memory.

/** When what has served its purpose ends. */
interface Cutoffs {
  /** Receipts of posts with an idempotency key, and of those without; ms since 1970. */
  readonly keyed: number
  readonly keyless: number
  readonly unclaimedPhotos: Date
  /** Emails with a link, by kind. */
  readonly links: readonly (readonly [kind: string, before: Date])[]
  readonly auditEntries: Date
  /** YYYY-MM-DD */
  readonly dailyCounts: string
}

/**
 * Deletes whatever is from before its cutoff, and whatever has expired by now. Deleting a session also deletes the
 * devices that get push notices while it lasts.
 */
export const deleteOutlived = (before: Cutoffs) =>
  inGroupedWrite(async (query) => {
    const now = new Date()
    await query(sql`
      DELETE FROM "Receipt" WHERE "at" < ${before.keyed} OR ("at" < ${before.keyless} AND "id" NOT LIKE '%:%') RETURNING 1`)
    await query(sql`
      DELETE FROM "Upload" WHERE "leadId" IS NULL AND "createdAt" < ${before.unclaimedPhotos} RETURNING 1`)
    await query(sql`DELETE FROM "RateCount" WHERE "expire" < ${now.getTime()} RETURNING 1`)
    await query(sql`DELETE FROM "verification" WHERE "expiresAt" < ${now} RETURNING 1`)
    for (const [kind, at] of before.links)
      await query(sql`DELETE FROM "OutboxMessage" WHERE "kind" = ${kind} AND "createdAt" < ${at} RETURNING 1`)
    await query(sql`DELETE FROM "session" WHERE "expiresAt" < ${now} RETURNING 1`)
    await query(sql`DELETE FROM "AuditEntry" WHERE "at" < ${before.auditEntries} RETURNING 1`)
    await query(sql`DELETE FROM "DailyCount" WHERE "day" < ${before.dailyCounts} RETURNING 1`)
  })
