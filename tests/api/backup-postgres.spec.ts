import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { backup, enquiry, kept, restore, signUpForDigest, visitors } from '../support/backups'
import { type TestDatabase, postgresDatabase } from '../support/databases'
import { mailStates, outboxCaughtUp } from '../support/outbox'
import { expect, test } from '../support/site'
import { type SystemPostgres, startSystemPostgres, systemPostgres } from '../support/system-postgres'
import { runTool } from '../support/tool'

test.describe('a backup of Postgres', () => {
  test.skip(({ database }) => database === 'sqlite', 'SQLite needs no other program')
  let server: SystemPostgres | undefined
  test.afterEach(async () => {
    await server?.stop()
    server = undefined
  })

  test('taken under load, restored elsewhere: every row, and everything acknowledged before it began', async ({
    startSite,
  }) => {
    const bin = systemPostgres()
    test.skip(!bin, 'there is no pg_dump here with a server of its version; the next test has a stand-in')
    server = await startSystemPostgres(bin!)
    const file = path.join(server.folder, 'copy.dump')
    const elsewhere = await postgresDatabase(server.url)
    const db = { ...(await postgresDatabase(server.url)), drop: async () => undefined } // goes with its server
    const site = await startSite({ db, withCarrier: true, env: { PATH: `${bin}:${process.env.PATH}` } })
    const { acknowledged, stop } = visitors(site)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
    const before = [...acknowledged]
    expect(await backup(site, file)).toEqual({ code: 0, output: expect.stringContaining('copy.dump') })
    await stop()
    await outboxCaughtUp(site)

    const restored = await restore({ ...site.environment(), DATABASE_URL: elsewhere.url }, file)
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('what the backup does') })
    const rowsOf = async (of: TestDatabase, table: string) =>
      (await of.query<{ hash: string }>(`SELECT md5(t::text) AS hash FROM "${table}" t`)).map(({ hash }) => hash)
    for (const table of kept) {
      const there = new Set(await rowsOf(db, table))
      expect([table, (await rowsOf(elsewhere, table)).filter((hash) => !there.has(hash))]).toEqual([table, []])
    }
    const leads = await elsewhere.query<{ email: string }>('SELECT email FROM "Lead"')
    const emails = new Set(leads.map(({ email }) => email))
    expect(before.filter((email) => !emails.has(email))).toEqual([])
    expect(emails.size).toBeLessThan(acknowledged.length)

    // What was unsent in the backup has gone out since: a site on it mails only whoever comes now.
    await site.end()
    const attempts = site.carrier!.attempts.length
    await site.start({ DATABASE_URL: elsewhere.url })
    await outboxCaughtUp(site)
    expect(site.carrier!.attempts).toHaveLength(attempts + 2)
  })

  test('uses pg_dump and pg_restore, names them where they are missing, and holds unsent mail back', async ({
    startSite,
  }) => {
    const site = await startSite({ withCarrier: true, env: { RESEND_API_KEY: undefined } })
    await site.post('/api/contact', enquiry('early@visitor.example'))
    await signUpForDigest(site, 'joined@visitor.example')
    await site.end()
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-backup-'))
    const file = path.join(folder, 'copy.dump')
    const env = { ...site.environment(), PATH: folder }
    for (const [tool, program, ...force] of [
      ['backup.mjs', 'pg_dump'],
      ['restore.mjs', 'pg_restore', '--force'],
    ] as const) {
      const { code, output } = await runTool(tool, env, undefined, file, ...force)
      expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining(program)]])
      // A stand-in that says how it was called; Debian's own is older than the server of the tests.
      const standIn = path.join(folder, program)
      writeFileSync(standIn, `#!/bin/sh\nfor a; do case "$a" in --file=*) echo dump > "\${a#--file=}";; esac; done\n`)
      chmodSync(standIn, 0o755)
      expect((await runTool(tool, env, undefined, file, ...force)).code).toBe(0)
      expect(readdirSync(folder)).toContain('copy.dump')
    }
    expect((await restore(env, file)).output).toContain('holds leads (2)')
    expect(await mailStates(site)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    rmSync(folder, { recursive: true })
  })
})
