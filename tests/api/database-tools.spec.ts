import { createDatabase } from '../support/databases'
import { expect, test } from '../support/site'
import { runProgram } from '../support/tool'

const prepare = `
  const { prepareDatabase } = await import('./tools/database.mjs')
  const { readEnvironment } = await import('./lib/environment.mjs')
  const { exitWithError } = await import('./tools/serve.mjs')
  await prepareDatabase(readEnvironment()).catch(exitWithError)`

/** What a start does to the database before it serves. */
const prepareDatabase = (DATABASE_URL: string, env = {}) =>
  runProgram(['--input-type=module', '-e', prepare, 'prepare'], { DATABASE_URL, AUTH_SECRET: 'x'.repeat(32), ...env })

test.beforeEach(({ database }) => {
  test.skip(database === 'sqlite', 'what differs is Postgres and its driver')
})

test('the owner’s account is dated in UTC wherever the machine is', async ({ database }) => {
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

test('a migration that fails for want of a table is named, and not taken for a server out of reach', async ({
  database,
}) => {
  const store = await createDatabase(database)
  await prepareDatabase(store.url)
  await store.query('DROP TABLE "Lead" CASCADE')
  await store.query('DROP TABLE "Upload"')
  await store.query(`DELETE FROM "_prisma_migrations" WHERE "migration_name" LIKE '%_uploads'`)
  const { code, output } = await prepareDatabase(store.url)
  expect(code).toBe(1)
  expect(output).toMatch(/migration \d+_uploads failed: relation "Lead" does not exist/)
  expect(output).not.toContain("can't be reached")
  await store.drop()
})
