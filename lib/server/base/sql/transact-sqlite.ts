import 'server-only'
import type { Query, Statement } from '../db'
import { inodeOf } from '../sqlite-file'
import type { Member, Transact } from './transact'

/**
 * Uses prepared statements on a connection of its own, one piece of work at a time.
 * @param moved called when another file has replaced the one that's open, so this connection is no longer any use
 */
export async function transactOnSqlite(file: string, moved: () => void): Promise<Transact> {
  const { default: Database } = await import('libsql')
  const opened = inodeOf(file)
  const connection = new Database(file)
  connection.exec('PRAGMA secure_delete=ON')
  // libsql doesn't close a connection until its statements are garbage-collected. Without this, a process that ends
  // would leave its last writes in the log, and a copy of the file alone would lose them. Doesn't wait for a lock.
  const emptyLog = () => {
    try {
      if (inodeOf(file) === opened) connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // The log stays, and is read when the file is next opened.
    }
  }
  process.once('exit', emptyLog)
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>()
  /** A value in the form Prisma writes it. */
  const stored = (value: unknown) => (value instanceof Date ? value.toISOString().replace('Z', '+00:00') : value)
  const query = (async ({ sql, values }: Statement) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(values.map(stored))
  }) as Query
  return async (group) => {
    // The connection would keep writing to a file that has been moved or deleted. The next attempt opens a new one.
    if (inodeOf(file) !== opened) {
      moved()
      process.off('exit', emptyLog)
      connection.close()
      throw new Error('the database file has been replaced')
    }
    connection.exec('BEGIN IMMEDIATE')
    try {
      const results = new Map<Member, unknown>()
      for (const one of group) results.set(one, await one.work(query))
      connection.exec('COMMIT')
      return results
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }
}
