import 'server-only'
import { noteCount } from './limits'
import { logProblem } from './log'

/** A write that went through counts for this long, and a lead that could not be stored does too. */
const trustedMs = 5_000

// Times are ms since the process started, which nobody puts back.
const globals = globalThis as typeof globalThis & {
  sunnieHealth?: { writtenAt: number; failedAt: number; probe?: Promise<boolean> }
}
const state = () => (globals.sunnieHealth ??= { writtenAt: -Infinity, failedAt: -Infinity })
const isRecent = (time: number) => performance.now() - time < trustedMs

/** A real write, as small as can be: only that shows a full disk, or a Postgres that has become read-only. */
async function write(): Promise<boolean> {
  try {
    await noteCount('health', 0, Date.now())
    state().writtenAt = performance.now()
    return true
  } catch (error) {
    logProblem('health', error)
    return false
  }
}

/** Whether the site can store a lead. Asks the database at most every few seconds, however often it's called. Never throws. */
export async function canWrite(): Promise<boolean> {
  const health = state()
  // On a disk that is all but full there is room for so small a write, and none for a lead.
  if (isRecent(health.failedAt)) return false
  if (isRecent(health.writtenAt)) return true
  health.probe ??= write().finally(() => (health.probe = undefined))
  return health.probe
}

/** A lead could not be stored. */
export const noteFailedWrite = () => Object.assign(state(), { failedAt: performance.now(), writtenAt: -Infinity })

/** A lead was stored: whatever was wrong is over. */
export const noteWrite = () => Object.assign(state(), { failedAt: -Infinity, writtenAt: performance.now() })
