import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { callApi } from '../support/as-owner'
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
import { enquiry } from '../support/enquiry'
import { backdateMails, mailStates, waitForOutbox } from '../support/outbox'
import { pngPhoto } from '../support/photos'
import { statusWith } from '../support/sessions'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { oneLine, runProgram, runTool } from '../support/tool'
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
  test.skip(({ database }) => database === 'postgres', 'Postgres has its own programs')
  let folder: string
  test.beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-backup-'))))
  test.afterEach(() => rmSync(folder, { recursive: true }))

  test('fails with a single line if it can’t be written or an option is unknown', async ({ site }) => {
    writeFileSync(path.join(folder, 'file'), '')
    for (const target of [path.join(folder, 'file/copy.db'), '--help'])
      expect(await backup(site, target)).toEqual(oneLine('.'))
    // Not even root can create a file there.
    expect(await backup(site, '/proc/copy.db')).toEqual(oneLine('(written to|access) .*/proc'))
    const damaged = path.join(folder, 'damaged.db')
    writeFileSync(damaged, 'This is not a database. '.repeat(500))
    for (const [file, problem] of [
      [folder, 'is a folder'],
      [path.join(folder, 'none.db'), "doesn't exist"],
      [damaged, "damaged.db, which isn't a SQLite database"],
    ] as const)
      expect(await runTool('backup.mjs', { DATABASE_URL: `file:${file}` })).toEqual(oneLine(problem))
  })

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

  test('of a copied file includes the log beside it, follows a symlink, and isn’t harmed by a deleted database’s leftover log', async ({
    startSite,
  }) => {
    const site = await startSite()
    for (const name of ['first', 'second']) await site.post('/api/contact', enquiry(`${name}@visitor.example`))
    await site.end('SIGKILL') // leaves its log behind
    const file = site.db.url.slice('file:'.length)
    const snapshot = path.join(folder, 'snapshot.db')
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, snapshot + suffix)

    const link = path.join(folder, 'linked.db')
    symlinkSync('disk/sunnie.db', link)
    const holdsBoth = { code: 0, output: expect.stringContaining('Restored 2 leads to ') }
    expect(await restore({ ...site.environment(), DATABASE_URL: `file:${link}` }, snapshot)).toEqual(holdsBoth)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect((await fingerprint(`${folder}/disk/sunnie.db`))[0]).toContain(2)

    rmSync(file)
    const { code, output } = await restore(site.environment(), snapshot)
    expect([code, output]).toEqual([0, expect.stringMatching(/kept as .+-wal\n[^]*Restored 2 leads to /)])
    expect(await site.leads()).toHaveLength(2)
    await site.start()
  })

  test('succeeds twice in the same second', { tag: '@once' }, async ({ startSite }) => {
    const site = await startSite()
    const sameSecond = "data:text/javascript,Date.prototype.toISOString=()=>'2026-01-02T03:04:05.000Z'"
    const env = { ...site.environment(), NODE_OPTIONS: `--import=${sameSecond}` }
    const both = await Promise.all([1, 2].map(() => runTool('backup.mjs', env)))
    const well = { code: 0, output: expect.stringMatching(/2026-01-02T03-04-05Z\.db: 0 leads, \d+ kB\n$/) }
    expect(both).toEqual([well, well])
    const around = path.dirname(site.db.url.slice('file:'.length))
    expect(readdirSync(path.join(around, 'backups'))).toEqual(['sunnie-2026-01-02T03-04-05Z.db'])
  })

  test('isn’t reported as damaged if the user restoring it just can’t read it', { tag: '@once' }, async ({ site }) => {
    test.skip(process.getuid?.() !== 0, 'only root can run a program as another user')
    const file = path.join(folder, 'copy.db')
    expect((await backup(site, file)).code).toBe(0)
    chmodSync(folder, 0o755)
    const env = { DATABASE_URL: `file:${folder}/new.db` }
    const refused = await runProgram(['tools/restore.mjs', file], env, { uid: 65534 })
    expect(refused).toEqual(oneLine("EACCES: permission denied.+copy\\.db'"))
  })

  test('is rejected if it’s damaged, missing or not a database', { tag: '@once' }, async ({ site }) => {
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
