import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { readEnvironment } from '../../lib/environment.mjs'
import { type Finding, levelOf } from '../support/findings'
import { expect, test } from '../support/site'

const { checkBackup, checkBuild, checkDisk, checkSamples } = await import('../../tools/doctor/host.mjs')
const { checkDomain, checkMail } = await import('../../tools/doctor/mail.mjs')

test.describe('checks that don’t need the database', { tag: '@once' }, () => {
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

  test('mail: no key, a rejected key, Resend unreachable, no owner’s address, no webhook, a wrong clock', async () => {
    expect(levelOf(await mailOf({}), 'Mail')).toBe('warn')
    const refused = await withResend(401, {}, (url) => mailOf({ ...mailed, RESEND_BASE_URL: url }))
    expect(['Mail', 'Webhook', 'Clock'].map((area) => levelOf(refused, area))).toEqual(['fail', 'warn', 'ok'])
    const fast = { date: new Date(Date.now() + 3_600_000).toUTCString() }
    const wrongClock = await withResend(200, fast, (url) => mailOf({ ...mailed, RESEND_BASE_URL: url }))
    expect([levelOf(wrongClock, 'Mail'), levelOf(wrongClock, 'Clock')]).toEqual(['ok', 'warn'])
    expect(levelOf(await mailOf({ ...mailed, RESEND_BASE_URL: 'http://127.0.0.1:1' }), 'Mail')).toBe('warn')
    const hook = { RESEND_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`, RESEND_BASE_URL: 'http://127.0.0.1:1' }
    expect(levelOf(await mailOf({ ...mailed, ...hook }), 'Webhook')).toBe('ok')
    const nobody = await mailOf({ ...mailed, OWNER_EMAIL: '', RESEND_BASE_URL: 'http://127.0.0.1:1' })
    expect(nobody.map(({ text }) => text).join()).toContain('OWNER_EMAIL')
  })

  test('the sender’s domain: SPF, DKIM and DMARC present, missing and unreachable', async () => {
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

  test('facts that still have to be confirmed', async () => {
    const levels = async (list: string) =>
      ((await checkSamples([`tests/unit/content-check/lists/${list}.ts`])) as Finding[]).map(({ level }) => level)
    expect([await levels('open'), await levels('settled')]).toEqual([['warn'], ['ok']])
  })

  test('address, build, disk and backup', async () => {
    const built = (siteUrl: string) => checkBuild({ siteUrl, stage: 'production' }) as Finding[]
    expect(levelOf(built('http://localhost:3000'), 'Address')).toBe('warn')
    const away = built('https://elsewhere.example')
    expect([levelOf(away, 'Address'), levelOf(away, 'Build')]).toEqual(['ok', 'warn'])
    expect(away.map(({ text }) => text).join()).toContain('a new bundle') // a bundle can't run npm run build

    const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-doctor-'))
    const database = { file: path.join(folder, 'sunnie.db') }
    const disk = (bytes?: number) => (checkDisk(database, bytes) as Finding).level
    expect([disk(100e6), disk(500e6), disk(50e9)]).toEqual(['fail', 'warn', 'ok'])

    const backup = () => (checkBackup(database) as Finding).level
    expect(backup()).toBe('warn')
    writeFileSync(`${folder}/backups`, '')
    expect(checkBackup(database)).toMatchObject({ level: 'warn', text: expect.stringContaining('ENOTDIR') as unknown })
    rmSync(`${folder}/backups`)
    mkdirSync(`${folder}/backups`)
    const file = `${folder}/backups/sunnie.db`
    writeFileSync(file, 'a copy')
    writeFileSync(`${folder}/backups/later.db`, '') // left by a failed copy
    expect(checkBackup(database)).toMatchObject({ level: 'ok', text: expect.stringContaining('sunnie.db') as unknown })
    const atAge = (hours: number) => {
      const taken = Date.now() / 1000 - hours * 3600
      utimesSync(file, taken, taken)
      return backup()
    }
    expect([atAge(47), atAge(49), atAge(7 * 24)]).toEqual(['ok', 'warn', 'warn'])
    rmSync(folder, { recursive: true })
  })
})
