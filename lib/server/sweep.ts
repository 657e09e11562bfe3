import 'server-only'
import { inGroupedWrite } from './grouped-writes'
import { deleteExpiredReceipts } from './leads'
import { deleteExpiredCounts } from './limits'
import { logProblem } from './log'
import { deleteExpiredLinks } from './mail/links'
import { deleteExpiredEntries } from './owner/audit'
import { deleteOldCounts } from './telemetry/daily-counts'
import { deleteExpiredUploads } from './uploads'

/**
 * Deletes what has served its purpose: photographs nobody claimed, receipts, counts, links, the log's old entries, and
 * what was counted of visits three months ago. Never throws.
 */
export async function sweep(): Promise<void> {
  try {
    await inGroupedWrite(async (query) => {
      await deleteExpiredReceipts(query)
      await deleteExpiredUploads(query)
      await deleteExpiredCounts(query)
      await deleteExpiredLinks(query)
      await deleteExpiredEntries(query)
      await deleteOldCounts(query)
    })
  } catch (error) {
    logProblem('sweep', error)
  }
}
