// Brings a database up to date with prisma/<provider>/migrations. Keeps Prisma's own bookkeeping table, so that
// `prisma migrate status` and `deploy` agree with it wherever Prisma's engine can run.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EnvironmentError } from '../../lib/environment.mjs'
import { connect } from './connection.mjs'
import { root } from '../root.mjs'
import { markCreated } from './sqlite.mjs'

const bookkeeping = {
  sqlite: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`,
  postgresql: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
}

/** How long a start waits for another process's migration. */
const lockTimeoutMs = 60_000

let hasSaid = false

/** Waits for any other process that's migrating the same Postgres. */
async function acquireMigrationLock(db) {
  for (const deadline = Date.now() + lockTimeoutMs; ; await setTimeout(100)) {
    const [{ mine }] = await db.query('SELECT pg_try_advisory_xact_lock(72707369) AS mine')
    if (mine) return
    if (Date.now() > deadline)
      throw new EnvironmentError(
        'DATABASE_URL names a database that another process has been migrating for more than a minute: let it finish, or end it',
      )
    if (!hasSaid) console.log('Another process is migrating the database: waiting up to a minute for it.')
    hasSaid = true
  }
}

/** Begins a transaction that only one process can hold, so that servers starting together take turns. */
async function begin(db, provider) {
  // Set before the transaction, because it can't be changed inside one. If it were on, Prisma's "redefine table" step
  // (DROP TABLE) would delete child rows by cascade.
  if (provider === 'sqlite') await db.exec('PRAGMA foreign_keys=OFF')
  await db.begin()
  if (provider === 'postgresql') await acquireMigrationLock(db)
}

async function commit(db, provider) {
  const broken = provider === 'sqlite' ? await db.query('PRAGMA foreign_key_check') : []
  if (broken.length) throw new Error(`foreign keys broken: ${JSON.stringify(broken.slice(0, 3))}`)
  await db.exec('COMMIT')
}

/**
 * The newest of the migrations that one starting point replaced, before the site was released: a database that has run
 * it has everything that the first of today's creates.
 */
export const replaced = '20261126133923_outbox-kinds'

/**
 * Why this version can't use a database, by the migrations it has run: a clause such as "is from a newer version …", or
 * undefined. An earlier version's database is fine, and so is one without any.
 * @param {string[]} names
 * @param {string[]} known this version's migrations, oldest first
 */
export function whyUnusable(names, known) {
  const later = names.find((name) => name > known[0] && !known.includes(name))
  if (later) return `is from a newer version of the site (${later}): use that version`
  if (names.length && !names.includes(known[0]) && !names.includes(replaced))
    return `is from before ${replaced}: start the version of 28 November 2026 with it first`
}

async function applyOne(db, provider, { name, sql }) {
  const checksum = createHash('sha256').update(sql).digest('hex')
  await begin(db, provider) // one transaction per migration
  try {
    await db.exec(bookkeeping[provider])
    const rows = await db.query(
      'SELECT "migration_name", "checksum" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL AND "finished_at" IS NOT NULL',
    )
    const done = rows.find((row) => row.migration_name === name)
    if (done && done.checksum !== checksum)
      throw new EnvironmentError(
        `DATABASE_URL names a database that ran another version of prisma/${provider}/migrations/${name}: undo the change to that file, and make it in a new migration (docs/recipes.md)`,
      )
    if (!done) {
      const isThere = name === knownMigrations(provider)[0] && rows.some((row) => row.migration_name === replaced)
      if (!isThere) await db.exec(sql)
      const now = new Date().toISOString()
      await db.query(
        'INSERT INTO "_prisma_migrations" ("id","checksum","finished_at","migration_name","started_at","applied_steps_count") VALUES ($1,$2,$3,$4,$5,1)',
        [randomUUID(), checksum, now, name, now],
      )
    }
    await commit(db, provider)
    return !done
  } catch (error) {
    await db.rollback()
    if (error instanceof EnvironmentError) throw error
    throw new Error(`migration ${name} failed: ${error.message}`, { cause: error })
  }
}

/** Rejects a database whose tables this code doesn't know. */
async function assertUsable(db, provider, known) {
  await begin(db, provider)
  await db.exec(bookkeeping[provider])
  await commit(db, provider)
  const rows = await db.query(
    'SELECT "migration_name" AS name FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
  )
  const fault = whyUnusable(rows.map(({ name }) => name).sort(), known)
  if (fault) throw new EnvironmentError(`DATABASE_URL names a database that ${fault}, or restore another backup`)
}

/** The names of this version's migrations, oldest first. */
export const knownMigrations = (provider, folder = path.join(root, 'prisma', provider, 'migrations')) =>
  readdirSync(folder)
    .filter((name) => /^\d+_/.test(name))
    .sort()

/** The tables and types that this version's migrations create on Postgres, tables first. */
export function madeByMigrations() {
  const folder = path.join(root, 'prisma/postgresql/migrations')
  const sql = knownMigrations('postgresql').map((name) =>
    readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'),
  )
  return [...sql.join('\n').matchAll(/^CREATE (TABLE|TYPE) "(\w+)"/gm)]
    .map(([, kind, name]) => ({ kind, name }))
    .sort((one, other) => one.kind.localeCompare(other.kind))
}

/**
 * Applies the missing migrations and returns their names.
 * @param {{ url: string, provider: 'sqlite' | 'postgresql', file?: string }} database
 * @param {string} [folder] a folder of Prisma migrations
 */
export async function migrate(database, folder = path.join(root, 'prisma', database.provider, 'migrations')) {
  const db = await connect(database)
  const applied = []
  try {
    const names = knownMigrations(database.provider, folder)
    await assertUsable(db, database.provider, names)
    for (const name of names) {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      if (await applyOne(db, database.provider, { name, sql })) applied.push(name)
    }
  } finally {
    await db.close()
  }
  if (database.file) markCreated(database.file)
  return applied
}
