// The tools' way to Postgres: they run before the site has a Prisma client.
import { EnvironmentError } from '../lib/environment.mjs'

/**
 * @param {string} url
 * @returns a connected `pg` client
 * @throws {EnvironmentError} when the server can't be reached or doesn't let us in
 */
export async function connectPostgres(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new EnvironmentError(
      `DATABASE_URL can't be reached (${error.code ?? error.message}): start the database, or use postgres://user:password@host:5432/name`,
      { cause: error },
    )
  }
  return client
}
