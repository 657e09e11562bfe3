import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate, replaced } from '../../tools/database/migrate.mjs'
import {
  afterDepartures,
  backup,
  departedSince,
  kept,
  peopleIn,
  restore,
  signUpForDigest,
  visitors,
} from '../support/backups'
import { type TestDatabase, postgresDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { waitForOutbox } from '../support/outbox'
import { expect, test } from '../support/site'
import { type SystemPostgres, startSystemPostgres, systemPostgres } from '../support/system-postgres'
import { oneLine, runTool } from '../support/tool'

test.describe('a backup of Postgres', () => {
  test.skip(({ database }) => database === 'sqlite', 'SQLite needs no other programs')
  let server: SystemPostgres | undefined
  test.afterEach(async () => {
    await server?.stop()
    server = undefined
  })

  test('taken under load and restored elsewhere matches row for row, and has every lead acknowledged before it began', async ({
    startSite,
  }) => {
    const bin = systemPostgres()
    test.skip(!bin, 'this machine has no pg_dump with a server of the same version; the last test uses a stand-in')
    server = await startSystemPostgres(bin!)
    const file = path.join(server.folder, 'copy.dump')
    const elsewhere = await postgresDatabase(server.url)
    const db = { ...(await postgresDatabase(server.url)), drop: async () => undefined } // dropped with its server
    // Hosts hand out addresses like this one. The site's driver ignores parameters that libpq rejects.
    const env = {
      DATABASE_URL: `${db.url}?schema=public&pgbouncer=true&sslaccept=strict`,
      PATH: `${bin}:${process.env.PATH}`,
    }
    const site = await startSite({ db, withCarrier: true, env })
    const { acknowledged, stop } = visitors(site)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
    const before = [...acknowledged]
    expect(await backup(site, file)).toEqual({ code: 0, output: expect.stringContaining('copy.dump') })
    await stop()
    await waitForOutbox(site)

    const restored = await restore({ ...site.environment(), DATABASE_URL: elsewhere.url }, file)
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('The backup has been restored.') })
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

    // Emails unsent in the backup have gone out since, so a site started on it only sends new ones.
    await site.end()
    const attempts = site.carrier!.attempts.length
    await site.start({ DATABASE_URL: elsewhere.url })
    await waitForOutbox(site)
    expect(site.carrier!.attempts).toHaveLength(attempts + 2)
  })

  test('from an earlier version is upgraded by the next start; a newer or truncated one, or a restore that’s killed, changes nothing', async ({
    startSite,
  }) => {
    const bin = systemPostgres()
    test.skip(!bin, 'this machine has no pg_dump with a server of the same version')
    server = await startSystemPostgres(bin!)
    const db = { ...(await postgresDatabase(server.url)), drop: async () => undefined } // dropped with its server
    await migrate({ url: db.url, provider: 'postgresql' })
    await db.query(`UPDATE "_prisma_migrations" SET migration_name = '${replaced}'`)
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
    const program = (name: string, script: string) => {
      writeFileSync(path.join(server!.folder, name), `#!/bin/sh\n"${bin}/${name}" "$@"\n${script}\n`)
      chmodSync(path.join(server!.folder, name), 0o755)
      return { ...env, PATH: `${server!.folder}:${env.PATH}` }
    }
    const killing = program('pg_restore', '[ "$1" != --clean ] || kill -9 $PPID')
    await restore(killing, file, '--force')
    expect(await site.leads()).toHaveLength(1)
    rmSync(path.join(server.folder, 'pg_restore'))

    const restored = await restore(env, file, '--force')
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('erase them again')])
    expect(await site.leads()).toEqual([])
    const newer = /saved as (.+)/.exec(restored.output)![1]!
    expect((await restore(env, newer)).code).toBe(0)
    expect(await site.leads()).toHaveLength(1)

    await db.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ('x', 'x', '29991231000000_later')`,
    )
    const later = path.join(server.folder, 'later.dump')
    expect((await runTool('backup.mjs', env, later)).code).toBe(0)
    await db.query(`DELETE FROM "_prisma_migrations" WHERE id = 'x'`)
    expect(await restore(env, later, '--force')).toEqual({ code: 1, output: expect.stringContaining('newer version') })
    expect(await site.leads()).toHaveLength(1)

    const cut = path.join(server.folder, 'cut.dump')
    const cutting = program('pg_dump', 'for a; do case "$a" in --file=*) truncate -s -100 "${a#--file=}";; esac; done')
    expect([(await runTool('backup.mjs', cutting, cut)).code, existsSync(cut)]).toEqual([1, false])
    await site.start()
    expect((await site.post('/api/contact', enquiry('new@visitor.example'))).status).toBe(200)
  })

  test('doesn’t bring back who has left or been erased since', async ({ startSite }) => {
    const bin = systemPostgres()
    test.skip(!bin, 'this machine has no pg_dump with a server of the same version')
    server = await startSystemPostgres(bin!)
    const db = { ...(await postgresDatabase(server.url)), drop: async () => undefined } // dropped with its server
    const site = await startSite({ db, env: { PATH: `${bin}:${process.env.PATH}` } })
    const file = path.join(server.folder, 'copy.dump')
    await departedSince(site, () => backup(site, file))
    await site.end()
    // Twice, as if the first had been killed.
    for (const _ of [1, 2]) {
      const restored = await restore(site.environment(), file, '--force')
      expect(restored).toEqual({
        code: 0,
        output: expect.stringMatching(/stays so\. Sign-ups ended: 1\. Addresses erased: 1\./),
      })
      expect(await peopleIn(site.db)).toEqual(afterDepartures)
    }
  })

  test('uses pg_dump, pg_restore and psql, names any that are missing, and holds back unsent emails', async ({
    startSite,
  }) => {
    const db = await postgresDatabase()
    // The site keeps its own application_name, whatever the address says.
    const address = `${db.url}?application_name=web`
    const site = await startSite({ db, withCarrier: true, env: { RESEND_API_KEY: undefined, DATABASE_URL: address } })
    await site.post('/api/contact', enquiry('early@visitor.example'))
    await signUpForDigest(site, 'joined@visitor.example')
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-backup-'))
    const file = path.join(folder, 'copy.dump')
    const env = { ...site.environment(), PATH: folder }
    // Stand-ins that keep their input. Debian's own programs are older than the test server.
    const standIn = (program: string, script: string) => {
      writeFileSync(path.join(folder, program), `#!/bin/sh\n${script}\n`)
      chmodSync(path.join(folder, program), 0o755)
    }
    expect(await runTool('backup.mjs', env, file)).toEqual(oneLine('pg_dump'))
    standIn('pg_dump', 'for a; do case "$a" in --file=*) echo dump > "${a#--file=}";; esac; done')
    expect(await runTool('backup.mjs', env, file)).toEqual(oneLine('pg_restore'))
    standIn('pg_restore', 'echo the backup')
    expect(await runTool('backup.mjs', env, file)).toEqual({
      code: 0,
      output: expect.stringMatching(/copy\.dump: 1 kB\n$/),
    })
    expect(await restore(env, file, '--force')).toEqual(oneLine('the site is using .*: stop every instance first'))
    await site.end()
    const kept = `The current database was saved as ${folder}/before-restore-\\d+\\.dump\n`
    const failed = (why: string) => ({ code: 1, output: expect.stringMatching(`^${kept}.*${why}.*\n$`) as unknown })
    expect(await restore(env, file, '--force')).toEqual(failed('psql'))
    standIn('psql', `/bin/cat > ${folder}/script.sql`)
    // A truncated script has no COMMIT, so it changes nothing.
    const script = () => readFileSync(path.join(folder, 'script.sql'), 'utf8')
    standIn('pg_restore', '[ "$1" != --clean ]')
    expect(await restore(env, file, '--force')).toEqual(failed('pg_restore exited with 1'))
    expect(script()).not.toContain('COMMIT')
    standIn('pg_restore', 'echo the backup')
    expect((await restore(env, file, '--force')).code).toBe(0)
    expect(script()).toMatch(/BEGIN;[^]*\nthe backup\n[^]*UPDATE "OutboxMessage" SET state = 'waiting'[^]*COMMIT;\n$/)
    expect((await restore(env, file)).output).toContain('has leads (2)')
    rmSync(folder, { recursive: true })
  })
})
