import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { backup, kept, restore, signUpForDigest, visitors } from '../support/backups'
import { enquiry } from '../support/enquiry'
import { backdateMails, mailStates, outboxCaughtUp } from '../support/outbox'
import { pngPhoto } from '../support/photos'
import { statusWith } from '../support/sessions'
import { expect, test } from '../support/site'
import { oneLine, runProgram } from '../support/tool'
import { uploaded } from '../support/uploads'

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

test.describe('a backup of SQLite', () => {
  test.skip(({ database }) => database === 'postgres', 'Postgres has its own programs')
  let folder: string
  test.beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-backup-'))))
  test.afterEach(() => rmSync(folder, { recursive: true }))

  test('that cannot be written, or is asked for in words it does not know, says so in one line', async ({ site }) => {
    writeFileSync(path.join(folder, 'file'), '')
    for (const target of [path.join(folder, 'file/copy.db'), '--help'])
      expect(await backup(site, target)).toEqual(oneLine('.'))
  })

  test('taken under load, restored elsewhere: every row, and everything acknowledged before it began', async ({
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
    expect([code, output]).toEqual([0, expect.stringMatching(/holds what the backup held: \d+ leads\./)])
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
    await signUpForDigest(site, 'joined@visitor.example')
    const cookie = await site.signIn()
    const file = path.join(folder, 'copy.db')
    expect(await backup(site, file)).toEqual({ code: 0, output: expect.stringContaining(': 2 leads, ') })
    // Unsent in the backup, and on its way afterwards.
    carrier.outcome = () => 'accept'
    await carrier.until(() => carrier.mails.length === 3)
    await site.post('/api/contact', enquiry('late@visitor.example'))

    expect(await restore(site.environment(), file)).toEqual({ code: 1, output: expect.stringContaining('in use') })
    await site.end()
    const refused = await restore(site.environment(), file)
    expect(refused).toEqual(oneLine("holds leads that the backup doesn't \\(1\\).*--force"))

    const around = path.dirname(site.db.url.slice('file:'.length))
    const copies = () => readdirSync(around).filter((name) => name.includes('restor'))
    expect(copies()).toEqual([])

    expect((await restore(site.environment(), file, '--force')).code).toBe(0)
    expect((await site.leads()).map(({ email }) => email)).toEqual(['joined@visitor.example', 'early@visitor.example'])
    expect(copies()).toEqual([expect.stringContaining('before-restore')])
    expect((await fingerprint(path.join(around, copies()[0]!)))[0]).toContain(3)
    const attempts = carrier.attempts.length
    await backdateMails(site, 'nextAt', 1) // the day's summary is due
    await site.start()
    await outboxCaughtUp(site)
    expect(carrier.attempts).toHaveLength(attempts + 2) // the two of the lead that has just come
    for (const name of ['early', 'joined'])
      expect(await mailStates(site, `${name}@visitor.example`)).toEqual(['waiting', 'waiting'])
    expect(await statusWith(site, cookie)).toBe(401)
  })

  test('is not called damaged when it is only closed to the user who restores', { tag: '@once' }, async ({ site }) => {
    test.skip(process.getuid?.() !== 0, 'only root can give a file to somebody else')
    const file = path.join(folder, 'copy.db')
    expect((await backup(site, file)).code).toBe(0)
    chmodSync(folder, 0o755)
    const env = { DATABASE_URL: `file:${folder}/new.db` }
    const refused = await runProgram(['tools/restore.mjs', file], env, { uid: 65534 })
    expect(refused).toEqual(oneLine("EACCES: permission denied.+copy\\.db'"))
  })

  test('is refused when it is damaged, another file or not there', { tag: '@once' }, async ({ site }) => {
    const file = path.join(folder, 'copy.db')
    for (const missing of [file, folder])
      expect(await restore(site.environment(), missing)).toEqual(
        oneLine(`There is no file ${missing}: npm run restore FILE`),
      )
    writeFileSync(file, 'not a database')
    const env = { ...site.environment(), DATABASE_URL: `file:${folder}/new.db` }
    expect(await restore(env, file)).toEqual(oneLine("isn't a whole database"))
    expect(readdirSync(folder)).toEqual(['copy.db'])
    expect((await backup(site, file)).output).toContain('is there already')
  })
})
