import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestDatabase, postgresDatabase } from '../support/databases'
import { mailStates, outboxCaughtUp } from '../support/outbox'
import { pngPhoto } from '../support/photos'
import { type Site, expect, test } from '../support/site'
import { type SystemPostgres, startSystemPostgres, systemPostgres } from '../support/system-postgres'
import { runTool } from '../support/tool'

const enquiry = (email: string) => ({ name: 'Robin', email, subject: 'A clean', message: 'Do you have room for us?' })

const kept = ['Lead', 'Upload', 'Receipt', 'Subscriber', 'user', 'account']

/** Every row of every table that a restore leaves as it is, as one hash a table. */
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

const backup = (site: Site, file: string) => runTool('backup.mjs', site.environment(), undefined, file)
const restore = (env: NodeJS.ProcessEnv, ...args: string[]) => runTool('restore.mjs', env, undefined, ...args)

/** Visitors who send enquiries until they're told to stop. */
function visitors(site: Site) {
  const acknowledged: string[] = []
  let going = true
  const visit = async (who: number) => {
    for (let n = 0; going; n++) {
      const email = `visitor.${who}.${n}@visitor.example`
      if ((await site.post('/api/contact', enquiry(email))).status === 200) acknowledged.push(email)
    }
  }
  const all = Promise.all([0, 1, 2, 3].map(visit))
  return { acknowledged, stop: async () => ((going = false), await all) }
}

test.describe('a backup of SQLite', () => {
  test.skip(({ database }) => database === 'postgres', 'Postgres has its own programs')
  let folder: string
  test.beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-backup-'))))
  test.afterEach(() => rmSync(folder, { recursive: true }))

  test('taken under load, restored elsewhere: every row, and everything acknowledged before it began', async ({
    startSite,
  }) => {
    const site = await startSite()
    const photo = new FormData()
    photo.append('photo', new Blob([new Uint8Array(await pngPhoto())]), 'IMG_0001.PNG')
    expect((await site.request('/api/uploads', { method: 'POST', body: photo })).status).toBe(200)
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
    expect([code, output]).toEqual([0, expect.stringContaining('leads of the backup')])
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

  test('never goes over newer leads by itself, nor under a running site, and mails nobody twice', async ({
    startSite,
  }) => {
    const site = await startSite({ withCarrier: true })
    const carrier = site.carrier!
    carrier.outcome = () => 500
    await site.post('/api/contact', enquiry('early@visitor.example'))
    await carrier.until(() => carrier.attempts.length > 0)
    const cookie = await site.signIn()
    const file = path.join(folder, 'copy.db')
    expect((await backup(site, file)).code).toBe(0)
    // Unsent in the backup, and on its way afterwards.
    carrier.outcome = () => 'accept'
    await carrier.until(() => carrier.mails.length === 2)
    await site.post('/api/contact', enquiry('late@visitor.example'))

    expect(await restore(site.environment(), file)).toEqual({ code: 1, output: expect.stringContaining('in use') })
    await site.end()
    const refused = await restore(site.environment(), file)
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/holds leads that the backup doesn't \(1\).*--force/),
    })

    expect((await restore(site.environment(), file, '--force')).code).toBe(0)
    expect((await site.leads()).map(({ email }) => email)).toEqual(['early@visitor.example'])
    const names = readdirSync(path.dirname(site.db.url.slice('file:'.length)))
    const [aside] = names.filter((name) => name.includes('before-restore'))
    expect((await fingerprint(path.join(path.dirname(site.db.url.slice('file:'.length)), aside!)))[0]).toContain(2)
    const attempts = carrier.attempts.length
    await site.start()
    await outboxCaughtUp(site)
    expect(carrier.attempts).toHaveLength(attempts + 2) // the two of the lead that has just come
    expect(await mailStates(site, 'early@visitor.example')).toEqual(['waiting', 'waiting'])
    expect((await site.request('/api/admin/contacts', { headers: { cookie } })).status).toBe(401)
  })

  test('is refused when it is damaged or another file', { tag: '@once' }, async ({ site }) => {
    const file = path.join(folder, 'copy.db')
    writeFileSync(file, 'not a database')
    const env = { ...site.environment(), DATABASE_URL: `file:${folder}/new.db` }
    const { code, output } = await restore(env, file)
    expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining("isn't a whole database")]])
    expect(readdirSync(folder)).toEqual(['copy.db'])
    expect((await backup(site, file)).output).toContain('is there already')
  })
})

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
    await site.end()
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-backup-'))
    const file = path.join(folder, 'copy.dump')
    const env = { ...site.environment(), PATH: folder }
    for (const [tool, program] of [
      ['backup.mjs', 'pg_dump'],
      ['restore.mjs', 'pg_restore'],
    ] as const) {
      const { code, output } = await runTool(tool, env, undefined, file, '--force')
      expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining(program)]])
      // A stand-in that says how it was called; Debian's own is older than the server of the tests.
      const standIn = path.join(folder, program)
      writeFileSync(standIn, `#!/bin/sh\nfor a; do case "$a" in --file=*) echo dump > "\${a#--file=}";; esac; done\n`)
      chmodSync(standIn, 0o755)
      expect((await runTool(tool, env, undefined, file, '--force')).code).toBe(0)
      expect(readdirSync(folder)).toContain('copy.dump')
    }
    expect((await restore(env, file)).output).toContain('holds leads (1)')
    expect(await mailStates(site)).toEqual(['waiting', 'waiting'])
    rmSync(folder, { recursive: true })
  })
})
