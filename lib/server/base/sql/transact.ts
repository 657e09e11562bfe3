import 'server-only'
import type { Query } from '../db'

/** Statements that belong together. It may run more than once, so it mustn't do anything else. */
export type Work<T> = (query: Query) => Promise<T>

/** One of several pieces of work that share a transaction. */
export interface Member {
  readonly work: Work<unknown>
  /** Each is held by one transaction at a time. */
  readonly locks: readonly string[]
}

/**
 * Runs a group in one transaction, holding its locks until the end. Returns the result of each piece of work, but none
 * for one whose lock somebody else holds: that hasn't run.
 */
export type Transact = (group: readonly Member[]) => Promise<Map<Member, unknown>>
