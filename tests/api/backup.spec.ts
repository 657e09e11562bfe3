import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate, replaced } from '../../tools/database/migrate.mjs'
import { callApi } from '../support/owner/as-owner'
import {
  afterDepartures,
  backup,
  departedSince,
  kept,
  peopleIn,
  restore,
  signUpForDigest,
  visitors,
} from '../support/database/backups'
import { type TestDatabase, postgresDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { backdateMails, mailStates, waitForOutbox } from '../support/mail/outbox'
import { pngPhoto } from '../support/photos'
import type { Site } from '../support/server'
import { statusWith } from '../support/owner/sessions'
import { expect, test } from '../support/site'
import { type SystemPostgres, startSystemPostgres, systemPostgres } from '../support/database/system-postgres'
import { oneLine, runTool } from '../support/tool'
import { uploaded } from '../support/uploads'

/** The number of rows and a hash of them, for each table that a restore leaves unchanged. */
async function fingerprint(file: string) {
  const { default: Database } = await import('libsql')
  const db = new Database(file, { readonly: true })
  try {
    return kept.map((table) => {
      const rows = db
        .prepare(`SELECT * FROM "${table}"`)
        .all()
        .map((row) =>
          JSON.stringify(row, (_, value: unknown) =>
            value instanceof ArrayBuffer ? Buffer.from(value).toString('hex') : value,
          ),
        )
        .sort()
      return [table, rows.length, createHash('sha256').update(rows.join('\n')).digest('hex')]
    })
  } finally {
    db.close()
  }
}

test.describe('a backup of SQLite', () => {
  let folder: string
  test.beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-backup-'))))
  test.afterEach(() => rmSync(folder, { recursive: true }))

  test('taken under load and restored elsewhere has every row, and every lead acknowledged before it began', async ({
    startSite,
  }) => {
    const site = await startSite()
    await uploaded(site, await pngPhoto())
    const { acknowledged, stop } = visitors(site)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30)
    const before = [...acknowledged]
    const file = path.join(folder, 'copy.db')
    expect(await backup(site, file)).toEqual({ code: 0, output: expect.stringContaining('leads') })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before.length)
    await stop()
    expect([statSync(file).mode & 0o077, readdirSync(folder)]).toEqual([0, ['copy.db']])

    const elsewhere = path.join(folder, 'elsewhere/sunnie.db')
    const { code, output } = await restore({ ...site.environment(), DATABASE_URL: `file:${elsewhere}` }, file)
    expect([code, output]).toEqual([0, expect.stringMatching(/Restored \d+ leads to /)])
    expect(await fingerprint(elsewhere)).toEqual(await fingerprint(file))
    const { default: Database } = await import('libsql')
    const db = new Database(elsewhere)
    const restored = new Set(
      (db.prepare('SELECT email FROM "Lead"').all() as { email: string }[]).map(({ email }) => email),
    )
    db.close()
    expect(before.filter((email) => !restored.has(email))).toEqual([])
    expect(restored.size).toBeLessThan((await site.leads()).length)
  })

  test('is never restored over newer leads without --force or under a running site, and emails nobody twice', async ({
    startSite,
  }) => {
    const site = await startSite({ withCarrier: true })
    const carrier = site.carrier!
    carrier.outcome = () => 500
    await site.post('/api/contact', enquiry('early@visitor.example'))
    await carrier.until(() => carrier.attempts.length > 0)
    await signUpForDigest(site, 'joined@visitor.example')
    const cookie = await site.signIn()
    const kim = { email: 'kim@sunnie.example', name: 'Kim', role: 'helper' } // gets a link to set a password
    expect((await callApi(site, 'POST', 'accounts', kim)).status).toBe(200)
    const links = () => site.db.query('SELECT * FROM "verification"')
    const file = path.join(folder, 'copy.db')
    expect(await backup(site, file)).toEqual({ code: 0, output: expect.stringContaining(': 2 leads, ') })
    // Unsent in the backup, but sent since.
    carrier.outcome = () => 'accept'
    await carrier.until(() => carrier.mails.length === 3)
    await site.post('/api/contact', enquiry('late@visitor.example'))

    expect(await restore(site.environment(), file)).toEqual({ code: 1, output: expect.stringContaining('in use') })
    await site.end()
    const refused = await restore(site.environment(), file)
    expect(refused).toEqual(oneLine("has leads that aren't in the backup \\(1\\).*--force"))

    const around = path.dirname(site.db.url.slice('file:'.length))
    const copies = () => readdirSync(around).filter((name) => name.includes('restor'))
    expect(copies()).toEqual([])

    const restored = await restore(site.environment(), file, '--force')
    // Accounts ended since the backup can sign in again, so the output says where to check them.
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('/admin/account') })
    expect((await site.leads()).map(({ email }) => email)).toEqual(['joined@visitor.example', 'early@visitor.example'])
    expect(copies()).toEqual([expect.stringContaining('before-restore')])
    expect((await fingerprint(path.join(around, copies()[0]!)))[0]).toContain(3)
    const attempts = carrier.attempts.length
    await backdateMails(site, 'nextAt', 1) // the daily digest is due
    await site.start()
    await waitForOutbox(site)
    expect(carrier.attempts).toHaveLength(attempts + 2) // the two for the lead that waitForOutbox sends
    for (const name of ['early', 'joined'])
      expect(await mailStates(site, `${name}@visitor.example`)).toEqual(['waiting', 'waiting'])
    expect([await statusWith(site, cookie), await links()]).toEqual([401, []])
  })

  test('doesn’t bring back who has left or been erased since, even if the database is lost; says so if it can’t tell', async ({
    startSite,
  }) => {
    const site = await startSite()
    const file = path.join(folder, 'copy.db')
    await departedSince(site, () => backup(site, file))
    await site.end()
    const database = site.db.url.slice('file:'.length)
    const list = path.join(path.dirname(database), 'backups/departures')
    expect(readFileSync(list, 'utf8')).not.toMatch(/@|visitor/)
    rmSync(database)
    const restored = await restore(site.environment(), file)
    expect(restored).toEqual({
      code: 0,
      output: expect.stringMatching(/stays so\. Sign-ups ended: 1\. Addresses erased: 1\./),
    })
    expect(await peopleIn(site.db)).toEqual(afterDepartures)
    expect(
      await site.db.query(`SELECT id FROM "OutboxMessage" WHERE recipient LIKE 'erased%' OR text LIKE '%erased@%'`),
    ).toEqual([])

    // Whoever comes back stays in a backup that is taken then.
    await site.start()
    for (const path of ['/api/newsletter', '/api/contact'])
      for (const name of ['left', 'erased'])
        await site.post(
          path,
          path === '/api/contact' ? enquiry(`${name}@visitor.example`) : { email: `${name}@visitor.example` },
        )
    const everyone = await peopleIn(site.db)
    const later = path.join(path.dirname(list), 'later.db')
    await backup(site, later)
    const elsewhere = { ...site.environment(), DATABASE_URL: `file:${folder}/elsewhere.db` }
    expect((await restore(elsewhere, later)).code).toBe(0)
    const { default: Database } = await import('libsql')
    const db = new Database(`${folder}/elsewhere.db`)
    const query = (sql: string) => Promise.resolve(db.prepare(sql).all())
    expect(await peopleIn({ query } as Site['db'])).toEqual(everyone)
    db.close()

    const other = { ...elsewhere, DATABASE_URL: `file:${folder}/other.db`, AUTH_SECRET: 'x'.repeat(32) }
    expect((await restore(other, later)).output).toContain('was written with another AUTH_SECRET')
    rmSync(list)
    const third = { ...elsewhere, DATABASE_URL: `file:${folder}/third.db` }
    expect((await restore(third, later)).output).toContain('erase them again')
  })

  test('is rejected if it’s damaged, missing or not a database', async ({ site }) => {
    const file = path.join(folder, 'copy.db')
    for (const missing of [file, folder])
      expect(await restore(site.environment(), missing)).toEqual(
        oneLine(`There is no file ${missing}: npm run restore FILE`),
      )
    writeFileSync(file, 'not a database')
    const env = { ...site.environment(), DATABASE_URL: `file:${folder}/new.db` }
    expect(await restore(env, file)).toEqual(oneLine("isn't a complete database"))
    expect(readdirSync(folder)).toEqual(['copy.db'])
    expect((await backup(site, file)).output).toContain('already exists')
  })
})

test.describe('a backup of Postgres', () => {
  let server: SystemPostgres | undefined
  test.afterEach(async () => {
    await server?.stop()
    server = undefined
  })

  test('taken under load and restored elsewhere matches row for row, and has every lead acknowledged before it began @postgres', async ({
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

  test('from an earlier version is upgraded by the next start; a newer or truncated one, or a restore that’s killed, changes nothing @postgres', async ({
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
    expect(await restore(env, later, '--force')).toEqual({
      code: 1,
      output: expect.stringContaining('newer version'),
    })
    expect(await site.leads()).toHaveLength(1)

    const cut = path.join(server.folder, 'cut.dump')
    const cutting = program('pg_dump', 'for a; do case "$a" in --file=*) truncate -s -100 "${a#--file=}";; esac; done')
    expect([(await runTool('backup.mjs', cutting, cut)).code, existsSync(cut)]).toEqual([1, false])
    await site.start()
    expect((await site.post('/api/contact', enquiry('new@visitor.example'))).status).toBe(200)
  })

  test('uses pg_dump, pg_restore and psql, names any that are missing, and holds back unsent emails @postgres', async ({
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
