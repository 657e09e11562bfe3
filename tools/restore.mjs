// npm run restore FILE [-- --force]: replaces the database with a backup, with the site stopped.
// The old database is kept.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { EnvironmentError } from '../lib/environment.mjs'
import { command } from './command.mjs'
import {
  afterRestore,
  checkCopy,
  copyDatabase,
  copySqlite,
  fileToRead,
  leadsInWords,
  startPostgresTool,
} from './database/copies.mjs'
import { connect } from './database/connection.mjs'
import { applyDepartures, exportDepartures } from './database/departures.mjs'
import { knownMigrations, madeByMigrations, migrate, replaced } from './database/migrate.mjs'
import { connectPostgres } from './database/postgres.mjs'
import { behindLinks, databaseExists, markCreated, openExclusively, displayPath } from './database/sqlite.mjs'

const again = 'to restore the backup anyway, add --force (npm run restore FILE -- --force)'

/** How many leads are in the database but not in the backup. Undefined if the database can't be read. */
async function leadsOnlyIn(file, backup) {
  const db = await openExclusively(file)
  try {
    db.prepare('ATTACH ? AS backup').run(backup)
    return db.prepare('SELECT count(*) AS n FROM "Lead" WHERE id NOT IN (SELECT id FROM backup."Lead")').get().n
  } catch {
    return undefined
  } finally {
    db.close()
  }
}

/** Moves the database out of the way and says where it went. */
async function setAside(file, backup, force) {
  const lost = databaseExists(file) ? await leadsOnlyIn(file, backup) : 0
  if (lost === undefined && !force)
    throw new EnvironmentError(
      `${displayPath(file)} can't be read, so it may hold newer leads: ${again}. The old file will be kept`,
    )
  if (lost && !force)
    throw new EnvironmentError(
      `${displayPath(file)} has leads that aren't in the backup (${lost}): ${again}. The old file will be kept`,
    )
  const aside = `${file}.before-restore-${Date.now()}`
  // Move the log too, or SQLite would replay it over the restored database.
  const there = ['', '-wal', '-shm', '-journal'].filter((suffix) => existsSync(file + suffix))
  for (const suffix of there) renameSync(file + suffix, aside + suffix)
  if (there.length) console.log(`The old database was kept as ${displayPath(aside + there[0])}`)
}

/**
 * Brings a restored database up to date, and takes out who has left or been erased since.
 * @returns {Promise<{ leads: number, departures: string }>} how many leads are in it, and what to say about the others
 */
async function catchUp(restored, environment, backup) {
  await migrate(restored)
  const db = await connect(restored)
  try {
    if (restored.file) await db.exec('PRAGMA foreign_keys=ON')
    await db.begin()
    const departures = await applyDepartures(db, environment, backup)
    await db.exec('COMMIT')
    // Into the file itself, because closing the connection doesn't always merge the log.
    if (restored.file && (await db.query('PRAGMA wal_checkpoint(TRUNCATE)'))[0].busy)
      throw new Error(`${restored.file} is in use`)
    const [{ leads }] = await db.query('SELECT CAST(count(*) AS INTEGER) AS leads FROM "Lead"')
    return { leads, departures }
  } finally {
    await db.close() // rolls back what hasn't been committed
  }
}

/** Makes the copy that will replace the database. The backup may be a file copied with its log beside it. */
async function prepareCopy(backup, copy, environment) {
  writeFileSync(copy, '', { mode: 0o600 })
  await copySqlite(backup, copy)
  const { default: Database } = await import('libsql')
  const db = new Database(copy)
  db.exec(`PRAGMA secure_delete=ON; BEGIN IMMEDIATE; ${afterRestore.join('; ')}; COMMIT`)
  db.close()
  return catchUp({ provider: 'sqlite', file: copy }, environment, backup)
}

async function restoreSqlite(environment, backup, force) {
  const named = environment.database.file // may be a symlink
  const file = behindLinks(named)
  await checkCopy(backup)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const copy = `${file}.restoring`
  let result
  try {
    result = await prepareCopy(backup, copy, environment)
    await setAside(file, copy, force)
    renameSync(copy, file)
  } finally {
    // If the restore is refused, don't leave a second copy of the leads, which would be missed when one is erased.
    for (const suffix of ['', '-wal', '-shm', '.made']) rmSync(copy + suffix, { force: true })
  }
  markCreated(named)
  console.log(`Restored ${leadsInWords(result.leads)} to ${displayPath(named)}.\n${result.departures}`)
}

