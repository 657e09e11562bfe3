import { mkdtempSync, rmSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { readEnvironment } from '../../lib/environment.mjs'
import { createDatabase } from '../support/databases'
import { type Site, expect, test } from '../support/site'
import { runTool } from '../support/tool'

const { checkDatabase } = await import('../../tools/doctor/database.mjs')
const { checkBackup, checkBuild, checkDisk, checkSamples } = await import('../../tools/doctor/host.mjs')
const { checkDomain, checkMail } = await import('../../tools/doctor/mail.mjs')

interface Finding {
  level: 'ok' | 'warn' | 'fail'
  area: string
  text: string
}

/** The one finding of an area. */
const levelOf = (findings: Finding[], area: string) => findings.find((finding) => finding.area === area)?.level
const databaseOf = async (site: Site, env: object = {}, onVercel = false) =>
  (await checkDatabase({ ...readEnvironment({ ...site.environment(), ...env }), onVercel })) as Finding[]

test('a site in order has nothing that would lose leads', async ({ site }) => {
  const env = { ...site.environment(), SITE_URL: 'https://www.sunnie.example' }
  const { code, output } = await runTool('doctor.mjs', env)
  expect([code, output]).toEqual([0, expect.stringMatching(/\n0 would lose leads, \d+ should be put right/)])
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

test('what would lose leads ends it with 1, and a wrong variable with one line', { tag: '@once' }, async () => {
  const gone = path.join(mkdtempSync(path.join(os.tmpdir(), 'sunnie-doctor-')), 'sunnie.db')
  writeFileSync(`${gone}.made`, '')
  const { code, output } = await runTool('doctor.mjs', { DATABASE_URL: `file:${gone}` })
  expect([code, output]).toEqual([1, expect.stringMatching(/✗ Database .*missing: npm run restore/)])
  const wrong = await runTool('doctor.mjs', { PORT: 'eighty' })
  expect([wrong.code, wrong.output.trim().split('\n')]).toEqual([1, [expect.stringContaining('PORT')]])
})

test('the database: out of reach, of an older and of a newer version', async ({ startSite, database }) => {
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

test('a clock that is not the database’s', async ({ site, database }) => {
  test.skip(database === 'sqlite', 'SQLite has no clock of its own')
  expect(levelOf(await databaseOf(site), 'Clock')).toBe('ok')
  const { now } = Date
  Date.now = () => now() + 60_000
  const findings = await databaseOf(site).finally(() => (Date.now = now))
  expect(levelOf(findings, 'Clock')).toBe('warn')
})

test('mail that nobody sends, or that waits for a decision', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { RESEND_API_KEY: undefined } })
  await site.post('/api/newsletter', { email: 'waits@visitor.example' })
  const withKey = { RESEND_API_KEY: 're_test' }
  expect(levelOf(await databaseOf(site, withKey), 'Cron')).toBe('ok')
  await site.db.query(`UPDATE "OutboxMessage" SET "nextAt" = '2026-01-01T00:00:00.000+00:00' RETURNING id`)
  expect(levelOf(await databaseOf(site, withKey), 'Cron')).toBe('fail')
  expect(levelOf(await databaseOf(site, {}, true), 'Cron')).toBe('fail')
  expect(levelOf(await databaseOf(site, { CRON_SECRET: 'x'.repeat(20) }, true), 'Cron')).toBe('ok')
  expect(levelOf(await databaseOf(site), 'Outbox')).toBe('ok')
  await site.db.query(`UPDATE "OutboxMessage" SET state = 'waiting' RETURNING id`)
  expect(levelOf(await databaseOf(site), 'Outbox')).toBe('warn')
})

test('TRUSTED_PROXY_HOPS that is not what requests come through', async ({ startSite }) => {
  const site = await startSite()
  expect(levelOf(await databaseOf(site), 'Proxy')).toBe('ok')
  // The second has an entry that its sender made up.
  for (const forwarded of ['203.0.113.7, 198.51.100.1', '192.0.2.1, 203.0.113.7, 198.51.100.1'])
    await site.request('/api/health', { headers: { 'X-Forwarded-For': forwarded } })
  await expect.poll(async () => levelOf(await databaseOf(site), 'Proxy')).toBe('fail')
  expect(levelOf(await databaseOf(site, { TRUSTED_PROXY_HOPS: '2' }), 'Proxy')).toBe('ok')
  expect(levelOf(await databaseOf(site, { TRUSTED_PROXY_HOPS: '3' }), 'Proxy')).toBe('warn')
})

test.describe('what does not hang on the database', { tag: '@once' }, () => {
  /** A stand-in for Resend that answers one way. */
  async function withResend<Result>(
    status: number,
    headers: Record<string, string>,
    work: (url: string) => Promise<Result>,
  ) {
    const server = http.createServer((_, response) => response.writeHead(status, headers).end('{}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.close()
    }
  }
  const mailOf = async (env: object) => (await checkMail(readEnvironment(env as NodeJS.ProcessEnv))) as Finding[]
  const mailed = { RESEND_API_KEY: 're_1', MAIL_FROM: 'Sunnie <hello@sunnie.example>', OWNER_EMAIL: 'a@sunnie.example' }

  test('mail: no key, a refused key, Resend out of reach, nobody to tell, no webhook, a wrong clock', async () => {
    expect(levelOf(await mailOf({}), 'Mail')).toBe('warn')
    const refused = await withResend(401, {}, (url) => mailOf({ ...mailed, RESEND_BASE_URL: url }))
    expect([levelOf(refused, 'Mail'), levelOf(refused, 'Webhook')]).toEqual(['fail', 'warn'])
    const fast = { date: new Date(Date.now() + 3_600_000).toUTCString() }
    const wrongClock = await withResend(200, fast, (url) => mailOf({ ...mailed, RESEND_BASE_URL: url }))
    expect([levelOf(wrongClock, 'Mail'), levelOf(wrongClock, 'Clock')]).toEqual(['ok', 'warn'])
    expect(levelOf(await mailOf({ ...mailed, RESEND_BASE_URL: 'http://127.0.0.1:1' }), 'Mail')).toBe('warn')
    const hook = { RESEND_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`, RESEND_BASE_URL: 'http://127.0.0.1:1' }
    expect(levelOf(await mailOf({ ...mailed, ...hook }), 'Webhook')).toBe('ok')
    const nobody = await mailOf({ ...mailed, OWNER_EMAIL: '', RESEND_BASE_URL: 'http://127.0.0.1:1' })
    expect(nobody.map(({ text }) => text).join()).toContain('OWNER_EMAIL')
  })

  test('the sender’s domain: SPF, DKIM and DMARC, there, missing and out of reach', async () => {
    const records: Record<string, string[][]> = {
      'send.sunnie.example': [['v=spf1 include:amazonses.com ~all']],
      'resend._domainkey.sunnie.example': [['p=MIGf', 'MA0G']],
      '_dmarc.sunnie.example': [['v=DMARC1; p=none;']],
    }
    const levels = async (resolve: (name: string) => Promise<string[][]>) =>
      ((await checkDomain(mailed.MAIL_FROM, resolve)) as Finding[]).map(({ level }) => level)
    const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
    expect(await levels(async (name) => records[name] ?? [])).toEqual(['ok', 'ok', 'ok'])
    expect(await levels(async () => [['v=something else']])).toEqual(['warn', 'warn', 'warn'])
    expect(await levels(failing('ENOTFOUND'))).toEqual(['warn', 'warn', 'warn'])
    expect(await levels(failing('ECONNREFUSED'))).toEqual(['warn', 'warn', 'warn'])
  })

  test('facts that are still samples', async () => {
    const levels = async (list: string) =>
      ((await checkSamples([`tests/unit/content-check/lists/${list}.ts`])) as Finding[]).map(({ level }) => level)
    expect([await levels('open'), await levels('settled')]).toEqual([['warn'], ['ok']])
  })

  test('address, build, disk and backup', async () => {
    const built = (siteUrl: string) => checkBuild({ siteUrl, stage: 'production' }) as Finding[]
    expect(levelOf(built('http://localhost:3000'), 'Address')).toBe('warn')
    const away = built('https://elsewhere.example')
    expect([levelOf(away, 'Address'), levelOf(away, 'Build')]).toEqual(['ok', 'warn'])

    const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-doctor-'))
    const database = { file: path.join(folder, 'sunnie.db') }
    const disk = (bytes?: number) => (checkDisk(database, bytes) as Finding).level
    expect([disk(100e6), disk(500e6), disk(50e9)]).toEqual(['fail', 'warn', 'ok'])

    const backup = () => (checkBackup(database) as Finding).level
    expect(backup()).toBe('warn')
    mkdirSync(`${folder}/backups`)
    const file = `${folder}/backups/sunnie.db`
    writeFileSync(file, '')
    expect(backup()).toBe('ok')
    const lastWeek = Date.now() / 1000 - 7 * 24 * 3600
    utimesSync(file, lastWeek, lastWeek)
    expect(backup()).toBe('warn')
    rmSync(folder, { recursive: true })
  })
})

test('samples of every form fill the owner’s pages, mail nobody, and stay out of real leads', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const seed = (...args: string[]) => runTool('seed.mjs', site.environment(), undefined, ...args)
  expect(await seed('--leads', '1200')).toEqual({ code: 0, output: '1200 sample leads of 10 forms.\n' })
  expect((await seed()).code).toBe(0)
  const { total, items } = (await (await site.asOwner('/api/admin/leads')).json()) as {
    total: number
    items: { remarks: string[] }[]
  }
  expect(items.every(({ remarks }) => remarks.join().includes('sample'))).toBe(true)
  expect(total).toBeGreaterThan(150)
  expect(new Set((await site.leads()).map(({ form }) => form)).size).toBe(10)
  expect(await site.db.query('SELECT id FROM "OutboxMessage"')).toEqual([])
  await site.post('/api/newsletter', { email: 'real@visitor.example' })
  expect(await seed()).toEqual({ code: 1, output: expect.stringContaining('real leads') })
  expect(await site.leads('real@visitor.example')).toHaveLength(1)
})

test('a database that is not there yet is no fault', { tag: '@once' }, async () => {
  const db = await createDatabase('sqlite')
  const { code, output } = await runTool('doctor.mjs', { DATABASE_URL: db.url })
  expect([code, output]).toEqual([0, expect.stringContaining('will be made by the first start')])
  await db.drop()
})
