import { Client } from 'pg'
import { callApi } from '../support/as-owner'
import { startCuttingProxy } from '../support/cutting-proxy'
import { type TestDatabase, createDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { type Device, PushService, trustStandIn } from '../support/push-service/stand-in'
import { withDevice } from '../support/push-service/with-device'
import { email, env, join, newsletter, queued, round, segmentsAtResend } from '../support/segments'
import type { Site, SiteOptions } from '../support/server'
import { sharedEnvironment } from '../support/shared-environment'
import { expect, test } from '../support/site'
import { act } from '../support/owner-page'

test.beforeEach(({ database }) => {
  test.skip(database === 'sqlite', 'one process serves a SQLite file')
})

/**
 * Runs `work` while another connection to Postgres holds the locks of a `SELECT … FOR UPDATE`, as a frozen instance
 * would.
 */
async function whileLocked({ url }: TestDatabase, select: string, work: () => Promise<unknown>) {
  const holder = new Client({ connectionString: url })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    expect((await holder.query(select)).rowCount).toBeGreaterThan(0)
    await work()
  } finally {
    await holder.end()
  }
}

const attempts = async ({ db }: Site) =>
  (await db.query<{ attempts: number }>('SELECT "attempts" FROM "PushNotice"')).map((notice) => notice.attempts)

/** Two instances on one database. One freezes when it has sent `statement`: nothing more of it reaches Postgres. */
async function withInstanceFrozenAt(
  statement: string,
  startSite: (options: SiteOptions) => Promise<Site>,
  work: (instances: { frozen: Site; other: Site; hasFrozen: () => Promise<void> }) => Promise<unknown>,
) {
  const db = await createDatabase('postgres')
  let isFrozen = false
  const proxy = await startCuttingProxy(
    db.url,
    () => false,
    (_, chunk) => {
      if (isFrozen || !chunk.includes(statement)) return
      isFrozen = true
      setImmediate(() => (proxy.stall(), frozen.signal('SIGSTOP')))
    },
  )
  const frozen = await startSite({ db: { ...db, url: proxy.url, drop: async () => undefined }, withCarrier: true })
  const other = await startSite({ db, env: { ...sharedEnvironment(frozen), DATABASE_URL: db.url } })
  await work({ frozen, other, hasFrozen: () => expect.poll(() => isFrozen).toBe(true) })
  await frozen.end('SIGKILL')
  proxy.stop()
}

test('an instance that freezes while it sends email doesn’t keep the others from leads and email', async ({
  startSite,
}) => {
  await withInstanceFrozenAt('UPDATE "OutboxMessage"', startSite, async ({ frozen, other, hasFrozen }) => {
    const carrier = frozen.carrier!
    const about = (email: string) => [...carrier.to(email), ...carrier.noticesAbout(email)]
    await frozen.post('/api/contact', enquiry('claimed@visitor.example'))
    await hasFrozen()
    expect((await other.post('/api/contact', enquiry('behind@visitor.example'))).status).toBe(200)
    await carrier.until(() => about('behind@visitor.example').length === 2)
    expect(about('claimed@visitor.example').length).toBeLessThan(2)
    expect((await other.post('/api/contact', enquiry('later@visitor.example'))).status).toBe(200)
    await carrier.until(() => about('claimed@visitor.example').length === 2)
  })
})

test('an instance that freezes while it stores a lead keeps only its sender waiting', async ({ startSite }) => {
  await withInstanceFrozenAt('INSERT INTO "Receipt"', startSite, async ({ frozen, other, hasFrozen }) => {
    const send = (site: Site) => site.post('/api/contact', enquiry(email), { 'Idempotency-Key': 'sent-twice' })
    const unanswered = send(frozen).catch(() => 'cut off')
    await hasFrozen()
    const again = send(other)
    for (const others of ['one@visitor.example', 'two@visitor.example', 'three@visitor.example'])
      expect((await other.post('/api/contact', enquiry(others))).status).toBe(200)
    await frozen.end('SIGKILL')
    expect(await unanswered).toBe('cut off')
    expect((await again).status).toBe(200)
    expect(await other.leads(email)).toHaveLength(1)
  })
})

test('a lead that an instance was changing as it froze can soon be changed on another', async ({ startSite }) => {
  await withInstanceFrozenAt('UPDATE "public"."Lead"', startSite, async ({ frozen, other, hasFrozen }) => {
    await other.post('/api/contact', enquiry(email))
    const [lead] = await other.leads(email)
    const remind = (site: Site) => callApi(site, 'POST', `leads/${lead!.id}/remind`, { on: '2030-01-01' })
    void remind(frozen).catch(() => 'cut off')
    await hasFrozen()
    await expect.poll(async () => (await remind(other)).status, { timeout: 60_000 }).toBe(200)
  })
})

test('an address that a frozen instance has locked doesn’t keep the others from Resend', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  await round(site) // queues everyone once
  await join(site)
  await join(site, 'lee@visitor.example')
  await whileLocked(site.db, `SELECT FROM "ListSync" WHERE "emailKey" = '${email}' FOR UPDATE`, async () => {
    await round(site)
    expect(await queued(site)).toEqual([email])
  })
  await round(site)
  expect(segmentsAtResend(site)).toEqual([newsletter])
})

test('a notice that a frozen instance has locked doesn’t keep other devices from theirs', async ({ startSite }) => {
  const service = await PushService.start()
  const site = await startSite({ env: trustStandIn })
  await act(site, 'account', 'quiet-hours')
  const [first, second] = [await withDevice(site, service), await withDevice(site, service)]
  service.status = () => 503
  await site.post('/api/contact', enquiry('zoe@visitor.example'))
  await expect.poll(() => attempts(site)).toEqual([1, 1])
  const noticeOf = ({ subscription: { endpoint } }: Device) =>
    `"subscriptionId" = (SELECT "id" FROM "PushSubscription" WHERE "endpoint" = '${endpoint}')`
  const makeDue = (device: Device) =>
    site.db.query(`UPDATE "PushNotice" SET "nextAt" = '${hoursAgo(1)}' WHERE ${noticeOf(device)} RETURNING "id"`)
  await makeDue(first)
  await whileLocked(site.db, `SELECT FROM "PushNotice" WHERE ${noticeOf(first)} FOR UPDATE`, async () => {
    service.status = () => 201
    await makeDue(second)
    await expect.poll(() => second.messages).toHaveLength(1)
  })
  await makeDue(first)
  await expect.poll(() => first.messages).toHaveLength(1)
  await service.stop()
})
