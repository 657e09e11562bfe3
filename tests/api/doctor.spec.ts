import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readEnvironment } from '../../lib/environment.mjs'
import { createDatabase } from '../support/databases'
import { type Finding, levelOf } from '../support/findings'
import { formCases } from '../support/form-cases/all'
import { find } from '../support/owner-leads'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'

const { checkDatabase } = await import('../../tools/doctor/database.mjs')

const databaseOf = async (site: Site, env: object = {}) =>
  (await checkDatabase(readEnvironment({ ...site.environment(), ...env }))) as Finding[]

test('a healthy site has nothing that would lose leads', async ({ site }) => {
  const env = { ...site.environment(), SITE_URL: 'https://www.sunnie.example' }
  const { code, output } = await runTool('doctor.mjs', env)
  expect([code, output]).toEqual([0, expect.stringMatching(/\n0 would lose leads, \d+ should be fixed/)])
  for (const line of output.trim().split('\n').slice(0, -2)) expect(line).toMatch(/^[✓!✗] [A-Z]\w+ +\S/)
  for (const area of [
    'Address',
    'Build',
    'Database',
    'Disk',
    'Mail',
    'SPF',
    'Proxy',
    'Cron',
    'Backup',
    'Outbox',
    'Content',
  ])
    expect(output).toContain(` ${area} `)
})

test('the doctor exits with 1 if leads would be lost or a variable is wrong', { tag: '@once' }, async () => {
  const gone = test.info().outputPath('sunnie.db')
  writeFileSync(`${gone}.made`, '')
  const { code, output } = await runTool('doctor.mjs', { DATABASE_URL: `file:${gone}` })
  expect([code, output]).toEqual([1, expect.stringMatching(/✗ Database .*missing: run npm run restore/)])
  expect(await runTool('doctor.mjs', { PORT: 'eighty' })).toEqual(oneLine('PORT'))
})

test('the database: unreachable, or from an older or newer version', async ({ startSite, database }) => {
  const site = await startSite()
  expect(levelOf(await databaseOf(site), 'Database')).toBe('ok')
  const last = `(SELECT max("migration_name") FROM "_prisma_migrations")`
  const [row] = await site.db.query<{ id: string }>(
    `SELECT id FROM "_prisma_migrations" WHERE "migration_name" = ${last}`,
  )
  const rename = (name: string) =>
    site.db.query(`UPDATE "_prisma_migrations" SET "migration_name" = '${name}' WHERE id = '${row!.id}' RETURNING id`)
  await rename('29990101000000_later')
  expect(await databaseOf(site)).toEqual([
    expect.objectContaining({ level: 'fail', text: expect.stringContaining('newer') }),
  ])
  await site.db.query(`DELETE FROM "_prisma_migrations" WHERE id = '${row!.id}' RETURNING id`)
  expect(await databaseOf(site)).toEqual([
    expect.objectContaining({ level: 'fail', text: expect.stringContaining('db:migrate') }),
  ])
  if (database === 'sqlite') writeFileSync(site.db.url.slice('file:'.length), 'damaged '.repeat(2000))
  else await site.db.disconnect()
  expect(levelOf(await databaseOf(site), 'Database')).toBe('fail')
})

test('a read-only Postgres would lose leads', async ({ startSite, database }) => {
  test.skip(database === 'sqlite', 'on SQLite it’s the file that is read-only')
  const site = await startSite()
  const name = new URL(site.db.url).pathname.slice(1)
  await site.db.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  expect(await databaseOf(site)).toEqual([
    expect.objectContaining({ level: 'fail', text: expect.stringContaining('read-only') }),
  ])
})

test('a clock that differs from the database’s', async ({ site, database }) => {
  test.skip(database === 'sqlite', 'SQLite has no clock of its own')
  expect(levelOf(await databaseOf(site), 'Clock')).toBe('ok')
  const { now } = Date
  Date.now = () => now() + 60_000
  const findings = await databaseOf(site).finally(() => (Date.now = now))
  expect(levelOf(findings, 'Clock')).toBe('warn')
})

test('emails that nothing sends, or that are waiting for a decision', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { RESEND_API_KEY: undefined } })
  await site.post('/api/newsletter', { email: 'waits@visitor.example' })
  const withKey = { RESEND_API_KEY: 're_test' }
  // Both databases store UTC, whatever the machine's time zone.
  const { TZ } = process.env
  process.env.TZ = 'Australia/Brisbane'
  const there = await databaseOf(site, withKey).finally(() => (TZ ? (process.env.TZ = TZ) : delete process.env.TZ))
  expect(levelOf(there, 'Cron')).toBe('ok')
  await site.db.query(`UPDATE "OutboxMessage" SET "nextAt" = '2026-01-01T00:00:00.000+00:00' RETURNING id`)
  expect(levelOf(await databaseOf(site, withKey), 'Cron')).toBe('fail')
  // A notice without a recipient is waiting for the owner's address, not for something to send it.
  await site.db.query(`DELETE FROM "OutboxMessage" WHERE kind <> 'owner-notice' RETURNING id`)
  await site.db.query(`UPDATE "OutboxMessage" SET recipient = '' RETURNING id`)
  expect(levelOf(await databaseOf(site, { ...withKey, OWNER_EMAIL: '', OWNER_PASSWORD: '' }), 'Cron')).toBe('ok')
  expect(levelOf(await databaseOf(site, withKey), 'Cron')).toBe('fail')
  expect(levelOf(await databaseOf(site, { VERCEL: '1' }), 'Cron')).toBe('fail')
  expect(levelOf(await databaseOf(site, { VERCEL: '1', CRON_SECRET: 'x'.repeat(20) }), 'Cron')).toBe('ok')
  expect(levelOf(await databaseOf(site), 'Outbox')).toBe('ok')
  await site.db.query(`UPDATE "OutboxMessage" SET state = 'waiting' RETURNING id`)
  expect(levelOf(await databaseOf(site), 'Outbox')).toBe('warn')
})

