import 'server-only'
import { type Query, sql } from '../base/db'
import { inGroupedWrite } from '../base/grouped-writes'
import { logProblem } from '../base/log'
import { deleteExpiredReceipts } from '../base/receipts'
import { deleteExpiredLinks } from '../mail/links'
import { deleteExpiredUploads } from '../photos/uploads'
import { deleteExpiredCounts } from '../requests/limits'
import { deleteExpiredEntries } from '../signing-in/audit'
import { deleteOldCounts } from '../telemetry/daily-counts'

/** Deleting a session also deletes the devices that get push notices while it lasts. */
const deleteExpiredSessions = (query: Query) =>
  query(sql`DELETE FROM "session" WHERE "expiresAt" < ${new Date()} RETURNING "id"`)

/**
 * Deletes what has served its purpose: unclaimed photos, receipts, counts, links, expired sessions, old entries of the
 * log, and figures about visits more than a year ago. Never throws.
 */
export async function sweep(): Promise<void> {
  try {
    await inGroupedWrite(async (query) => {
      await deleteExpiredReceipts(query)
      await deleteExpiredUploads(query)
      await deleteExpiredCounts(query)
      await deleteExpiredLinks(query)
      await deleteExpiredSessions(query)
      await deleteExpiredEntries(query)
      await deleteOldCounts(query)
    })
  } catch (error) {
    logProblem('sweep', error)
  }
}
