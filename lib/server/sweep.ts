import 'server-only'
import { inWriteTransaction } from './db'
import { deleteExpiredReceipts } from './leads'
import { deleteExpiredCounts } from './limits'
import { logProblem } from './log'
import { deleteExpiredLinks } from './mail/private-link'
import { deleteExpiredEntries } from './owner/audit'
import { deleteExpiredUploads } from './uploads'

/** Deletes what has served its purpose and is about somebody: photographs nobody claimed, receipts, counts, links, the log's old entries. Never throws. */
export async function sweep(): Promise<void> {
  try {
    await inWriteTransaction(async (tx) => {
      await deleteExpiredReceipts(tx)
      await deleteExpiredUploads(tx)
      await deleteExpiredCounts(tx)
      await deleteExpiredLinks(tx)
      await deleteExpiredEntries(tx)
    })
  } catch (error) {
    logProblem('sweep', error)
  }
}
