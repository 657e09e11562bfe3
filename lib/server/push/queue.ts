import 'server-only'
import { type Statement, sql } from '../db'

/**
 * Queues a notice for every device whose session hasn't run out, in the transaction that stores the lead: neither is
 * there without the other.
 */
export const noticesOf = (leadId: string, at: Date): Statement => sql`
  INSERT INTO "PushNotice" ("id", "leadId", "subscriptionId", "attempts", "nextAt", "createdAt")
  SELECT ${`${leadId}:`} || "id", ${leadId}, "id", 0, ${at}, ${at} FROM "PushSubscription"
  WHERE "sessionId" IN (SELECT "id" FROM "session" WHERE "expiresAt" > ${at}) RETURNING "id"`
