import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type DatabaseKind = 'sqlite' | 'postgres'

export interface TestDatabase {
  url: string
  query<Row = Record<string, unknown>>(sql: string): Promise<Row[]>
  /** Deletes everything but the owner's account and session. */
  empty(): Promise<void>
  /** Cuts the site off from the database. The function it returns reconnects it. */
  disconnect(): Promise<() => Promise<void>>
  drop(): Promise<void>
}

const kept = ['_prisma_migrations', 'user', 'account', 'session']
const strangers = ['account', 'user'].map(
  (table) =>
    `DELETE FROM "${table}" WHERE "${table === 'user' ? 'id' : 'userId'}" NOT IN (SELECT "userId" FROM "session");`,
)

async function sqlite(parent: string, original?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(parent, 'sunnie-'))
  const file = path.join(folder, 'sunnie.db')
  if (original) copyFileSync(original, file)
  const query = async <Row>(sql: string) => {
    const { default: Database } = await import('libsql')
    const db = new Database(file)
    try {
      db.exec('PRAGMA busy_timeout=5000')
      return db.prepare(sql).all() as Row[]
    } finally {
      db.close()
    }
  }
  return {
    url: `file:${file}`,
    query,
    empty: async () => {
      const { default: Database } = await import('libsql')
      const db = new Database(file)
      db.exec('PRAGMA busy_timeout=5000; PRAGMA foreign_keys=OFF')
      const tables = db
        .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
        .all()
      const all = (tables as { name: string }[]).filter(({ name }) => !kept.includes(name))
      db.exec(`BEGIN; ${all.map(({ name }) => `DELETE FROM "${name}";`).join(' ')} ${strangers.join(' ')} COMMIT`)
      db.close()
    },
    disconnect: async () => {
      const { default: Database } = await import('libsql')
      const holder = new Database(file)
      holder.exec('PRAGMA busy_timeout=200')
      // Another connection's lock that doesn't end. Under load it takes a few tries to get in between two writes.
      for (let tries = 0; ; tries++)
        try {
          holder.exec('BEGIN IMMEDIATE')
          break
        } catch (error) {
          if (tries === 50) throw error
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      return async () => {
        holder.exec('ROLLBACK')
        holder.close()
      }
    },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A new database on a Postgres server: an empty one, or a copy of another by its name. */
export async function postgresDatabase(
  server = process.env.TEST_POSTGRES_URL,
  original = 'template1',
): Promise<TestDatabase> {
  if (!server) throw new Error('TEST_POSTGRES_URL is missing: npm test starts a Postgres and sets it')
  const { default: pg } = await import('pg')
  const name = `sunnie_${randomBytes(6).toString('hex')}`
  const on = async <Row>(url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(sql)).rows as Row[]
    } finally {
      await client.end()
    }
  }
  await on(server, `CREATE DATABASE ${name} TEMPLATE ${original}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const admit = (yes: boolean) => on(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${yes}`)
  const disconnect = async () => {
    await admit(false)
    await on(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
    return async () => void (await admit(true))
  }
  return {
    url: url.href,
    query: (sql) => on(url.href, sql),
    empty: async () => {
      const tables = await on<{ name: string }>(
        url.href,
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      )
      const all = tables.filter(({ name }) => !kept.includes(name)).map(({ name }) => `"${name}"`)
      await on(url.href, `TRUNCATE ${all.join()} CASCADE; ${strangers.join(' ')}`)
    },
    disconnect,
    drop: async () => void (await on(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}

/** A new database with the rows of another, by its URL. Nothing may be connected to that one. */
export const copyDatabase = (kind: DatabaseKind, url: string): Promise<TestDatabase> =>
  kind === 'sqlite' ? sqlite(os.tmpdir(), url.slice('file:'.length)) : postgresDatabase(undefined, path.basename(url))

/**
 * A new database: a real SQLite file, or one on the test run's Postgres.
 * @param parent the folder in which the file gets its own folder
 */
export const createDatabase = (kind: DatabaseKind, parent = os.tmpdir()): Promise<TestDatabase> =>
  kind === 'sqlite' ? sqlite(parent) : postgresDatabase()
