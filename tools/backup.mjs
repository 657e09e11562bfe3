// npm run backup [file]: copies the database, uploads included, while the site is running.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../lib/environment.mjs'
import { backupFolder, copyDatabase, leadsInWords } from './database/copies.mjs'
import { command } from './command.mjs'
import { withExplainedFaults } from './database/prepare-database.mjs'
import { databaseExists, displayPath } from './database/sqlite.mjs'

const sizeInWords = (bytes) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)

async function backup({ database }, { file }) {
  if (database.file && !(await withExplainedFaults(database, () => databaseExists(database.file))))
    throw new EnvironmentError(`DATABASE_URL names ${displayPath(database.file)}, which doesn't exist`)
  const ending = database.file ? 'db' : 'dump'
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = path.resolve(file ?? path.join(backupFolder(database), `sunnie-${stamp}Z.${ending}`))
  // Two backups in the same second may share a name, because the later one holds everything the earlier one does.
  if (file && existsSync(target))
    throw new EnvironmentError(`${displayPath(target)} already exists: choose another file`)
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  accessSync(path.dirname(target), constants.W_OK) // SQLite's own error wouldn't tell it from the database's folder
  const leads = await copyDatabase(database, target)
  const found = leads === undefined ? '' : `${leadsInWords(leads)}, `
  console.log(`${displayPath(target)}: ${found}${sizeInWords(statSync(target).size)}`)
}

await command(backup, { file: true })
