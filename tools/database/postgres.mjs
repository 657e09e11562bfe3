// Connects the tools to Postgres. They run before the site has a Prisma client.
import { EnvironmentError } from '../../lib/environment.mjs'

/** Postgres's error codes for a wrong user or password, and for a database that doesn't exist. */
const loginErrorCodes = /^(28|3D)/

/**
 * @param {string} url
 * @returns a connected `pg` client
 * @throws {EnvironmentError} if the server can't be reached or rejects the login
 */
export async function connectPostgres(url) {
  const { default: pg } = await import('pg')
  try {
    // In the try block because it reads any certificate files that the URL names.
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    return client
  } catch (error) {
    const form = 'postgres://user:password@host:5432/name'
    throw new EnvironmentError(
      loginErrorCodes.test(error.code)
        ? `DATABASE_URL is rejected by the server (${error.message}): correct its user, password or database name, ${form}`
        : `DATABASE_URL can't be reached (${error.message || error.code}): start the database, or use ${form}`,
      { cause: error },
    )
  }
}
