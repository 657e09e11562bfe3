import 'server-only'
import { type Query, sql } from './db'
import { inGroupedWrite } from './grouped-writes'
import { deleteExpiredCounts } from './limits'
import { logProblem } from './log'
import { deleteExpiredLinks } from './mail/links'
import { deleteExpiredEntries } from './owner/audit'
import { deleteExpiredReceipts } from './receipts'
import { deleteOldCounts } from './telemetry/daily-counts'
import { deleteExpiredUploads } from './uploads'

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
