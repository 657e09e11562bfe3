import { enquiry } from '../support/enquiry'
import { advanceHour } from '../support/mail/outbox'
import { callScheduler, scheduled } from '../support/mail/scheduler'
import { preload } from '../support/server'
import { expect, test } from '../support/site'

/** Trusting one proxy lets a test act as many clients. */
const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
const from = (client: string) => ({ 'X-Forwarded-For': client })

test('a mail provider’s one-click posts for many people all work; a flood from one client has to wait', async ({
  startSite,
}) => {
  const site = await startSite({ env: { ...behindProxy, RATE_LIMIT_PER_MINUTE: '2' } })
  const leave = (client: string) => site.postPlain('/unsubscribe/nobody-has-this', [], from(client))
  const statuses = async (count: number, client: string) => {
    const answers = await Promise.all(Array.from({ length: count }, () => leave(client)))
    return answers.map(({ status }) => status)
  }
  expect(await statuses(60, '203.0.113.1')).toEqual(Array(60).fill(404))
  const refused = await leave('203.0.113.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await leave('203.0.113.2')).status).toBe(404)
  expect(site.log, 'the setting for a proxy is right').not.toContain('TRUSTED_PROXY_HOPS')
})

test('the owner’s endpoints and signing out have a rate limit', async ({ startSite }) => {
  const site = await startSite({ env: { ...behindProxy, RATE_LIMIT_PER_MINUTE: '1' } })
  for (const [n, [method, path]] of (
    [
      ['POST', '/api/auth/sign-out'],
      ['POST', '/api/admin/sign-out'],
      ['PATCH', '/api/admin/leads/some-id'],
      ['POST', '/api/admin/accounts'],
      ['DELETE', '/api/admin/person?email=a@b.example'],
    ] as const
  ).entries()) {
    const headers = { 'Content-Type': 'application/json', ...from(`203.0.113.${n}`) }
    const answers = await Promise.all(Array.from({ length: 40 }, () => site.request(path, { method, headers })))
    expect(
      answers.filter(({ status }) => status === 429),
      `${method} ${path}`,
    ).toHaveLength(10)
  }
})

test('of fifty posts at once, exactly as many as the limit allows are accepted @both', async ({ startSite }) => {
  const site = await startSite({ env: { ...behindProxy, RATE_LIMIT_PER_MINUTE: '10' } })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      site.post('/api/newsletter', { email: `burst${n}@visitor.example` }, from('203.0.113.9')),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  expect(await site.leads()).toHaveLength(10)
  // The database doesn't reveal who wrote to us.
  const counts = await site.db.query('SELECT * FROM "RateCount"')
  expect(
    JSON.stringify(counts, (_, value) => (typeof value === 'bigint' ? String(value) : (value as unknown))),
  ).not.toContain('203.0.113.9')
})

test('a limit reached while the clock is ahead ends with its window once the clock is right @postgres', async ({
  startSite,
}) => {
  const site = await startSite({ env: { ...behindProxy, ...preload('movable-clock'), RATE_LIMIT_PER_MINUTE: '1' } })
  const post = () => site.post('/api/contact', enquiry('ahead@visitor.example'), from('203.0.113.9'))
  await advanceHour(site)
  expect([(await post()).status, (await post()).status]).toEqual([200, 429])
  site.signal('SIGHUP')
  await site.logged(/Clock put back/)
  const refused = await post()
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect([wait > 0, wait <= 60]).toEqual([true, true])
})

test('without trusted proxies a forged X-Forwarded-For changes nothing, and the log says once what to set', async ({
  startSite,
}) => {
  const site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '2' } })
  const said = () => site.log.split('\n').filter((line) => line.includes('TRUSTED_PROXY_HOPS'))
  await site.request('/')
  expect(said()).toEqual([])
  const statuses: number[] = []
  for (const client of ['203.0.113.77', '203.0.113.78', '203.0.113.79']) {
    const headers = { ...from(client), 'X-Socket-Address': client }
    statuses.push((await site.post('/api/contact', enquiry(`${client}@visitor.example`), headers)).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  await expect.poll(said).toHaveLength(1)
  expect(said()[0]).toContain('TRUSTED_PROXY_HOPS')
  expect(site.log).not.toContain('203.0.113.77')
})

test('a receipt without a key doesn’t reveal the client’s address', async ({ startSite }) => {
  const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
  const site = await startSite({ env: behindProxy })
  const post = (client: string) =>
    site.post('/api/contact', enquiry('kim@visitor.example'), { 'X-Forwarded-For': client })
  await post('203.0.113.5')
  await post('203.0.113.5')
  await post('203.0.113.6')
  expect(await site.leads()).toHaveLength(2)
  const ids = async () => (await site.db.query<{ id: string }>('SELECT "id" FROM "Receipt"')).map(({ id }) => id)
  expect(await ids()).toEqual([expect.not.stringContaining('203.0.113'), expect.not.stringContaining('203.0.113')])
  // Anyone with a copy of the database can try every address, but not without the secret.
  await site.end()
  await site.start({ ...behindProxy, AUTH_SECRET: 'another-secret-for-the-tests-of-32-characters' })
  await post('203.0.113.5')
  expect(await ids()).toHaveLength(3)
})

test('receipts are deleted when they no longer count: after ten minutes without a key, otherwise after thirty days', async ({
  startSite,
}) => {
  const site = await startSite({ env: scheduled })
  const keyed = { 'Idempotency-Key': 'with~a~tilde' }
  expect((await site.post('/api/contact', enquiry('keyless@visitor.example'))).status).toBe(200)
  expect((await site.post('/api/contact', enquiry('keyed@visitor.example'), keyed)).status).toBe(200)
  const ids = async () => (await site.db.query<{ id: string }>('SELECT "id" FROM "Receipt"')).map(({ id }) => id)
  expect(await ids()).toHaveLength(2)
  const backdate = (minutes: number) =>
    site.db.query(`UPDATE "Receipt" SET "at" = ${Date.now() - minutes * 60_000} RETURNING id`)
  await site.end()
  await backdate(11)
  await site.start()
  await expect.poll(ids).toEqual(['contact:with~a~tilde'])
  expect((await site.post('/api/contact', enquiry('keyed@visitor.example'), keyed)).status).toBe(200)
  expect(await site.leads()).toHaveLength(2)
  await backdate(30 * 24 * 60 + 1)
  await callScheduler(site)
  expect(await ids()).toEqual([])
})
