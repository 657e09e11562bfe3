import 'server-only'
import { type Statement, sql } from '../base/db'
import { onPostgres } from '../base/env'

/**
 * Queues a notice for every device whose session hasn't expired, in the transaction that stores the lead, so that
 * neither exists without the other. On Postgres it waits for a device that's being deleted and leaves it out, because
 * that notice would fail and the lead with it.
 */
export const insertNotices = (leadId: string, at: Date): Statement => sql`
  INSERT INTO "PushNotice" ("id", "leadId", "subscriptionId", "attempts", "nextAt", "createdAt")
  SELECT ${`${leadId}:`} || "id", ${leadId}, "id", 0, ${at}, ${at} FROM "PushSubscription"
  WHERE "sessionId" IN (SELECT "id" FROM "session" WHERE "expiresAt" > ${at})
  ${onPostgres() ? sql`FOR KEY SHARE` : sql``} RETURNING "id"`
