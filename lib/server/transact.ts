import 'server-only'
import type { Query } from './db'

/** Statements that belong together. It may run more than once, so it does nothing else. */
export type Work<T> = (query: Query) => Promise<T>

/** One of those that share a transaction. */
export interface Member {
  readonly work: Work<unknown>
  /** One transaction at a time gets past each. */
  readonly locks: readonly string[]
}

/** One transaction for a group; nobody else's gets past the same locks until it has ended. Gives what each work gives. */
export type Transact = (group: readonly Member[]) => Promise<unknown[]>
