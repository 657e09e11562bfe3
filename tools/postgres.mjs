// The tools' way to Postgres: they run before the site has a Prisma client.
import { EnvironmentError } from '../lib/environment.mjs'

/** Postgres's codes for a wrong user or password, and for a database that isn't there. */
const letsNobodyIn = /^(28|3D)/

/**
 * @param {string} url
 * @returns a connected `pg` client
 * @throws {EnvironmentError} when the server can't be reached or doesn't let us in
 */
export async function connectPostgres(url) {
  const { default: pg } = await import('pg')
  try {
    // Reads the certificates that the address names.
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    return client
  } catch (error) {
    const form = 'postgres://user:password@host:5432/name'
    throw new EnvironmentError(
      letsNobodyIn.test(error.code)
        ? `DATABASE_URL is refused by the database (${error.message}): correct its user, password or name, ${form}`
        : `DATABASE_URL can't be reached (${error.message || error.code}): start the database, or use ${form}`,
      { cause: error },
    )
  }
}
