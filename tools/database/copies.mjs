// Copies of the database, as used by backup, restore and move.
import { spawn } from 'node:child_process'
import { accessSync, closeSync, constants, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../../lib/environment.mjs'
import { withExplainedFaults } from './prepare-database.mjs'
import { knownMigrations, whyUnusable } from './migrate.mjs'
import { displayPath } from './sqlite.mjs'

/** The default folder for backups: beside the SQLite file, otherwise in data/. */
export const backupFolder = ({ file }) => path.join(file ? path.dirname(file) : path.resolve('data'), 'backups')

/**
 * The absolute path of the file that a command was given to read.
 * @param {string | undefined} given
 * @param {string} usage the command line to show in an error
 * @throws {EnvironmentError}
 */
export function fileToRead(given, usage) {
  if (!given) throw new EnvironmentError(`Name a file: ${usage}`)
  const file = path.resolve(given)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new EnvironmentError(`There is no file ${displayPath(file)}: ${usage}`)
  accessSync(file, constants.R_OK) // a file copied back from elsewhere may belong to another user
  return file
}

/** Milliseconds since 1970. Both databases store UTC, but SQLite holds it as numbers or as text in several formats. */
export function instant(value) {
  if (/^\d+$/.test(value)) return Number(value)
  const text = value.replace(' ', 'T')
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
}

/** @param {number} count */
export const leadsInWords = (count) => `${count} ${count === 1 ? 'lead' : 'leads'}`

/**
 * Checks that a file is an intact database of this site, from this version or an earlier one.
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
    const fault = whyUnusable(
      names.map(({ name }) => name),
      knownMigrations('sqlite'),
    )
    if (fault) throw new EnvironmentError(`${displayPath(file)} ${fault}`)
    return db.prepare('SELECT count(*) AS leads FROM "Lead"').get()
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    throw new EnvironmentError(
      `${displayPath(file)} isn't a complete database of this site: ${error.message.split('\n')[0]}`,
      { cause: error },
    )
  } finally {
    db?.close()
  }
}

/** Faults of the file that a copy is written to, keyed by SQLite's primary result codes. */
const targetFaults = { 13: 'no space left on its disk', 14: "the file can't be created" }

/**
 * Copies everything committed so far, without blocking writers.
 * @throws {EnvironmentError} if the copy can't be written
 */
export async function copySqlite(file, target) {
  const { default: Database } = await import('libsql')
  const db = new Database(file, { readonly: true })
  try {
    db.exec('PRAGMA busy_timeout=10000')
    db.prepare('VACUUM INTO ?').run(target)
  } catch (error) {
    const fault = targetFaults[error.rawCode & 0xff]
    if (!fault) throw error
    throw new EnvironmentError(`The copy can't be written to ${displayPath(path.dirname(target))}: ${fault}`, {
      cause: error,
    })
  } finally {
    db.close()
  }
}

/** Dumps the database, then reads the whole dump back, because a truncated one still has its table of contents. */
async function dumpPostgres(databaseUrl, target) {
  await startPostgresTool('pg_dump', ['--format=custom', '--no-owner', `--file=${target}`], { databaseUrl }).ended
  await startPostgresTool('pg_restore', ['--file=-', target], { stdio: ['ignore', 'ignore', 'inherit'] }).ended
}

/**
 * Copies the database to a file that only this user can read. The copy gets its final name once it's been checked.
 * @returns {Promise<number | undefined>} how many leads it holds, on SQLite
 */
export async function copyDatabase({ file, url }, target) {
  const unfinished = `${target}.${process.pid}.unfinished` // another backup may have started in the same second
  rmSync(unfinished, { force: true })
  const umask = process.umask(0o077)
  try {
    await (file ? withExplainedFaults({ file }, () => copySqlite(file, unfinished)) : dumpPostgres(url, unfinished))
    const leads = file ? (await checkCopy(unfinished)).leads : undefined
    const descriptor = openSync(unfinished, 'r+')
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(unfinished, target)
    return leads
  } finally {
    process.umask(umask)
    rmSync(unfinished, { force: true })
  }
}

/**
 * We can't tell which emails that are unsent in the backup have since gone out, alone or in a digest, so each one waits
 * for the owner to decide. Sessions are deleted so that ended ones don't come back. States are compared as text because
 * a Postgres backup from an earlier version may lack some of them.
 */
export const afterRestore = [
  `UPDATE "OutboxMessage" SET state = 'waiting', "leaseUntil" = NULL, "leaseOwner" = NULL, "lastError" = 'restored from a backup: it may already have been sent' WHERE CAST(state AS text) IN ('pending', 'collected', 'sending', 'uncertain')`,
  'DELETE FROM "session"',
  'DELETE FROM "verification"',
]

/**
 * The parameters that libpq accepts in a URL, apart from passwords. It rejects any others, such as `schema` or
 * `pgbouncer`, which the site's driver ignores.
 */
const libpqTakes =
  /^(application_name|channel_binding|client_encoding|connect_timeout|dbname|gss(encmode|lib|delegation)|host|hostaddr|keepalives(_\w+)?|krbsrvname|load_balance_hosts|options|passfile|port|require_?(auth|peer)|service|ssl(_\w+|cert|certmode|compression|crl|crldir|key|mode|negotiation|rootcert|sni)|target_session_attrs|tcp_user_timeout|user)$/

/**
 * Starts one of Postgres's own programs. Its output goes straight to ours unless `stdio` says otherwise.
 * @param {string} program
 * @param {string[]} args
 * @param {{ databaseUrl?: string, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns its process, and a promise that resolves once it has exited successfully
 */
export function startPostgresTool(program, args, { databaseUrl, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  // Pass the password in the environment, because anyone on the machine can read a program's arguments.
  const url = databaseUrl && new URL(databaseUrl)
  const password = url && (url.searchParams.get('password') ?? decodeURIComponent(url.password))
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  if (url) url.password = ''
  for (const name of [...(url?.searchParams.keys() ?? [])]) if (!libpqTakes.test(name)) url.searchParams.delete(name)
  // `no-verify` is the driver's name for what libpq calls `require`: encrypt, but accept any certificate.
  if (url?.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  const child = spawn(program, [...(url ? [`--dbname=${url.href}`] : []), ...args], { stdio, env })
  const ended = new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(
        new EnvironmentError(
          `With Postgres this needs ${program}, which isn't installed: install the PostgreSQL client programs for the server's version, or use your host's own backups`,
        ),
      ),
    )
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new EnvironmentError(`${program} exited with ${code}`)),
    )
  })
  return { child, ended }
}
