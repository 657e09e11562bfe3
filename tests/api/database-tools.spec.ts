import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createDatabase } from '../support/databases'
import { preload } from '../support/server'
import { expect, test } from '../support/site'
import { runProgram } from '../support/tool'

const prepare = `
  const { prepareDatabase } = await import('./tools/database/prepare-database.mjs')
  const { readEnvironment } = await import('./lib/environment.mjs')
  const { exitWithError } = await import('./tools/serve.mjs')
  await prepareDatabase(readEnvironment()).catch(exitWithError)`

/** Prepares the database as a start does before it serves. */
const prepareDatabase = (DATABASE_URL: string, env = {}) =>
  runProgram(['--input-type=module', '-e', prepare, 'prepare'], { DATABASE_URL, AUTH_SECRET: 'x'.repeat(32), ...env })

test.beforeEach(({ database }) => {
  test.skip(database === 'sqlite', 'these are about Postgres and its driver')
})

test('the owner’s account is dated in UTC, whatever the machine’s time zone', async ({ database }) => {
  const store = await createDatabase(database)
  const { code, output } = await prepareDatabase(store.url, { TZ: 'Australia/Brisbane' })
  expect([code, output]).toEqual([0, ''])
  const [age] = await store.query<{ minutes: string }>(
    `SELECT round(extract(epoch FROM (now() AT TIME ZONE 'UTC') - "createdAt") / 60) AS minutes FROM "account"`,
  )
  expect(Number(age!.minutes)).toBeLessThan(5)
  expect(Number(age!.minutes)).toBeGreaterThanOrEqual(0)
  await store.drop()
})

test('a migration that fails is named, not mistaken for an unreachable server', async ({ database }) => {
  const store = await createDatabase(database)
  await prepareDatabase(store.url)
  await store.query('DELETE FROM "_prisma_migrations"')
  const { code, output } = await prepareDatabase(store.url)
  expect(code).toBe(1)
  expect(output).toMatch(/migration \d+_\w+ failed: .+ already exists/)
  expect(output).not.toContain("can't be reached")
  await store.drop()
})

test('a start says that it’s waiting for another migration, and gives up after a minute', async ({ database }) => {
  const store = await createDatabase(database)
  const { default: pg } = await import('pg')
  const other = new pg.Client({ connectionString: store.url })
  await other.connect()
  await other.query('BEGIN; SELECT pg_advisory_xact_lock(72707369)')
  const start = async (release: (child: ChildProcess) => unknown) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', prepare, 'prepare'], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: store.url,
        AUTH_SECRET: 'x'.repeat(32),
        ...preload('movable-clock'),
      },
    } as object)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      if (/waiting up to a minute.*\n$/.test(output)) release(child)
    }
    child.stdout!.on('data', collect)
    child.stderr!.on('data', collect)
    const [code] = (await once(child, 'close')) as [number]
    return { code, last: output.trim().split('\n').at(-1) }
  }
  const given = await start((child) => child.kill('SIGUSR2')) // an hour later
  expect(given).toEqual({ code: 1, last: expect.stringMatching(/^DATABASE_URL .* migrating for more than a minute/) })
  expect((await start(() => other.query('COMMIT'))).code).toBe(0)
  await other.end()
  await store.drop()
})
