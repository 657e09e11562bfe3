import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { callApi } from '../support/owner/as-owner'
import { startCuttingProxy } from '../support/database/cutting-proxy'
import { createDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { advanceHour, mailStates, waitForOutbox } from '../support/mail/outbox'
import { act } from '../support/owner/owner-page'
import { preload } from '../support/server'
import { sharedEnvironment } from '../support/database/shared-environment'
import { expect, test } from '../support/site'

/**
 * Reads everything that a client sent on one connection to Postgres ("Message Formats" in its manual).
 * @returns the parameters that it started with, and the name of each statement that it prepared
 */
function readMessages(sent: Buffer): { parameters: string[]; statements: string[] } {
  // The first message is its length, the protocol's version and the parameters: "name\0value\0name\0value\0\0".
  let at = sent.readUInt32BE(0)
  const pairs = sent.toString('latin1', 8, at).split('\0')
  const parameters = pairs.filter((name, index) => index % 2 === 0 && name !== '')
  const statements: string[] = []
  // Each of the others starts with its type, which its length doesn't include. Parse starts with the statement's name.
  for (; at + 5 <= sent.length; at += 1 + sent.readUInt32BE(at + 1))
    if (sent.toString('latin1', at, at + 1) === 'P')
      statements.push(sent.toString('latin1', at + 5, sent.indexOf(0, at + 5)))
  return { parameters, statements }
}

// npm run torture has long runs of the same faults (docs/reliability.md).

test('if Postgres’s response is lost after the commit, the visitor sends again and there’s still only one lead @postgres', async ({
  startSite,
}) => {
  const db = await createDatabase('postgres')
  let isUnlucky = (_sent: string) => false
  const proxy = await startCuttingProxy(db.url, (sent) => isUnlucky(sent))
  const site = await startSite({ db: { ...db, url: proxy.url } })
  const nth = (left: number) => () => --left === 0
  // Cut each of a post's first three transactions once, then the one with the lead, whatever the outbox is doing.
  const unlucky = [nth(1), nth(2), nth(3), (sent: string) => sent.includes('unlucky-3@')]
  for (const [index, cuts] of unlucky.entries()) {
    const email = `unlucky-${index}@visitor.example`
    const post = () => site.post('/api/contact', enquiry(email), { 'Idempotency-Key': email })
    isUnlucky = cuts
    const first = await post()
    isUnlucky = () => false
    expect([200, 503]).toContain(first.status)
    expect(await first.json()).toMatchObject({ success: first.status === 200 })
    if (index === 3) {
      // The visitor was told to try again although the lead was stored.
      expect(first.status).toBe(503)
      expect(await site.leads(email)).toHaveLength(1)
    }
    await expect.poll(async () => (await post()).status).toBe(200)
    expect(await site.leads(email)).toHaveLength(1)
  }
  await site.end('SIGKILL')
  proxy.stop()
})

test('while Postgres hangs, a visitor is told to try again, and the next try counts once @postgres', async ({
  startSite,
}) => {
  const db = await createDatabase('postgres')
  const proxy = await startCuttingProxy(db.url, () => false)
  const site = await startSite({ db: { ...db, url: proxy.url } })
  const email = 'stalled@visitor.example'
  const post = () => site.post('/api/contact', enquiry(email), { 'Idempotency-Key': 'stalled' })
  proxy.stall()
  const refused = await post()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  proxy.goOn()
  await expect.poll(async () => (await post()).status).toBe(200)
  expect(await site.leads(email)).toHaveLength(1)
  await site.end('SIGKILL')
  proxy.stop()
})

test('the site sends Postgres nothing that a pooler in transaction mode refuses @postgres', async ({ startSite }) => {
  const db = await createDatabase('postgres')
  const sent = new Map<object, Buffer>()
  const keep = (connection: object, chunk: Buffer) =>
    sent.set(connection, Buffer.concat([sent.get(connection) ?? Buffer.of(), chunk]))
  const proxy = await startCuttingProxy(db.url, () => false, keep)
  const site = await startSite({ db: { ...db, url: proxy.url }, withCarrier: true })
  expect((await site.post('/api/contact', enquiry('pooled@visitor.example'))).status).toBe(200)
  expect((await site.asOwner('/api/admin/leads')).status).toBe(200)
  await waitForOutbox(site)
  const connections = [...sent.values()].map(readMessages)
  const parameters = new Set(connections.flatMap((one) => one.parameters))
  // PgBouncer refuses a connection with any other parameter.
  expect(['user', 'database', 'application_name', 'client_encoding']).toEqual(expect.arrayContaining([...parameters]))
  // A named statement belongs to one connection to Postgres, and the next transaction may get another one.
  expect(new Set(connections.flatMap((one) => one.statements))).toEqual(new Set(['']))
  await site.end('SIGKILL')
  proxy.stop()
})

test('on a full disk a lead gets a 503 and so does a health check; both recover once there’s room', async ({
  startSite,
}) => {
  test.skip(process.platform !== 'linux', 'prlimit, which limits a running process’s file size, is only on Linux')
  const site = await startSite()
  const limitFiles = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', [`--pid=${site.pid}`, `--fsize=${bytes}:unlimited`])
  const health = async () => (await site.request('/api/health')).status
  expect((await site.post('/api/contact', enquiry('before@visitor.example'))).status).toBe(200)
  limitFiles(4096)
  const refused = await site.post('/api/contact', enquiry('during@visitor.example'))
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ success: false })])
  expect(await health()).toBe(503)
  expect((await site.request('/about')).status).toBe(200)
  limitFiles('unlimited')
  expect((await site.post('/api/contact', enquiry('during@visitor.example'))).status).toBe(200)
  expect(await health()).toBe(200)
  expect((await site.leads()).map(({ email }) => email)).toEqual(['during@visitor.example', 'before@visitor.example'])
})

