import 'server-only'
import { inTurn, patienceMs, retryWhileBusy } from './db'
import { env } from './env'
import type { Member, Transact, Work } from './transact'
import { transactOnPostgres } from './transact-postgres'
import { transactOnSqlite } from './transact-sqlite'

// What is written for every lead and every mail goes by the driver: prepared statements, and one commit, with its one
// wait for the disk, for everybody who came meanwhile (docs/decisions/grouped-writes.md).

interface Waiting extends Member {
  readonly deadline: number
  resolve(result: unknown): void
  reject(error: unknown): void
}

const mostInGroup = 64

const globals = globalThis as typeof globalThis & {
  sunnieWrites?: { waiting: Waiting[]; running: boolean; transact?: Promise<Transact> }
}
const writes = () => (globals.sunnieWrites ??= { waiting: [], running: false })

async function connected(): Promise<Transact> {
  const state = writes()
  const { database } = env()
  state.transact ??=
    database.provider === 'sqlite'
      ? transactOnSqlite(database.file, () => (state.transact = undefined))
      : transactOnPostgres()
  try {
    return await state.transact
  } catch (error) {
    // The next lead tries again.
    state.transact = undefined
    throw error
  }
}

const transact = (group: readonly Waiting[], deadline: number): Promise<unknown[]> =>
  inTurn(async () => {
    const run = await connected()
    return retryWhileBusy(() => run(group), deadline)
  }, deadline)

/** Bad data or a row that is there already: the fault of one statement, not of the database. */
const isOwnFault = (error: unknown) => /^(22|23)\d|^SQLITE_CONSTRAINT/.test((error as { code?: string }).code ?? '')

async function writeGroup(group: readonly Waiting[]): Promise<void> {
  try {
    const results = await transact(group, Math.min(...group.map(({ deadline }) => deadline)))
    group.forEach(({ resolve }, index) => resolve(results[index]))
  } catch (error) {
    // One that fails doesn't fail its neighbours.
    if (group.length > 1 && isOwnFault(error)) for (const one of group) await writeGroup([one])
    else group.forEach(({ reject }) => reject(error))
  }
}

/** Lets everybody join who is on the way: a commit on SQLite stops the process while the disk writes. */
async function gather({ waiting }: { waiting: Waiting[] }): Promise<Waiting[]> {
  for (let joined = 0; joined < waiting.length && waiting.length < mostInGroup;) {
    joined = waiting.length
    await new Promise(setImmediate)
  }
  return waiting.splice(0, mostInGroup)
}

async function writeWaiting(): Promise<void> {
  const state = writes()
  if (state.running) return
  state.running = true
  while (state.waiting.length) await writeGroup(await gather(state))
  state.running = false
}

/**
 * Runs `work` in one transaction, which it may share with others that came at the same time. Resolves once that is
 * durably committed. Waits for another process's lock as `inWriteTransaction` does.
 * @param locks names for what is read or counted before it is written: one at a time gets past each. Two that have names,
 * and none in common, go side by side and see nothing of each other's rows.
 */
export function inGroupedWrite<T>(work: Work<T>, ...locks: string[]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const deadline = Date.now() + patienceMs
    writes().waiting.push({ work, locks, deadline, resolve: resolve as Waiting['resolve'], reject })
    void writeWaiting()
  })
}
