import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readEnvironment } from '../../environment.mjs'

type Environment = ReturnType<typeof readEnvironment>

let cached: Environment | undefined

/** This process's environment, read and checked once. Throws `EnvironmentError` with one line for the first mistake. */
export function env(): Environment {
  return (cached ??= readEnvironment())
}

/** Whether the database is Postgres; otherwise it's SQLite. */
export const onPostgres = () => env().database.provider === 'postgresql'

/** The secret that signs sessions: from the environment, or the one generated beside the SQLite file at first start. */
export function authSecret(): string {
  const { authSecret: given, database } = env()
  if (given) return given
  if (!database.file) throw new Error('AUTH_SECRET is missing')
  return readFileSync(path.join(path.dirname(database.file), 'auth-secret'), 'utf8').trim()
}