test('TRUSTED_PROXY_HOPS that doesn’t match the number of proxies', async ({ startSite }) => {
  const site = await startSite()
  expect(levelOf(await databaseOf(site), 'Proxy')).toBe('ok')
  // The others have an entry made up by their sender.
  const forged = '192.0.2.1, 203.0.113.7, 198.51.100.1'
  for (const forwarded of [forged, '203.0.113.7, 198.51.100.1', forged])
    await site.request('/api/health', { headers: { 'X-Forwarded-For': forwarded } })
  await expect.poll(async () => levelOf(await databaseOf(site), 'Proxy')).toBe('fail')
  expect(levelOf(await databaseOf(site, { TRUSTED_PROXY_HOPS: '2' }), 'Proxy')).toBe('ok')
  expect(levelOf(await databaseOf(site, { TRUSTED_PROXY_HOPS: '3' }), 'Proxy')).toBe('warn')
})

test('samples of all forms fill the owner’s pages, email nobody and never join real leads', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const seed = (...args: string[]) => runTool('seed.mjs', site.environment(), ...args)
  const output = `1200 sample leads from ${formCases.length} forms.\n`
  expect(await seed('--leads', '1200')).toEqual({ code: 0, output })
  expect((await seed()).code).toBe(0)
  const { total, items } = await find(site, {})
  expect(items.every(({ remarks }) => remarks.join().includes('sample'))).toBe(true)
  expect(total).toBeGreaterThan(150)
  expect((await find(site, { q: 'instagram' })).total, 'found by where they came from').toBeGreaterThan(20)
  expect(new Set((await site.leads()).map(({ form }) => form)).size).toBe(formCases.length)
  expect(await site.db.query('SELECT id FROM "OutboxMessage"')).toEqual([])
  await site.post('/api/newsletter', { email: 'real@visitor.example' })
  expect(await seed()).toEqual({ code: 1, output: expect.stringContaining('real leads') })
  const none = { code: 0, output: 'The sample leads are gone.\n' }
  expect([await seed('--leads', '0'), await seed('--leads', '0')]).toEqual([none, none])
  expect((await site.leads()).map(({ email }) => email)).toEqual(['real@visitor.example'])
})

test(
  'samples in an empty database leave the owner’s account to the first start, which prints its password',
  { tag: '@once' },
  async ({ startSite }) => {
    const db = await createDatabase('sqlite')
    expect((await runTool('seed.mjs', { DATABASE_URL: db.url }, '--leads', '1')).code).toBe(0)
    const site = await startSite({ db, env: { OWNER_PASSWORD: undefined } })
    expect(site.log).toMatch(/Owner's account created: \S+, password \S+/)
  },
)

test('the doctor says what to do about a damaged or empty database', { tag: '@once' }, async () => {
  for (const [content, words] of [
    ['no database, '.repeat(1000), "isn't a SQLite database: correct the path, or "],
    ['', 'npm run db:migrate'],
  ] as const) {
    const db = await createDatabase('sqlite')
    writeFileSync(db.url.slice('file:'.length), content)
    expect(await runTool('doctor.mjs', { DATABASE_URL: db.url })).toEqual({
      code: 1,
      output: expect.stringMatching(new RegExp(`✗ Database .*${words}`)),
    })
    await db.drop()
  }
})

test('a database that doesn’t exist yet isn’t a fault', { tag: '@once' }, async () => {
  const db = await createDatabase('sqlite')
  const { code, output } = await runTool('doctor.mjs', { DATABASE_URL: db.url })
  expect([code, output]).toEqual([0, expect.stringContaining('will be created at the first start')])
  await db.drop()
})

test('a database that can’t be created, or that this user can’t see, is a fault', { tag: '@once' }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-doctor-'))
  writeFileSync(`${folder}/file`, '')
  symlinkSync(`${folder}/not-mounted`, `${folder}/mount`)
  mkdirSync(`${folder}/read-only`, { mode: 0o555 })
  mkdirSync(`${folder}/closed`)
  writeFileSync(`${folder}/closed/sunnie.db`, 'leads')
  chmodSync(`${folder}/closed`, 0)
  chmodSync(folder, 0o755)
  // Root can write to read-only folders and see into closed ones.
  const uid = process.getuid?.() === 0 ? 65534 : undefined
  for (const place of ['file', 'mount', 'read-only', 'read-only/new', 'closed']) {
    const env = { DATABASE_URL: `file:${folder}/${place}/sunnie.db` }
    expect([place, await runProgram(['tools/doctor.mjs'], env, { uid })]).toEqual([
      place,
      { code: 1, output: expect.stringMatching(/✗ Database .*sunnie\.db can't be read or created by this user/) },
    ])
  }
  chmodSync(`${folder}/closed`, 0o700)
  rmSync(folder, { recursive: true })
})
