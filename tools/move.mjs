// npm run db:move FILE: moves everything from a SQLite file into the Postgres of DATABASE_URL, with the site stopped,
// and compares every row before it commits. docs/deployment/several-instances.md has the steps around it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { EnvironmentError } from '../lib/environment.mjs'
import { command } from './command.mjs'
import { insertRows } from './database/connection.mjs'
import { checkCopy, fileToRead, instant } from './database/copies.mjs'
import { madeByMigrations, migrate } from './database/migrate.mjs'
import { connectPostgres } from './database/postgres.mjs'
import { openExclusively, secretFor, displayPath } from './database/sqlite.mjs'

/** How many rows to read or write at once. Only a few for photographs, which are megabytes each. */
const batchOf = ({ columns }) => (Object.values(columns).includes('bytea') ? 5 : 200)

/** A value from either database as Postgres takes it, according to its column's type there. */
function parameter(value, type) {
  if (value === null) return null
  if (type === 'boolean') return Boolean(Number(value))
  if (type.startsWith('timestamp')) return new Date(instant(value)).toISOString()
  return type === 'bytea' ? Buffer.from(value) : String(value)
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex')

/** The digest of a row from either database. */
const digestOf = (columns, row) =>
  hashOf(
    JSON.stringify(
      Object.entries(columns).map(([name, type]) => {
        const value = parameter(row[name], type)
        return Buffer.isBuffer(value) ? hashOf(value) : value
      }),
    ),
  )

/** All our tables, with their columns and types. Tables that others refer to come first. */
async function readTables(client, db) {
  const { rows } = await client.query(
    `SELECT table_name AS name, json_object_agg(column_name, data_type ORDER BY ordinal_position) AS columns
     FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ANY($1) GROUP BY table_name`,
    [madeByMigrations().map(({ name }) => name)],
  )
  const refersTo = (name) =>
    db
      .prepare(`PRAGMA foreign_key_list("${name}")`)
      .all()
      .map(({ table }) => table)
  const sorted = []
  const place = (table) => {
    if (sorted.includes(table)) return
    for (const other of refersTo(table.name)) place(rows.find(({ name }) => name === other))
    sorted.push(table)
  }
  rows.forEach(place)
  return sorted
}

/** Copies a table and returns each row's digest. */
async function copyTable(client, db, { name, columns }, batch) {
  const digests = []
  let rows = []
  const flush = async () => {
    if (rows.length) await insertRows(client, name, rows)
    rows = []
  }
  for (const row of db.prepare(`SELECT * FROM "${name}"`).iterate()) {
    digests.push(digestOf(columns, row))
    rows.push(
      Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, parameter(row[column], type)])),
    )
    if (rows.length === batch) await flush()
  }
  await flush()
  return digests
}

/** Each row's digest as stored in Postgres. Times are read as text, because node-pg would parse them as local time. */
async function digestsIn(client, { name, columns }, batch) {
  const selected = Object.entries(columns).map(([column, type]) =>
    type === 'bytea' || type === 'boolean' ? `"${column}"` : `"${column}"::text`,
  )
  await client.query(`DECLARE rows CURSOR FOR SELECT ${selected.join(',')} FROM "${name}"`)
  const digests = []
  for (let rows; (rows = (await client.query(`FETCH ${batch} FROM rows`)).rows).length;)
    digests.push(...rows.map((row) => digestOf(columns, row)))
  await client.query('CLOSE rows')
  return digests
}

async function moveAll(client, db) {
  const tables = await readTables(client, db)
  await client.query('BEGIN')
  const { rows } = await client.query('SELECT (SELECT count(*) FROM "Lead") + (SELECT count(*) FROM "Subscriber") AS n')
  if (Number(rows[0].n))
    throw new EnvironmentError('DATABASE_URL names a database that already has leads or subscribers: use an empty one')
  for (const { name } of tables.toReversed()) await client.query(`DELETE FROM "${name}"`)
  for (const table of tables) {
    const batch = batchOf(table)
    const before = await copyTable(client, db, table, batch)
    const after = await digestsIn(client, table, batch)
    if (before.sort().join() !== after.sort().join()) throw new Error(`${table.name} differs after copying`)
    console.log(`${table.name}: ${after.length} rows, all identical`)
  }
  await client.query('COMMIT')
}

async function move({ database, authSecret }, { file: given }) {
  const file = fileToRead(given, 'npm run db:move data/sunnie.db')
  if (database.file)
    throw new EnvironmentError(
      'DATABASE_URL must name the Postgres database to move into: use postgres://user:password@host:5432/name',
    )
  ;(await openExclusively(file)).close()
  await checkCopy(file) // before migrating it, as it may belong to another program
  await migrate({ provider: 'sqlite', file })
  await migrate(database)
  const { default: Database } = await import('libsql')
  const db = new Database(file, { readonly: true })
  const client = await connectPostgres(database.url)
  try {
    await moveAll(client, db)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) console.error('Nothing was moved:')
    throw error
  } finally {
    await client.end() // rolls everything back if it hasn't been committed
    db.close()
  }
  const secret = secretFor(file)
  if (existsSync(secret) && readFileSync(secret, 'utf8').trim() !== authSecret)
    console.log(
      `Set AUTH_SECRET to the contents of ${displayPath(secret)}, or everyone will have to sign in again, and authenticator apps' codes will be rejected.`,
    )
}

await command(move, { file: true })
