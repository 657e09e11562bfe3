// Brings a database up to date with prisma/<provider>/migrations.
// Keeps Prisma's own bookkeeping table, so that `prisma migrate status` and `deploy` agree where its engine can be had.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../lib/environment.mjs'

const root = path.resolve(import.meta.dirname, '..')

const bookkeeping = {
  sqlite: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`,
  postgresql: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
}

/** A file that says "there was a database here": a start that finds it without the database refuses to make an empty one. */
const markerOf = (file) => `${file}.made`

async function openSqlite(file) {
  const { default: Database } = await import('libsql')
  // SQLite makes an empty file for whoever opens a missing one, so a file without a byte is missing too.
  const missing = !existsSync(file) || statSync(file).size === 0
  if (missing && existsSync(markerOf(file)))
    throw new EnvironmentError(
      `DATABASE_URL names ${path.relative(process.cwd(), file)}, which was there before and is missing now: put it back (npm run restore), or delete ${path.relative(process.cwd(), markerOf(file))} to begin with an empty one`,
    )
  mkdirSync(path.dirname(file), { recursive: true })
  const db = new Database(file)
  db.exec('PRAGMA busy_timeout=10000; PRAGMA journal_mode=WAL;')
  return {
    // foreign_keys cannot change inside a transaction, and with it on, Prisma's "redefine table" step
    // (DROP TABLE) would cascade into child rows.
    begin: () => db.exec('PRAGMA foreign_keys=OFF; BEGIN IMMEDIATE;'),
    commit: () => {
      const broken = db.prepare('PRAGMA foreign_key_check').all()
      if (broken.length) throw new Error(`foreign keys broken: ${JSON.stringify(broken.slice(0, 3))}`)
      db.exec('COMMIT; PRAGMA foreign_keys=ON;')
    },
    rollback: () => db.exec('ROLLBACK'),
    exec: (sql) => db.exec(sql),
    all: (sql) => db.prepare(sql).all(),
    insert: (sql, args) => db.prepare(sql.replace(/\$\d/g, '?')).run(...args),
    close: () => {
      writeFileSync(markerOf(file), 'A database was made here. See docs/decisions/missing-database.md\n')
      db.close()
    },
  }
}

async function openPostgres(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  return {
    begin: async () => {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock(72707369)')
    },
    commit: () => client.query('COMMIT'),
    rollback: () => client.query('ROLLBACK'),
    exec: (sql) => client.query(sql),
    all: async (sql) => (await client.query(sql)).rows,
    insert: (sql, args) => client.query(sql, args),
    close: () => client.end(),
  }
}

async function applyOne(db, provider, { name, sql }) {
  const checksum = createHash('sha256').update(sql).digest('hex')
  await db.begin() // one transaction and one lock a migration: servers starting at once take turns
  try {
    await db.exec(bookkeeping[provider])
    const rows = await db.all(
      'SELECT "migration_name", "checksum" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL AND "finished_at" IS NOT NULL',
    )
    const done = rows.find((row) => row.migration_name === name)
    if (done && done.checksum !== checksum) throw new Error('it was changed after it ran')
    if (!done) {
      await db.exec(sql)
      const now = new Date().toISOString()
      await db.insert(
        'INSERT INTO "_prisma_migrations" ("id","checksum","finished_at","migration_name","started_at","applied_steps_count") VALUES ($1,$2,$3,$4,$5,1)',
        [randomUUID(), checksum, now, name, now],
      )
    }
    await db.commit()
    return !done
  } catch (error) {
    await db.rollback()
    throw new Error(`migration ${name} failed: ${error.message}`, { cause: error })
  }
}

/** Refuses a database that a newer version of the site has changed: this code does not know its tables. */
async function refuseNewer(db, provider, known) {
  await db.begin()
  await db.exec(bookkeeping[provider])
  await db.commit()
  const rows = await db.all('SELECT "migration_name" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL')
  const unknown = rows.map((row) => row.migration_name).filter((name) => !known.includes(name))
  if (unknown.length)
    throw new EnvironmentError(
      `DATABASE_URL names a database of a newer version of the site (${unknown.at(-1)}): start that version, or restore an older backup`,
    )
}

/**
 * Applies what is missing and returns the names applied.
 * @param {{ url: string, provider: 'sqlite' | 'postgresql', file?: string }} database
 * @param {string} [folder] a folder of Prisma migrations
 */
export async function migrate(database, folder = path.join(root, 'prisma', database.provider, 'migrations')) {
  const db = database.file ? await openSqlite(database.file) : await openPostgres(database.url)
  const applied = []
  try {
    const names = readdirSync(folder)
      .filter((name) => /^\d+_/.test(name))
      .sort()
    await refuseNewer(db, database.provider, names)
    for (const name of names) {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      if (await applyOne(db, database.provider, { name, sql })) applied.push(name)
    }
  } finally {
    await db.close()
  }
  return applied
}
