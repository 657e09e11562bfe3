import 'server-only'
import { statSync } from 'node:fs'

/**
 * The inode of the database. Call it before anything that opens a connection: opening a missing file creates an empty
 * one, and once the database is put back SQLite deletes its log, because a database without pages needs none.
 * @throws if the file is missing or empty
 */
export function inodeOf(file: string | URL): number {
  const { ino, size } = statSync(file)
  if (size === 0) throw new Error('the database file is empty')
  return ino
}
