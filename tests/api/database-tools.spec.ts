import { spawn } from 'node:child_process'
import path from 'node:path'
import { createDatabase } from '../support/databases'
import { expect, test } from '../support/site'

const root = path.resolve(import.meta.dirname, '../..')
const prepare = `
  const { prepareDatabase } = await import('./tools/database.mjs')
  const { readEnvironment } = await import('./lib/environment.mjs')
  const { exitWithError } = await import('./tools/serve.mjs')
  await prepareDatabase(readEnvironment()).catch(exitWithError)`

/** What a start does to the database before it serves. */
function prepareDatabase(
  url: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', prepare, 'prepare'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: url,
        AUTH_SECRET: 'x'.repeat(32),
        ...env,
      } as unknown as NodeJS.ProcessEnv,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('exit', (code) => resolve({ code, output }))
  })
}

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
