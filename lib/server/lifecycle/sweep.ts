import 'server-only'
import { daysAfter } from '@/lib/day'
import { today } from '@/lib/local-time'
import { inWriteTransaction } from '../base/db'
import { logProblem } from '../base/log'
import { keylessWindowMs } from '../leads/leads'
import { linkLife, privateKinds } from '../mail/links'
import { expiredUploads } from '../photos/uploads'
import { logDays } from '../signing-in/audit'
import { keptDays } from '../telemetry/daily-counts'

const day = 24 * 3_600_000
/**
 * How long we remember an idempotency key. After more than a month, a phone may still send a form it has queued, if the
 * visitor says so. If that had arrived before, it's stored twice, which is better than not at all.
 */
const keyedWindowMs = 30 * day

/**
 * Deletes what has served its purpose: receipts, unclaimed photos, counts, links and their emails, expired sessions
 * (with the devices that get push notices while they last), old entries of the log, and figures about visits more than
 * a year ago. Never throws.
 */
export async function sweep(): Promise<void> {
  const now = Date.now()
  const ago = (ms: number) => new Date(now - ms)
  try {
    await inWriteTransaction(async (tx) => {
      const isKeyless = { NOT: { id: { contains: ':' } } }
      await tx.receipt.deleteMany({
        where: { OR: [{ at: { lt: now - keyedWindowMs } }, { ...isKeyless, at: { lt: now - keylessWindowMs } }] },
      })
      await tx.upload.deleteMany({ where: expiredUploads() })
      await tx.rateCount.deleteMany({ where: { expire: { lt: now } } })
      await tx.verification.deleteMany({ where: { expiresAt: { lt: ago(0) } } })
      for (const kind of privateKinds)
        await tx.outboxMessage.deleteMany({ where: { kind, createdAt: { lt: ago(linkLife[kind] * 1000) } } })
      await tx.session.deleteMany({ where: { expiresAt: { lt: ago(0) } } })
      await tx.auditEntry.deleteMany({ where: { at: { lt: ago(logDays * day) } } })
      await tx.dailyCount.deleteMany({ where: { day: { lt: daysAfter(today(), -keptDays) } } })
    })
  } catch (error) {
    logProblem('sweep', error)
  }
}
