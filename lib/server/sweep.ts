import 'server-only'
import { inWriteTransaction } from './db'
import { deleteExpiredReceipts } from './leads'
import { deleteExpiredCounts } from './limits'
import { logProblem } from './log'
import { deleteExpiredSignInLinks } from './mail/sign-in-link'
import { deleteOldCounts } from './telemetry/daily-counts'
import { deleteExpiredUploads } from './uploads'

/** Deletes what has served its purpose: photographs nobody claimed, receipts, counts, sign-in links. Never throws. */
export async function sweep(): Promise<void> {
  try {
    await inWriteTransaction(async (tx) => {
      await deleteExpiredReceipts(tx)
      await deleteExpiredUploads(tx)
      await deleteExpiredCounts(tx)
      await deleteExpiredSignInLinks(tx)
      await deleteOldCounts(tx)
    })
  } catch (error) {
    logProblem('sweep', error)
  }
}
