import 'server-only'
import { type Query, sql } from '../db'

/** Queues a notice for every device, in the transaction that stores the lead: neither is there without the other. */
export async function queueNotices(query: Query, leadId: string, at: Date): Promise<void> {
  await query(sql`
    INSERT INTO "PushNotice" ("id", "leadId", "subscriptionId", "attempts", "nextAt", "createdAt")
    SELECT ${`${leadId}:`} || "id", ${leadId}, "id", 0, ${at}, ${at} FROM "PushSubscription" RETURNING "id"`)
}
