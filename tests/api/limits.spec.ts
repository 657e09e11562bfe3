import { enquiry } from '../support/enquiry'
import { advanceHour } from '../support/outbox'
import { preload } from '../support/server'
import { expect, test } from '../support/site'

/** Trusting one proxy lets a test act as many clients. */
const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
const from = (client: string) => ({ 'X-Forwarded-For': client })

test(
  'an oversized body unsubscribes nobody; a mail provider’s one-click post does so at once',
  { tag: '@once' },
  async ({ site }) => {
    const email = 'patient@visitor.example'
    await site.post('/api/newsletter', { email })
    const place = async () =>
      (
        await site.db.query<{ token: string; unsubscribedAt: unknown }>(
          `SELECT "token", "unsubscribedAt" FROM "Subscriber" WHERE "emailKey" = '${email}'`,
        )
      )[0]!
    const { token } = await place()
    const left = async () => (await place()).unsubscribedAt
    expect((await site.postPlain(`/api/unsubscribe/${token}`, [['x', 'a'.repeat(70_000)]])).status).toBe(413)
    expect(await left()).toBeNull()
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await site.request(`/unsubscribe/${token}`, { method: 'POST', body: form })).status).toBe(200)
    expect(await left()).not.toBeNull()
  },
)

test(
  'a mail provider’s one-click posts for many people all work; a flood from one client has to wait',
  { tag: '@once' },
  async ({ startSite }) => {
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
  },
)

test('the owner’s endpoints and signing out have a rate limit', { tag: '@once' }, async ({ startSite }) => {
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

test('of fifty posts at once, exactly as many as the limit allows are accepted', async ({ startSite }) => {
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

test('two instances on one Postgres share their limits, fifty at once', async ({ startSite, database }) => {
  test.skip(database === 'sqlite', 'one process serves a SQLite file, and counts in memory')
  const env = { ...behindProxy, RATE_LIMIT_PER_MINUTE: '10' }
  const one = await startSite({ env })
  const two = await startSite({ env: { ...env, DATABASE_URL: one.db.url } })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      (n % 2 ? one : two).post('/api/newsletter', { email: `both${n}@visitor.example` }, from('203.0.113.9')),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(await one.leads()).toHaveLength(10)
})

test('once a clock that was a day ahead is corrected, nobody waits for a day', async ({ startSite, database }) => {
  test.skip(database === 'sqlite', 'counts in memory expire by a timer')
  const site = await startSite({ env: { ...behindProxy, RATE_LIMIT_PER_MINUTE: '2' } })
  const post = () => site.post('/api/contact', enquiry('early@visitor.example'), from('203.0.113.9'))
  expect((await post()).status).toBe(200)
  await site.db.query(`UPDATE "RateCount" SET "expire" = "expire" + 86400000 WHERE "key" LIKE 'post:%' RETURNING "key"`)
  expect((await post()).status).toBe(200)
  const refused = await post()
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 60]).toEqual([429, true])
})

test('a limit reached while the clock is ahead ends with its window once the clock is right', async ({
  startSite,
  database,
}) => {
  test.skip(database === 'sqlite', 'counts in memory expire by a timer')
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

test(
  'without trusted proxies a forged X-Forwarded-For changes nothing, and the log says once what to set',
  { tag: '@once' },
  async ({ startSite }) => {
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
  },
)

test('only the first hundred parameters of a URL are read', { tag: '@once' }, async ({ site }) => {
  const search = async (before: number) => {
    const page = await site.request(`/the-sunnie-journal?${'a=&'.repeat(before)}q=bread`)
    return page.headers.get('cache-control')
  }
  expect(await search(99)).toBe('no-store')
  expect(await search(100)).toBe('public, max-age=0, must-revalidate')
})
