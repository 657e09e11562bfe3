import 'server-only'
import { logProblem } from '../base/log'
import { shared } from '../base/shared'
import { setCounter } from '../base/sql/counts'

/** How long a successful write, or a failure to store a lead, counts. */
const trustedMs = 5_000

// Times are in ms since the process started, so changes to the system clock don't affect them.
const health: { writtenAt: number; failedAt: number; probe?: Promise<boolean> } = shared('health', () => ({
  writtenAt: -Infinity,
  failedAt: -Infinity,
}))
const isRecent = (time: number) => performance.now() - time < trustedMs

/** A real but tiny write, because nothing else reveals a full disk or a Postgres that has become read-only. */
async function write(): Promise<boolean> {
  try {
    await setCounter('health', 0, Date.now())
    health.writtenAt = performance.now()
    return true
  } catch (error) {
    logProblem('health', error)
    return false
  }
}

/** Whether the site can store a lead. Asks the database every few seconds at most. Never throws. */
export async function canWrite(): Promise<boolean> {
  // A disk that's almost full may have room for so small a write, but not for a lead.
  if (isRecent(health.failedAt)) return false
  if (isRecent(health.writtenAt)) return true
  health.probe ??= write().finally(() => (health.probe = undefined))
  return health.probe
}

/** Notes that a lead couldn't be stored. */
export const recordFailedWrite = () => Object.assign(health, { failedAt: performance.now(), writtenAt: -Infinity })

/** Notes that a lead was stored, so whatever was wrong is over. */
export const recordWrite = () => Object.assign(health, { failedAt: -Infinity, writtenAt: performance.now() })
