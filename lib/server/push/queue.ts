import 'server-only'
import { type Statement, empty, sql } from '../db'
import { env } from '../env'

/**
 * Queues a notice for every device whose session hasn't run out, in the transaction that stores the lead: neither is
 * there without the other. On Postgres a device that is just being taken off is waited for and left out: its notice would
 * fail, and the lead with it.
 */
export const noticesOf = (leadId: string, at: Date): Statement => sql`
  INSERT INTO "PushNotice" ("id", "leadId", "subscriptionId", "attempts", "nextAt", "createdAt")
  SELECT ${`${leadId}:`} || "id", ${leadId}, "id", 0, ${at}, ${at} FROM "PushSubscription"
  WHERE "sessionId" IN (SELECT "id" FROM "session" WHERE "expiresAt" > ${at})
  ${env().database.provider === 'postgresql' ? sql`FOR KEY SHARE` : empty} RETURNING "id"`
