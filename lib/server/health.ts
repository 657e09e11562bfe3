import 'server-only'
import { inWriteTransaction } from './db'
import { logProblem } from './log'

/** A write that went through counts for this long. */
const trustedMs = 5_000

const globals = globalThis as typeof globalThis & {
  sunnieHealth?: { writtenAt: number; probe?: Promise<boolean> }
}
const state = () => (globals.sunnieHealth ??= { writtenAt: 0 })

/** A real write, as small as can be: only that shows a full disk, or a Postgres that has become read-only. */
async function write(): Promise<boolean> {
  try {
    const row = { key: 'health', expire: BigInt(Date.now()) }
    await inWriteTransaction((tx) =>
      tx.rateCount.upsert({ where: { key: row.key }, create: row, update: { expire: row.expire } }),
    )
    state().writtenAt = Date.now()
    return true
  } catch (error) {
    logProblem('health', error)
    return false
  }
}

/** Whether the site can store a lead. Asks the database at most every few seconds, however often it's called. Never throws. */
export async function canWrite(): Promise<boolean> {
  const health = state()
  if (Date.now() - health.writtenAt < trustedMs) return true
  health.probe ??= write().finally(() => (health.probe = undefined))
  return health.probe
}

/** A lead could not be stored: the next question is answered by a new write. */
export const noteFailedWrite = () => void (state().writtenAt = 0)