test('an instance that freezes past its lease and resumes sends nothing that another one has sent @postgres', async ({
  startSite,
}) => {
  const still = await startSite({ withCarrier: true, flags: [] }) // without test flags, so it gives up on a try as usual
  const carrier = still.carrier!
  const email = 'handed.over@visitor.example'
  carrier.outcome = (attempt) => (attempt === 1 ? 'hang' : 'accept')
  expect((await still.post('/api/contact', enquiry(email))).status).toBe(200)
  await carrier.until(() => carrier.attempts.length === 1)
  still.signal('SIGSTOP')
  const other = await startSite({
    db: { ...still.db, drop: async () => undefined },
    env: { ...preload('movable-clock'), ...sharedEnvironment(still) },
  })
  await advanceHour(other)
  await carrier.until(() => carrier.mails.length === 2)
  await expect.poll(() => mailStates(other, email)).toEqual(['sent', 'sent'])
  await other.end('SIGKILL')
  still.signal('SIGCONT')
  // It gives up on its own try and carries on with the next lead.
  expect((await still.post('/api/contact', enquiry('next@visitor.example'))).status).toBe(200)
  await carrier.until(() => carrier.to('next@visitor.example').length === 1)
  await carrier.until(() => carrier.noticesAbout('next@visitor.example').length === 1)
  // The try that got no response, and one for each of the four emails.
  expect(carrier.attempts).toHaveLength(5)
  expect(await mailStates(still, email)).toEqual(['sent', 'sent'])
})

/** The files that make up a SQLite database while it's open. */
const partsOf = (file: string) => ['', '-wal', '-shm'].map((suffix) => file + suffix)

test('a database that was away for a while comes back with every lead, whatever was asked for in between', async ({
  startSite,
}) => {
  const site = await startSite({ env: { CRON_SECRET: 'of-the-scheduler' } })
  const file = site.db.url.slice('file:'.length)
  expect((await site.post('/api/contact', enquiry('before@visitor.example'))).status).toBe(200)
  const parts = partsOf(file)
  await callApi(site, 'GET', 'leads') // signs in
  for (const part of parts) renameSync(part, `${part}.aside`)
  // A person's button, the outbox's rounds, and the owner's pages, reading and writing.
  expect((await site.postPlain('/unsubscribe/a-token', [])).status).toBe(503)
  await site.request('/api/cron/outbox', { headers: { authorization: 'Bearer of-the-scheduler' } })
  expect((await callApi(site, 'GET', 'leads')).status).toBe(503)
  expect((await act(site, 'account', 'quiet-hours')).status).toBe(503)
  expect(existsSync(file)).toBe(false)
  for (const part of parts) renameSync(`${part}.aside`, part)
  expect((await site.post('/api/contact', enquiry('after@visitor.example'))).status).toBe(200)
  await site.end('SIGKILL')
  await site.start()
  const stored = (await site.leads()).map(({ email }) => email)
  expect(stored.toSorted()).toEqual(['after@visitor.example', 'before@visitor.example'])
})

test('a database whose first page is overwritten for a while keeps every lead that was acknowledged', async ({
  startSite,
}) => {
  const site = await startSite()
  const post = async (name: string) => (await site.post('/api/contact', enquiry(`${name}@visitor.example`))).status
  expect(await post('before')).toBe(200)
  const file = openSync(site.db.url.slice('file:'.length), 'r+')
  const page = Buffer.alloc(4096)
  readSync(file, page, 0, page.length, 0)
  writeSync(file, Buffer.alloc(page.length, 'A'), 0, page.length, 0)
  const during = await post('during')
  expect([200, 503]).toContain(during)
  writeSync(file, page, 0, page.length, 0)
  closeSync(file)
  await expect.poll(() => post('after')).toBe(200)
  await site.end('SIGKILL')
  await site.start()
  const stored = (await site.leads()).map(({ email }) => email.split('@')[0])
  expect(new Set(stored)).toEqual(new Set(['before', ...(during === 200 ? ['during'] : []), 'after']))
})
