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
    const adapter = new PrismaPg({ connectionString: database.url, connectionTimeoutMillis: 5_000, max: 10 })
    return new PrismaClient({ adapter }) as unknown as Db
  }
  const { PrismaLibSql } = await import('@prisma/adapter-libsql')
  // libsql opens every connection with foreign keys on and full synchronisation; WAL was set when the file was created.
  // The lock timeout is short because libsql blocks the event loop while it waits; `inWriteTransaction` retries instead.
  return new SqliteClient({ adapter: new PrismaLibSql({ url: `file:${database.file}`, timeout: 150 }) })
}

const globals = globalThis as typeof globalThis & { sunnieDb?: Promise<Db> }

/** This process's one database client. */
export function db(): Promise<Db> {
  return (globals.sunnieDb ??= connect())
}

const busy = /P1008|P2024|P2028|P2034|SQLITE_BUSY|database is locked|deadlock|could not serialize/i
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs `work` in one transaction, retrying for up to about four seconds while another process holds the lock.
 * `work` must write before it reads: on SQLite a transaction that starts with a read can't become a writer
 * once another has written.
 */
export async function inWriteTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db()
  const transaction = async (tx: Transaction) => {
    // Set here rather than on the connection: PgBouncer and pooled hosts refuse it as a startup parameter.
    if (env().database.provider === 'postgresql') await tx.$executeRaw`SET LOCAL statement_timeout = '20s'`
    return work(tx)
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.$transaction(transaction, { maxWait: 5_000, timeout: 10_000 })
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (attempt >= 12 || !busy.test(`${code} ${String(error)}`)) throw error
      await pause(20 * attempt + Math.random() * 60 * attempt)
    }
  }
}

/** Runs `work` again if another request inserted the same unique row at the same instant: this time it finds the row. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: string }).code !== 'P2002') throw error
    return work()
  }
}
