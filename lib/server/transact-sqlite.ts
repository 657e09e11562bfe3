import 'server-only'
import { statSync } from 'node:fs'
import type { Query, Statement } from './db'
import type { Transact } from './transact'

/**
 * By prepared statements on a connection of its own, one work after another.
 * @param moved called when there is another file, or none, where the connection's was: this one won't do any more
 */
export async function transactOnSqlite(file: string, moved: () => void): Promise<Transact> {
  const { default: Database } = await import('libsql')
  // Throws where there is no file: opening would create an empty one.
  const inode = () => statSync(file).ino
  const opened = inode()
  const connection = new Database(file)
  connection.exec('PRAGMA secure_delete=ON')
  // libsql really closes a connection only once its statements have been collected as garbage: a process that has ended
  // would leave what was written last in the log, for whoever copies the file alone to lose. Waits for nobody.
  const emptyLog = () => {
    try {
      if (inode() === opened) connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // The log stays, and whoever opens the file next reads it.
    }
  }
  process.once('exit', emptyLog)
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>()
  /** As Prisma writes them. */
  const stored = (value: unknown) => (value instanceof Date ? value.toISOString().replace('Z', '+00:00') : value)
  const query = (async ({ sql, values }: Statement) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(values.map(stored))
  }) as Query
  return async (group) => {
    // The connection would go on writing into a file that has been moved away or deleted. Another gets a new one.
    if (inode() !== opened) {
      moved()
      process.off('exit', emptyLog)
      connection.close()
      throw new Error('the database file is another one now')
    }
    connection.exec('BEGIN IMMEDIATE')
    try {
      const results = []
      for (const { work } of group) results.push(await work(query))
      connection.exec('COMMIT')
      return results
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }
}
