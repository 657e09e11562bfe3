import { type DatabaseKind, copyDatabase } from './databases'
import { Site, root } from './server'

/** A server that lives for seconds gains nothing from optimising code, WebAssembly included, or saving memory. */
export const flags = [
  '--liftoff-only',
  '--no-opt',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  ...['compile-cache', 'patient'].map((name) => `--import=${root}/tests/support/preload/${name}.mjs`),
]

const nameOf = (database: DatabaseKind) => `PREPARED_${database}`

/** What each server starts with: a copy of the database that `prepare` made, and the session in it. */
export async function prepared(database: DatabaseKind) {
  const made = process.env[nameOf(database)]
  if (!made) throw new Error('TEST_POSTGRES_URL is missing: npm test starts a Postgres and sets it')
  const { url, cookie } = JSON.parse(made) as { url: string; cookie: string }
  return { db: await copyDatabase(database, url), cookie }
}

async function prepareOne(database: DatabaseKind): Promise<Site> {
  const site = await Site.start({ database, flags })
  const cookie = await site.signIn()
  await site.end()
  await site.db.query('DELETE FROM "RateCount" RETURNING "key"') // the sign-in counts as a guess
  if (database === 'sqlite') await site.db.query('PRAGMA wal_checkpoint(TRUNCATE)') // the file is copied without its log
  process.env[nameOf(database)] = JSON.stringify({ url: site.db.url, cookie })
  return site
}

/**
 * Runs once before the tests, because creating the tables, the owner's account and its session takes as long as three
 * starts. The function it returns runs after them.
 */
export default async function prepare() {
  const kinds: DatabaseKind[] = process.env.TEST_POSTGRES_URL ? ['sqlite', 'postgres'] : ['sqlite']
  const sites = await Promise.all(kinds.map(prepareOne))
  return async () => void (await Promise.all(sites.map((site) => site.stop())))
}
