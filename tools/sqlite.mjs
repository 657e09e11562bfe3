// The tools' way to SQLite: they run before the site has a Prisma client.
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
import { EnvironmentError } from '../lib/environment.mjs'

/** What only the server's user may read: leads, and the secret that signs sessions. */
const ownerOnly = 0o600

/** A file that says a database was created here: a start that finds it without the database won't create an empty one. */
const markerFor = (file) => `${file}.made`

export const secretFor = (file) => path.join(path.dirname(file), 'auth-secret')

/** As the reader wrote it, more or less: a way out of the project's folder would be a row of dots. */
export const shown = (file) => {
  const inside = path.relative(process.cwd(), file)
  return inside.startsWith('..') ? path.resolve(file) : inside
}

/**
 * Takes the others' rights away from files that an earlier version or a copy has left readable for everybody. What is
 * somebody else's is shared with us on purpose.
 */
function tighten(files) {
  for (const file of files) {
    const { mode, uid } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mode & 0o077 && uid === (process.getuid?.() ?? uid)) chmodSync(file, ownerOnly)
  }
}

/**
 * Whether the database's file is there. Opening a missing SQLite file creates an empty one, so an empty file counts as
 * missing too.
 * @throws {EnvironmentError} for what can be no database, such as a folder
 */
export function isMade(file) {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there && !there.isFile())
    throw new EnvironmentError(
      `DATABASE_URL names ${shown(file)}, which ${there.isDirectory() ? 'is a folder' : "isn't a file"}: name the file, such as file:./data/sunnie.db`,
    )
  return Boolean(there?.size)
}

/** Where a file is that may be a link, to another disk say; what it leads to need not be there. */
export const behindLinks = (file) =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
    ? behindLinks(path.resolve(realpathSync(path.dirname(file)), readlinkSync(file)))
    : file

/** Creates the folder and the file where they're missing, closed to other users. */
function prepareFile(file) {
  const missing = !isMade(file)
  const marker = markerFor(file)
  if (missing && existsSync(marker))
    throw new EnvironmentError(
      `DATABASE_URL names ${shown(file)}, which used to exist and is missing now: put it back (npm run restore), or delete ${shown(marker)} to start with an empty one`,
    )
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  // SQLite gives its log and its index the rights of the database.
  if (missing) closeSync(openSync(file, 'a', ownerOnly))
  tighten([file, `${file}-wal`, `${file}-shm`, marker, secretFor(file)])
}

/** Says that a database was created here (docs/decisions/missing-database.md). The one that's there may be another user's. */
export function markMade(file) {
  if (existsSync(markerFor(file))) return
  const words = 'A database was created here. See docs/decisions/missing-database.md\n'
  writeFileSync(markerFor(file), words, { mode: ownerOnly })
}

/** How long a tool waits for the lock that another process holds. */
const patienceMs = 10_000

/** Where several switch a new file at once, SQLite refuses all but one straight away, whatever its busy_timeout. */
async function switchToWriteAheadLog(db) {
  for (const deadline = Date.now() + patienceMs; ; await setTimeout(20))
    try {
      return db.exec('PRAGMA journal_mode=WAL')
    } catch (error) {
      if (error.code !== 'SQLITE_BUSY' || Date.now() > deadline) throw error
    }
}

/**
 * Opens a database that nobody else has open, and makes one file of it and its log.
 * @throws {EnvironmentError} while the site runs
 */
export async function openStopped(file) {
  const { default: Database } = await import('libsql')
  const db = new Database(file)
  try {
    // Only the last connection may leave the write-ahead log.
    db.exec('PRAGMA busy_timeout=1000; PRAGMA journal_mode=DELETE')
  } catch (error) {
    if (error.code !== 'SQLITE_BUSY') return db // damaged, say: whoever reads it finds out
    db.close()
    throw new EnvironmentError(`${shown(file)} is in use: stop the site first`, { cause: error })
  }
  return db
}

/** Opens the database for a tool, and creates it where there's none. Overwrites what it deletes. */
export async function openSqlite(file) {
  const { default: Database } = await import('libsql')
  prepareFile(file)
  const db = new Database(file)
  db.exec(`PRAGMA busy_timeout=${patienceMs}; PRAGMA secure_delete=ON`)
  await switchToWriteAheadLog(db)
  return db
}
