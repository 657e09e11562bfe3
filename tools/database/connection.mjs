// Connects the tools to either database through the same few methods. They run before the site has a Prisma client.
import { connectPostgres } from './postgres.mjs'
import { openSqlite } from './sqlite.mjs'

/** Query parameters are written `$1`, `$2` … */
export async function connect({ url, file, provider }) {
  if (provider === 'postgresql') {
    const client = await connectPostgres(url)
    return {
      query: async (sql, args) => (await client.query(sql, args)).rows,
      exec: (sql) => client.query(sql),
      begin: () => client.query('BEGIN'),
      rollback: () => client.query('ROLLBACK'),
      close: () => client.end(),
    }
  }
  const db = await openSqlite(file)
  return {
    query: async (sql, args = []) => db.prepare(sql.replace(/\$(?=\d)/g, '?')).all(...args),
    exec: (sql) => db.exec(sql),
    begin: () => db.exec('BEGIN IMMEDIATE'),
    // If the disk is full, SQLite has already rolled it back.
    rollback: () => db.inTransaction && db.exec('ROLLBACK'),
    close: () => db.close(),
  }
}
