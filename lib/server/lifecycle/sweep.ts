import 'server-only'
import { daysAfter } from '@/lib/day'
import { today } from '@/lib/local-time'
import { unclaimedMs } from '@/lib/photos'
import { logProblem } from '../base/log'
import { deleteOutlived } from '../base/sql/sweep'
import { keylessWindowMs } from '../leads/leads'
import { linkLife, privateKinds } from '../mail/links'
import { logDays } from '../signing-in/audit'
import { keptDays } from '../telemetry/daily-counts'

const day = 24 * 3_600_000
/**
 * How long we remember an idempotency key. After more than a month, a phone may still send a form it has queued, if the
 * visitor says so. If that had arrived before, it's stored twice, which is better than not at all.
 */
const keyedWindowMs = 30 * day

/**
 * Deletes what has served its purpose: receipts, unclaimed photos, counts, links and their emails, expired sessions,
 * old entries of the log, and figures about visits more than a year ago. Never throws.
 */
export async function sweep(): Promise<void> {
  const now = Date.now()
  const ago = (ms: number) => new Date(now - ms)
  await deleteOutlived({
    keyed: now - keyedWindowMs,
    keyless: now - keylessWindowMs,
    unclaimedPhotos: ago(unclaimedMs),
    links: privateKinds.map((kind) => [kind, ago(linkLife[kind] * 1000)]),
    auditEntries: ago(logDays * day),
    dailyCounts: daysAfter(today(), -keptDays),
  }).catch((error: unknown) => logProblem('sweep', error))
}
