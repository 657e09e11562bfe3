import 'server-only'
import { PrismaClient as SqliteClient } from '@/generated/sqlite/client'
import { env } from './env'

export type Db = SqliteClient
export type Transaction = Parameters<Parameters<Db['$transaction']>[0]>[0]

// The SQLite client's types are the smaller of the two (no `mode: 'insensitive'`, no scalar lists), so code
// that compiles against them runs on both.
async function connect(): Promise<Db> {
  const { database } = env()
  if (database.provider === 'postgresql') {
    const [{ PrismaClient }, { PrismaPg }] = await Promise.all([
      import('@/generated/postgresql/client'),
      import('@prisma/adapter-pg'),
    ])
    const adapter = new PrismaPg({
      connectionString: database.url,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 20_000,
      max: 10,
    })
    return new PrismaClient({ adapter }) as unknown as Db
  }
  const { PrismaLibSql } = await import('@prisma/adapter-libsql')
  // libsql opens every connection with foreign keys on and full synchronisation; WAL was set when the file was made.
  // The wait for a lock is short because it stops the event loop: `durably` waits without stopping it.
  return new SqliteClient({ adapter: new PrismaLibSql({ url: `file:${database.file}`, timeout: 150 }) })
}

const globals = globalThis as typeof globalThis & { sunnieDb?: Promise<Db> }

/** The one database connection of this process. */
export function db(): Promise<Db> {
  return (globals.sunnieDb ??= connect())
}

const busy = /P1008|P2024|P2028|P2034|SQLITE_BUSY|database is locked|deadlock|could not serialize/i
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs `work` in one transaction and tries again while another process holds the lock, for up to about four seconds.
 * `work` must write before it reads: on SQLite a transaction that begins with a read cannot become a writer
 * once another has written.
 */
export async function durably<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db()
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.$transaction(work, { maxWait: 5_000, timeout: 10_000 })
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (attempt >= 12 || !busy.test(`${code} ${String(error)}`)) throw error
      await pause(20 * attempt + Math.random() * 60 * attempt)
    }
  }
}
