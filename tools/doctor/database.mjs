import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { connect } from '../database/connection.mjs'
import { withExplainedFaults } from '../database/prepare-database.mjs'
import { knownMigrations, whyUnusable } from '../database/migrate.mjs'
import { databaseExists, displayPath } from '../database/sqlite.mjs'
import { clockFinding, fail, ok, warn } from './finding.mjs'

const quarterHourMs = 15 * 60_000
const area = 'Database'

/** Checks that the database is intact, up to date and writable. */
async function checkState(db, { provider, file }) {
  if (file) {
    const [{ quick_check: verdict }] = await db.query('PRAGMA quick_check')
    if (verdict !== 'ok') return fail(area, `${displayPath(file)} is damaged: run npm run restore FILE`)
  }
  // The table doesn't exist until the first migration.
  const done = await db.query('SELECT "migration_name" AS name FROM "_prisma_migrations"').catch(() => [])
  const known = knownMigrations(provider)
  const fault = whyUnusable(
    done.map(({ name }) => name),
    known,
  )
  if (fault) return fail(area, fault)
  const missing = known.filter((name) => !done.some((row) => row.name === name))
  if (missing.length)
    return fail(area, `isn't up to date (migrations to apply: ${missing.length}): run npm run db:migrate`)
  await db.begin()
  await db.exec('DELETE FROM "RateCount" WHERE FALSE')
  await db.rollback()
  const version = file ? 'SELECT sqlite_version() AS v' : `SELECT current_setting('server_version') AS v`
  return ok(area, `${file ? 'SQLite' : 'Postgres'} ${(await db.query(version))[0].v}, up to date`)
}

/** Checks that this machine's clock agrees with the database's. SQLite has no clock of its own. */
async function checkClock(db, { file }) {
  if (file) return []
  const [{ ms }] = await db.query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms')
  return [clockFinding(Number(ms), "the database's")]
}

/** Looks for emails that need the owner's decision, and for emails that should have gone out by now. */
async function checkOutbox(db, { mail, owner, onVercel, cronSecret }) {
  const rows = await db.query(
    // Compare times in SQL, because node-pg would read the column's UTC as local time.
    `SELECT state, recipient, state = 'pending' AND "nextAt" < $1 AS late FROM "OutboxMessage" WHERE state IN ('pending', 'sending', 'waiting', 'uncertain', 'failed')`,
    [new Date(Date.now() - quarterHourMs).toISOString()],
  )
  const count = (...states) => rows.filter(({ state }) => states.includes(state)).length
  const undecided = count('waiting', 'uncertain', 'failed')
  // A notice without a recipient isn't late: it's waiting for OWNER_EMAIL.
  const late = mail.resendKey ? rows.filter((row) => row.late && (row.recipient || owner.email)).length : 0
  const outbox = undecided
    ? warn('Outbox', `emails that need a decision: ${undecided}, see /admin/mail`)
    : ok('Outbox', 'no email needs a decision')
  if (onVercel && !cronSecret)
    return [
      outbox,
      fail('Cron', 'nothing calls /api/cron/outbox here, so an email that fails once is never sent: set CRON_SECRET'),
    ]
  const why = 'is the site running, and does anything call /api/cron/outbox?'
  return [
    outbox,
    late ? fail('Cron', `emails over 15 minutes late: ${late}; ${why}`) : ok('Cron', 'email goes out on time'),
  ]
}

/** Compares TRUSTED_PROXY_HOPS with the requests of the last day (lib/server/requests/hops-seen.ts). */
async function checkHops(db, { trustedProxyHops }) {
  const [seen] = await db.query(`SELECT points FROM "RateCount" WHERE key = 'proxy-hops'`)
  const hops = Number(seen?.points ?? trustedProxyHops)
  const found = `TRUSTED_PROXY_HOPS is ${trustedProxyHops}, but requests come through ${hops}`
  if (hops > trustedProxyHops)
    return fail(
      'Proxy',
      `${found}, so all visitors share one limit: set it to ${hops}, unless there's no proxy in front`,
    )
  if (hops < trustedProxyHops) return warn('Proxy', `${found}, so visitors can fake their address: set it to ${hops}`)
  const matches = seen ? 'which matches the requests' : 'and no request has come through a proxy yet'
  return ok('Proxy', `TRUSTED_PROXY_HOPS is ${trustedProxyHops}, ${matches}`)
}

/** The finding for a SQLite file that's missing; undefined if it exists. */
function missingFileFinding(file) {
  if (databaseExists(file)) return undefined
  if (existsSync(`${file}.made`))
    return fail(area, `${displayPath(file)} was created here but is missing: run npm run restore FILE`)
  let nearest = path.dirname(file)
  while (!existsSync(nearest)) nearest = path.dirname(nearest)
  accessSync(nearest, constants.W_OK | constants.X_OK)
  return ok(area, `${displayPath(file)} will be created at the first start`)
}

/**
 * Runs all checks of the database.
 * @param {ReturnType<typeof import('../../lib/environment.mjs').readEnvironment>} environment
 */
export async function checkDatabase(environment) {
  const { database } = environment
  let db
  try {
    return await withExplainedFaults(database, async () => {
      const missing = database.file && missingFileFinding(database.file)
      if (missing) return [missing]
      db = await connect(database)
      const state = await checkState(db, database)
      if (state.level === 'fail') return [state]
      return [
        state,
        ...(await checkClock(db, database)),
        ...(await checkOutbox(db, environment)),
        await checkHops(db, environment),
      ]
    })
  } catch (error) {
    return [fail(area, error.message.split('\n')[0])]
  } finally {
    await db?.close()
  }
}