/** `whyUnusable` in SQL, as the names are only there once the backup has been read. */
const [first, ...others] = knownMigrations('postgresql')
const assertUsable = `DO $$ DECLARE names text[] := ARRAY(SELECT migration_name::text FROM "_prisma_migrations" ORDER BY 1); later text; BEGIN
  SELECT max(name) INTO later FROM unnest(names) name WHERE name > '${first}' AND name <> ALL ('{${others.join()}}');
  IF later IS NOT NULL THEN RAISE 'the backup is from a newer version of the site (%): use that version', later; END IF;
  IF NOT names && '{${first},${replaced}}' THEN RAISE 'the backup is from before ${replaced}: use the version of 28 November 2026'; END IF;
END $$`

/**
 * Replaces the database's contents in one transaction, so that a kill leaves everything as it was and never a restored
 * email that could go out again. Also drops tables newer than the backup, because their migrations will run again.
 */
async function replacePostgres(url, backup) {
  const psql = startPostgresTool('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--set=VERBOSITY=terse'], {
    databaseUrl: url,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const args = ['--clean', '--if-exists', '--no-owner', '--file=-', backup]
  const archive = startPostgresTool('pg_restore', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { stdin } = psql.child
  stdin.on('error', () => undefined) // psql has exited and says why
  const drops = madeByMigrations().map(({ kind, name }) => `DROP ${kind} IF EXISTS "${name}" CASCADE;`)
  stdin.write(`SET client_min_messages = warning; BEGIN; ${drops.join(' ')}\n`)
  const sent = Promise.all([archive.ended, pipeline(archive.child.stdout, stdin, { end: false })])
    // pg_restore's script empties the search path.
    .then(() => stdin.write(`\nRESET search_path; ${assertUsable}; ${afterRestore.join('; ')}; COMMIT;\n`))
    .finally(() => stdin.end())
  const failed = (await Promise.allSettled([psql.ended, archive.ended, sent])).find(({ reason }) => reason)
  if (failed) throw failed.reason
}

/**
 * Makes sure that the site is stopped and that no leads would be overwritten without --force. Only the site's own
 * connections count: a managed Postgres always has others, and they don't write here.
 * @returns {Promise<boolean>} whether there is anything to keep
 */
async function assertReplaceable(url, backup, force) {
  const client = await connectPostgres(url)
  try {
    const { rows } = await client.query(
      `SELECT to_regclass('"Lead"') IS NOT NULL AS made, (SELECT count(*)::int FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'sunnie') AS others`,
    )
    const [{ made, others }] = rows
    if (others)
      throw new EnvironmentError(
        `DATABASE_URL names a database that the site is using (${others} connections): stop every instance first`,
      )
    const [{ n }] = made ? (await client.query('SELECT count(*)::int AS n FROM "Lead"')).rows : [{ n: 0 }]
    if (n && !force)
      throw new EnvironmentError(`DATABASE_URL names a database that has leads (${n}): ${again}. A copy will be kept`)
    if (made) await exportDepartures(client, backup)
    return made
  } finally {
    await client.end()
  }
}

async function restorePostgres(environment, backup, force) {
  const { database } = environment
  const hadTables = await assertReplaceable(database.url, backup, force)
  // Beside the backup, because the user may have no write access to a bundle's folder.
  const kept = path.join(path.dirname(backup), `before-restore-${Date.now()}.dump`)
  if (hadTables) {
    await copyDatabase(database, kept)
    console.log(`The current database was saved as ${displayPath(kept)}`)
  }
  await replacePostgres(database.url, backup)
  const { departures } = await catchUp(database, environment, backup)
  console.log(`The backup has been restored.\n${departures}`)
}

async function restore(environment, { file, force }) {
  const backup = fileToRead(file, 'npm run restore FILE')
  await (environment.database.file ? restoreSqlite : restorePostgres)(environment, backup, force)
  console.log(
    'Unsent emails are waiting on /admin/mail, because some may already have been sent. Everyone has to sign in again.',
  )
  console.log(
    'Accounts and passwords are as they were in the backup. Check /admin/account for anyone who has left since.',
  )
}

await command(restore, { file: true, options: { force: { type: 'boolean' } } })
