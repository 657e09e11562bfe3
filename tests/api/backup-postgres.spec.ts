import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { knownMigrations, migrate } from '../../tools/migrate.mjs'
import { backup, kept, restore, signUpForDigest, visitors } from '../support/backups'
import { type TestDatabase, postgresDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { outboxCaughtUp } from '../support/outbox'
import { expect, test } from '../support/site'
import { type SystemPostgres, startSystemPostgres, systemPostgres } from '../support/system-postgres'
import { oneLine, runTool } from '../support/tool'

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

  test('of an earlier version is brought up to date by the next start; a restore that is killed changes nothing', async ({
    startSite,
  }) => {
    const bin = systemPostgres()
    test.skip(!bin, 'there is no pg_dump here with a server of its version')
    server = await startSystemPostgres(bin!)
    const db = { ...(await postgresDatabase(server.url)), drop: async () => undefined } // goes with its server
    const earlier = path.join(server.folder, 'migrations')
    const later = knownMigrations('postgresql').at(-1)!
    cpSync('prisma/postgresql/migrations', earlier, { recursive: true })
    rmSync(path.join(earlier, later), { recursive: true })
    await migrate({ url: db.url, provider: 'postgresql' }, earlier)
    const file = path.join(server.folder, 'copy.dump')
    const env = {
      ...process.env,
      AUTH_SECRET: 'x'.repeat(32),
      DATABASE_URL: db.url,
      PATH: `${bin}:${process.env.PATH}`,
    }
    expect((await runTool('backup.mjs', env, file)).code).toBe(0)

    const site = await startSite({ db, env: { PATH: env.PATH } })
    await site.post('/api/contact', enquiry('later@visitor.example'))
    await site.end()
    const killing = path.join(server.folder, 'pg_restore')
    writeFileSync(killing, `#!/bin/sh\n"${bin}/pg_restore" "$@"\nkill -9 $PPID\n`)
    chmodSync(killing, 0o755)
    await restore({ ...env, PATH: `${server.folder}:${env.PATH}` }, file, '--force')
    expect(await site.leads()).toHaveLength(1)

    expect((await restore(env, file, '--force')).code).toBe(0)
    expect(await site.leads()).toEqual([])
    await site.start()
    expect((await site.post('/api/contact', enquiry('new@visitor.example'))).status).toBe(200)
  })

  test('uses pg_dump, pg_restore and psql, names them where they are missing, and holds unsent mail back', async ({
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
      ['restore.mjs', 'psql', '--force'],
      ['restore.mjs', 'pg_restore', '--force'],
    ] as const) {
      expect(await runTool(tool, env, file, ...force)).toEqual(oneLine(program))
      // A stand-in that keeps what it was given; Debian's own is older than the server of the tests.
      const standIn = path.join(folder, program)
      writeFileSync(
        standIn,
        {
          pg_dump: `#!/bin/sh\nfor a; do case "$a" in --file=*) echo dump > "\${a#--file=}";; esac; done\n`,
          psql: `#!/bin/sh\n/bin/cat > ${folder}/script.sql\n`,
          pg_restore: '#!/bin/sh\necho the backup\n',
        }[program],
      )
      chmodSync(standIn, 0o755)
      if (tool === 'backup.mjs') expect((await runTool(tool, env, file)).code).toBe(0)
    }
    // Without its end it changes nothing.
    const script = () => readFileSync(path.join(folder, 'script.sql'), 'utf8')
    expect(script()).not.toContain('COMMIT')
    expect((await restore(env, file, '--force')).code).toBe(0)
    expect(script()).toMatch(/BEGIN;[^]*\nthe backup\n[^]*UPDATE "OutboxMessage" SET state = 'waiting'[^]*COMMIT;\n$/)
    expect((await restore(env, file)).output).toContain('holds leads (2)')
    rmSync(folder, { recursive: true })
  })
})
