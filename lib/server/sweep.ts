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

/** With them go the devices that asked to be told for as long as they lasted. */
const deleteExpiredSessions = (query: Query) =>
  query(sql`DELETE FROM "session" WHERE "expiresAt" < ${new Date()} RETURNING "id"`)

/**
 * Deletes what has served its purpose: photographs nobody claimed, receipts, counts, links, sessions that have run out,
 * the log's old entries, and what was counted of visits over a year ago. Never throws.
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
