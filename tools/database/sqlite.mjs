// Opens SQLite databases for the tools. They run before the site has a Prisma client.
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EnvironmentError } from '../../lib/environment.mjs'

/** The mode of files that only the server's user may read: leads, and the secret that signs sessions. */
const ownerOnly = 0o600

/** A marker file for a database created here. If the database is missing, a start won't create an empty one. */
const markerFor = (file) => `${file}.made`

export const secretFor = (file) => path.join(path.dirname(file), 'auth-secret')

/** A path as shown to the user: relative inside the project's folder, absolute elsewhere. */
export const displayPath = (file) => {
  const inside = path.relative(process.cwd(), file)
  return inside.startsWith('..') ? path.resolve(file) : inside
}

/**
 * Removes other users' permissions from files that an earlier version or a copy has left open to them. A file that
 * belongs to another user is left alone, because it's been shared with us on purpose.
 */
function restrictPermissions(files) {
  for (const file of files) {
    const { mode, uid } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mode & 0o077 && uid === (process.getuid?.() ?? uid)) chmodSync(file, ownerOnly)
  }
}

/**
 * Whether the database's file exists. Opening a missing SQLite file creates an empty one, so an empty file counts as
 * missing too.
 * @throws {EnvironmentError} if it can't be a database, such as a folder
 */
export function databaseExists(file) {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there && !there.isFile())
    throw new EnvironmentError(
      `DATABASE_URL names ${displayPath(file)}, which ${there.isDirectory() ? 'is a folder' : "isn't a file"}: name the file, such as file:./data/sunnie.db`,
    )
  return Boolean(there?.size)
}

/** Follows a file's symlinks, to another disk perhaps. The target doesn't have to exist. */
export const behindLinks = (file) =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
    ? behindLinks(path.resolve(realpathSync(path.dirname(file)), readlinkSync(file)))
    : file

/** Creates the folder and the file if they're missing, closed to other users. */
function prepareFile(file) {
  const missing = !databaseExists(file)
  const marker = markerFor(file)
  if (missing && existsSync(marker))
    throw new EnvironmentError(
      `DATABASE_URL names ${displayPath(file)}, which used to exist but is missing now: restore it (npm run restore), or delete ${displayPath(marker)} to start with an empty one`,
    )
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its -wal and -shm files the same permissions as the database.
  if (missing) closeSync(openSync(file, 'a', ownerOnly))
  restrictPermissions([file, `${file}-wal`, `${file}-shm`, marker, secretFor(file)])
}

/** Writes the marker of a database created here (docs/decisions/missing-database.md), unless there is one already. */
export function markCreated(file) {
  if (existsSync(markerFor(file))) return
  const words = 'A database was created here. See docs/decisions/missing-database.md\n'
  writeFileSync(markerFor(file), words, { mode: ownerOnly })
}

/** How long a tool waits for another process's lock. */
const lockTimeoutMs = 10_000

/** If several processes do this to a new file at once, SQLite rejects all but one immediately, despite busy_timeout. */
async function switchToWriteAheadLog(db) {
  for (const deadline = Date.now() + lockTimeoutMs; ; await setTimeout(20))
    try {
      return db.exec('PRAGMA journal_mode=WAL')
    } catch (error) {
      if (error.code !== 'SQLITE_BUSY' || Date.now() > deadline) throw error
    }
}

/**
 * Opens a database that no other process has open, and merges its log into it.
 * @throws {EnvironmentError} if the site is running
 */
export async function openExclusively(file) {
  const { default: Database } = await import('libsql')
  const db = new Database(file)
  try {
    // Only the last connection can switch off the write-ahead log.
    db.exec('PRAGMA busy_timeout=1000; PRAGMA journal_mode=DELETE')
  } catch (error) {
    if (error.code !== 'SQLITE_BUSY') return db // damaged, perhaps: the first read will show
    db.close()
    throw new EnvironmentError(`${displayPath(file)} is in use: stop the site first`, { cause: error })
  }
  return db
}

/** Opens the database for a tool, creating it if need be. Deleted data is overwritten. */
export async function openSqlite(file) {
  const { default: Database } = await import('libsql')
  prepareFile(file)
  const db = new Database(file)
  db.exec(`PRAGMA busy_timeout=${lockTimeoutMs}; PRAGMA secure_delete=ON`)
  await switchToWriteAheadLog(db)
  return db
}
