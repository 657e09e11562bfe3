// Connects the tools to either database through the same few methods. They run before the site has a Prisma client.
import { connectPostgres } from './postgres.mjs'
import { openSqlite } from './sqlite.mjs'

/** Inserts rows that all have the columns of the first one. */
export function insertRows(db, table, rows) {
  const columns = Object.keys(rows[0])
  const places = rows.map((_, row) => `(${columns.map((__, n) => `$${row * columns.length + n + 1}`).join(',')})`)
  const names = columns.map((column) => `"${column}"`).join(',')
  const values = rows.flatMap((row) => columns.map((column) => row[column]))
  return db.query(`INSERT INTO "${table}" (${names}) VALUES ${places.join(',')} RETURNING 1`, values)
}

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
