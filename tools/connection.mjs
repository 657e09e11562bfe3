// The tools' way to either database, with the same few methods: they run before the site has a Prisma client.
import { connectPostgres } from './postgres.mjs'
import { openSqlite } from './sqlite.mjs'

/** Parameters are `$1`, `$2` … in order. */
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
    query: async (sql, args = []) => db.prepare(sql.replace(/\$\d+/g, '?')).all(...args),
    exec: (sql) => db.exec(sql),
    begin: () => db.exec('BEGIN IMMEDIATE'),
    // A full disk has rolled it back already.
    rollback: () => db.inTransaction && db.exec('ROLLBACK'),
    close: () => db.close(),
  }
}
