// What backup, restore and move know about copies of the database.
import { spawn } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../lib/environment.mjs'
import { knownMigrations } from './migrate.mjs'
import { shown } from './sqlite.mjs'

/** Where backups go that are given no name: beside the SQLite file, else in data/. */
export const backupFolder = ({ file }) => path.join(file ? path.dirname(file) : path.resolve('data'), 'backups')

/**
 * The file that a command was told to read, as a whole path.
 * @param {string | undefined} given
 * @param {string} usage how the command is written
 * @throws {EnvironmentError}
 */
export function fileToRead(given, usage) {
  if (!given) throw new EnvironmentError(`Say which: ${usage}`)
  const file = path.resolve(given)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new EnvironmentError(`There is no file ${shown(file)}: ${usage}`)
  accessSync(file, constants.R_OK) // one that was copied back may be another user's
  return file
}

/** @param {number} count */
export const leadsInWords = (count) => `${count} ${count === 1 ? 'lead' : 'leads'}`

/**
 * Makes sure that a file is a whole database of this site, of this version or an earlier one.
 * @returns {Promise<{ leads: number }>}
 * @throws {EnvironmentError}
 */
export async function checkCopy(file) {
  const { default: Database } = await import('libsql')
  let db
  try {
    db = new Database(file, { readonly: true })
    const [{ integrity_check: verdict }] = db.prepare('PRAGMA integrity_check').all()
    if (verdict !== 'ok') throw new Error(verdict)
    const names = db.prepare('SELECT "migration_name" AS name FROM "_prisma_migrations"').all()
    const later = names.map(({ name }) => name).find((name) => !knownMigrations('sqlite').includes(name))
    if (later)
      throw new EnvironmentError(`${shown(file)} is of a newer version of the site (${later}): use that version`)
    return db.prepare('SELECT count(*) AS leads FROM "Lead"').get()
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    throw new EnvironmentError(`${shown(file)} isn't a whole database of this site: ${error.message.split('\n')[0]}`, {
      cause: error,
    })
  } finally {
    db?.close()
  }
}

/**
 * Nobody knows which of the mails that a backup holds as unsent went out afterwards, by themselves or in the day's
 * summary: each waits for the owner. Sessions that have been ended since don't come back. States are compared as text,
 * because on Postgres a backup of an earlier version may not know them all.
 */
export const afterRestore = [
  `UPDATE "OutboxMessage" SET state = 'waiting', "leaseUntil" = NULL, "leaseOwner" = NULL, "lastError" = 'restored from a backup: it may have gone out already' WHERE CAST(state AS text) IN ('pending', 'collected', 'sending', 'uncertain')`,
  'DELETE FROM "session"',
  'DELETE FROM "verification"',
]

/**
 * Starts one of Postgres's own programs. What it prints goes straight through unless `stdio` says otherwise.
 * @param {{ databaseUrl?: string, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns its process, and what resolves once it has ended well
 */
export function startPostgresTool(program, args, { databaseUrl, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  // Everybody on the machine can read a program's arguments.
  const url = databaseUrl && new URL(databaseUrl)
  const env = { ...process.env, ...(url?.password && { PGPASSWORD: decodeURIComponent(url.password) }) }
  if (url) url.password = ''
  const child = spawn(program, [...(url ? [`--dbname=${url.href}`] : []), ...args], { stdio, env })
  const ended = new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(
        new EnvironmentError(
          `With Postgres this needs ${program}, which isn't here: install the PostgreSQL client programs of the server's version, or use your host's own backups`,
        ),
      ),
    )
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new EnvironmentError(`${program} ended with ${code}`)),
    )
  })
  return { child, ended }
}
