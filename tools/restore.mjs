// npm run restore FILE [-- --force]: puts a backup in the database's place, with the site stopped (contract, Commands).
// What was there is kept beside it.
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { EnvironmentError } from '../lib/environment.mjs'
import { command } from './command.mjs'
import { afterRestore, checkCopy, fileToRead, leadsInWords, startPostgresTool } from './copies.mjs'
import { madeByMigrations } from './migrate.mjs'
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
  console.log(`${shown(file)} holds what the backup held: ${leadsInWords(leads)}.`)
}

/**
 * Replaces what the database holds, in one transaction: killed in between, it leaves everything as it was, and no unsent
 * mail that would go out. What later versions have added goes too: their migrations would find it in their way.
 */
async function replacePostgres(url, backup) {
  const psql = startPostgresTool('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], {
    databaseUrl: url,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const args = ['--clean', '--if-exists', '--no-owner', '--file=-', backup]
  const archive = startPostgresTool('pg_restore', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { stdin } = psql.child
  stdin.on('error', () => undefined) // psql has ended, and says why
  const drops = madeByMigrations().map(({ kind, name }) => `DROP ${kind} IF EXISTS "${name}" CASCADE;`)
  stdin.write(`SET client_min_messages = warning; BEGIN; ${drops.join(' ')}\n`)
  const sent = Promise.all([archive.ended, pipeline(archive.child.stdout, stdin, { end: false })])
    // pg_restore's script has emptied the search path.
    .then(() => stdin.write(`\nRESET search_path; ${afterRestore.join('; ')}; COMMIT;\n`))
    .finally(() => stdin.end())
  const failed = (await Promise.allSettled([psql.ended, archive.ended, sent])).find(({ reason }) => reason)
  if (failed) throw failed.reason
}

async function restorePostgres({ url }, backup, force) {
  const client = await connectPostgres(url)
  try {
    const { rows } = await client.query(`SELECT to_regclass('"Lead"') IS NOT NULL AS made`)
    const [{ n }] = rows[0].made ? (await client.query('SELECT count(*)::int AS n FROM "Lead"')).rows : [{ n: 0 }]
    if (n && !force) throw new EnvironmentError(`DATABASE_URL names a database that holds leads (${n}): ${again}`)
  } finally {
    await client.end()
  }
  await replacePostgres(url, backup)
  console.log('The database holds what the backup does.')
}

async function restore({ database }, { file, force }) {
  const backup = fileToRead(file, 'npm run restore FILE')
  if (database.file) await restoreSqlite(database.file, backup, force)
  else await restorePostgres(database, backup, force)
  console.log('Unsent mails wait for you on /admin/mail, since some may have gone out. Everybody signs in again.')
}

await command(restore, { file: true, options: { force: { type: 'boolean' } } })
