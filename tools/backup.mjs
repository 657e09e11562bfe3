// npm run backup [file]: a copy of the database with its uploads, taken while leads come in (contract, Commands).
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../lib/environment.mjs'
import { backupFolder, checkCopy, leadsInWords, startPostgresTool } from './copies.mjs'
import { command } from './command.mjs'
import { shown } from './sqlite.mjs'

/** Copies what is committed at this moment. Whoever writes meanwhile isn't held up. */
async function copySqlite(file, target) {
  const { default: Database } = await import('libsql')
  const db = new Database(file, { readonly: true })
  try {
    db.exec('PRAGMA busy_timeout=10000')
    db.prepare('VACUUM INTO ?').run(target)
  } finally {
    db.close()
  }
}

function saveToDisk(file) {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

async function backup({ database }, { file }) {
  if (database.file && !existsSync(database.file))
    throw new EnvironmentError(`DATABASE_URL names ${shown(database.file)}, which isn't there`)
  const ending = database.file ? 'db' : 'dump'
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = path.resolve(file ?? path.join(backupFolder(database), `sunnie-${stamp}Z.${ending}`))
  if (existsSync(target)) throw new EnvironmentError(`${shown(target)} is there already: name another file`)
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  // Under its own name only once it's known to be good.
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  const umask = process.umask(0o077)
  try {
    if (database.file) await copySqlite(database.file, unfinished)
    else {
      const args = ['--format=custom', '--no-owner', `--file=${unfinished}`]
      await startPostgresTool('pg_dump', args, { databaseUrl: database.url }).ended
    }
    const found = database.file ? `${leadsInWords((await checkCopy(unfinished)).leads)}, ` : ''
    saveToDisk(unfinished)
    renameSync(unfinished, target)
    console.log(`${shown(target)}: ${found}${(statSync(target).size / 1e6).toFixed(1)} MB`)
  } finally {
    process.umask(umask)
    rmSync(unfinished, { force: true })
  }
}

await command(backup, { file: true })
