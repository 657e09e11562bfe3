// npm run restore FILE [-- --force]: puts a backup in the database's place, with the site stopped (contract, Commands).
// What was there is kept beside it.
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../lib/environment.mjs'
import { command } from './command.mjs'
import { afterRestore, checkCopy, runPostgresTool } from './copies.mjs'
import { connectPostgres } from './postgres.mjs'
import { markMade, openStopped, shown } from './sqlite.mjs'

const again = 'if you want the backup all the same, add --force (npm run restore FILE -- --force)'

/** How many leads the database holds that the backup doesn't. Undefined if it can't be read. */
async function leadsOnlyIn(file, backup) {
  const db = await openStopped(file)
  try {
    db.prepare('ATTACH ? AS backup').run(backup)
    return db.prepare('SELECT count(*) AS n FROM "Lead" WHERE id NOT IN (SELECT id FROM backup."Lead")').get().n
  } catch {
    return undefined
  } finally {
    db.close()
  }
}

/** Takes the database out of the way and says where it went. */
async function setAside(file, backup, force) {
  if (!existsSync(file) || statSync(file).size === 0) return
  const lost = await leadsOnlyIn(file, backup)
  if (lost === undefined && !force)
    throw new EnvironmentError(`${shown(file)} can't be read, so it may hold newer leads: ${again}. It will be kept`)
  if (lost && !force)
    throw new EnvironmentError(
      `${shown(file)} holds leads that the backup doesn't (${lost}): ${again}. It will be kept`,
    )
  const aside = `${file}.before-restore-${Date.now()}`
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  console.log(`What was there is kept as ${shown(aside)}`)
}

/** Makes of a backup what is to take the database's place. */
async function copySettled(backup, copy) {
  copyFileSync(backup, copy)
  chmodSync(copy, 0o600)
  const { default: Database } = await import('libsql')
  const db = new Database(copy)
  try {
    db.exec(
      `PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; BEGIN IMMEDIATE; ${afterRestore.join('; ')}; COMMIT`,
    )
  } finally {
    db.close()
  }
}

async function restoreSqlite(file, backup, force) {
  const { leads } = await checkCopy(backup)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const copy = `${file}.restoring`
  try {
    await copySettled(backup, copy)
    await setAside(file, backup, force)
    renameSync(copy, file)
  } finally {
    // One that is refused leaves no second copy of the leads: nobody would think of it when a lead is erased.
    rmSync(copy, { force: true })
  }
  markMade(file)
  console.log(`${shown(file)} holds the ${leads} leads of the backup.`)
}

async function restorePostgres({ url }, backup, force) {
  const client = await connectPostgres(url)
  try {
    const { rows } = await client.query(`SELECT to_regclass('"Lead"') IS NOT NULL AS made`)
    const [{ n }] = rows[0].made ? (await client.query('SELECT count(*)::int AS n FROM "Lead"')).rows : [{ n: 0 }]
    if (n && !force) throw new EnvironmentError(`DATABASE_URL names a database that holds leads (${n}): ${again}`)
    await runPostgresTool('pg_restore', url, ['--clean', '--if-exists', '--no-owner', '--single-transaction', backup])
    for (const statement of afterRestore) await client.query(statement)
  } finally {
    await client.end()
  }
  console.log('The database holds what the backup does.')
}

async function restore({ database }, { file, force }) {
  if (!file) throw new EnvironmentError('Say which: npm run restore FILE')
  const backup = path.resolve(file)
  if (!existsSync(backup)) throw new EnvironmentError(`${file} isn't there`)
  if (database.file) await restoreSqlite(database.file, backup, force)
  else await restorePostgres(database, backup, force)
  console.log('Unsent mails wait for you on /admin/mail, since some may have gone out. Everybody signs in again.')
}

await command(restore, { file: true, options: { force: { type: 'boolean' } } })
