import { spawn } from 'node:child_process'
import { kills, play, slowSenders } from '../../tools/torture/scenarios'
import { judge } from '../../tools/torture/verdict'
import { Visitors } from '../../tools/torture/visitors'
import { createDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { type Site, root } from '../support/server'
import { expect, test } from '../support/site'
import { runProgram } from '../support/tool'

// Short runs of npm run torture. docs/reliability.md says where the others are.

const nothingLost = { lost: 0, storedTwice: 0, untrue: 0, mailsLost: 0, mailsSentTwice: 0 }
const sizes = { rate: 0, pages: 0, tabs: 0, minutes: 0, requests: 0, seed: 0, drain: 1 }

const statusOfLead = async (site: Site, name: string) =>
  (await site.post('/api/contact', enquiry(`${name}@visitor.example`))).status

test('a torture run without faults loses nothing that was acknowledged', async () => {
  const run = ['--import', 'jiti/register', 'tools/torture/main.ts', '--scenario', 'kills', '--kills', '0']
  const { code, output } = await runProgram([...run, '--database', 'sqlite', '--leads', '10'], {
    TEST_PARALLEL_INDEX: '39',
  })
  expect(output).toContain('acknowledged 10 · stored 10 · lost 0')
  expect(code).toBe(0)
})

test('kills at random moments lose and double no lead and no email @both', async ({ database }) => {
  test.setTimeout(120_000) // an email that a killed process was sending waits until its lease is over
  expect(await play(kills, database, { ...sizes, leads: 20, kills: 2 })).toMatchObject({
    ...nothingLost,
    acknowledged: 20,
    stored: 20,
    mailsWaiting: 0,
    faults: [],
  })
})

test('hundreds of posts at the same instant are all answered, and stored once @both', async ({ startSite }) => {
  const site = await startSite()
  const visitors = new Visitors(site)
  await visitors.send(300, 300)
  visitors.close()
  expect(visitors.refusals.has(0)).toBe(false)
  expect(await judge(site, visitors)).toMatchObject({ ...nothingLost, acknowledged: 300, stored: 300 })
})

test('while another process holds SQLite’s lock, pages are served and a sign-in waits for it', async ({
  startSite,
}) => {
  const site = await startSite()
  // Better Auth’s writes bypass the queue for our own.
  const beginSignIn = () => site.request('/api/auth/passkey/generate-authenticate-options')
  await beginSignIn() // so that the next one meets the lock without delay
  const release = await site.db.disconnect()
  const signingIn = beginSignIn()
  for (let read = 0; read < 10; read++) expect((await site.request('/the-sunnie-journal?q=linen')).status).toBe(200)
  await release()
  expect((await signingIn).status).toBe(200)
  expect(await statusOfLead(site, 'after-a-lock')).toBe(200)
})

test('while Postgres has no connections left a visitor is told to try again; then the site gets one by itself @postgres', async ({
  startSite,
}) => {
  const db = await createDatabase('postgres')
  const url = new URL(db.url)
  // The site gets a role of its own, because Postgres doesn't count a superuser's connections.
  const role = (url.username = url.pathname.slice(1))
  await db.query(`CREATE ROLE ${role} LOGIN PASSWORD '${url.password}'; ALTER DATABASE ${role} OWNER TO ${role}`)
  const site = await startSite({ db: { ...db, url: url.href } })
  await db.query(`ALTER ROLE ${role} CONNECTION LIMIT 0`)
  await db.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`)
  expect(await statusOfLead(site, 'during')).toBe(503)
  expect((await site.request('/about')).status).toBe(200)
  await db.query(`ALTER ROLE ${role} CONNECTION LIMIT -1`)
  await expect.poll(() => statusOfLead(site, 'afterwards')).toBe(200)
})

/** Runs a start up to the point where the database is ready, and kills it after `killMs` if given. */
function prepare(url: string, killMs?: number): Promise<number | null> {
  const code = `const { prepareDatabase } = await import('./tools/database/prepare-database.mjs'); const { readEnvironment } = await import('./lib/environment.mjs'); await prepareDatabase(readEnvironment())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) },
    stdio: 'ignore',
  })
  if (killMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killMs)
  return new Promise((resolve) => child.once('exit', resolve))
}

test('several starts at once on a new database, one of them killed, leave it complete with one owner @both', async ({
  database,
}) => {
  const db = await createDatabase(database)
  const [one, other] = await Promise.all([prepare(db.url), prepare(db.url), prepare(db.url, 400)])
  expect([one, other]).toEqual([0, 0])
  expect(await db.query('SELECT id FROM "user"')).toHaveLength(1)
  expect(await db.query('SELECT id FROM "_prisma_migrations" WHERE "finished_at" IS NULL')).toEqual([])
  await db.drop()
})

test('requests that are never finished are cut off, and others are served meanwhile', async ({ startSite }) => {
  test.setTimeout(120_000) // it hangs up after half a minute
  const site = await startSite()
  const closed = await slowSenders(site.port, 50)
  expect(await statusOfLead(site, 'meanwhile')).toBe(200)
  await Promise.all(closed)
})
