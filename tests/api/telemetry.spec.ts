import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { callScheduler, scheduled } from '../support/mail/scheduler'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

const path = '/api/telemetry'
const report = (site: Site, ...names: string[]) =>
  // In the form in which sendBeacon sends text.
  site.request(path, { method: 'POST', body: JSON.stringify(names), headers: { 'Sec-Fetch-Site': 'same-origin' } })
const counted = async (site: Site) =>
  Object.fromEntries(
    (
      await site.db.query<{ name: string; count: number }>(
        'SELECT "name", SUM("count") AS "count" FROM "DailyCount" GROUP BY "name"',
      )
    ).map(({ name, count }) => [name, Number(count)]),
  )

test('page reports and submitted forms are counted, and the counts survive a stop', async ({ startSite }) => {
  const site = await startSite()
  const answer = await report(site, 'view:contact', 'start:contact', 'view:no-such-form')
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(answer.headers.getSetCookie()).toEqual([])
  await report(site, 'view:contact')
  await site.post('/api/contact', enquiry('once@visitor.example'))
  await site.post('/api/contact', enquiry('once@visitor.example')) // the same again
  await site.post('/api/contact', enquiry('held@visitor.example', { meta: { website: 'x' } }))
  await site.end()
  expect(await counted(site)).toEqual({
    'view:contact': 2,
    'start:contact': 1,
    'finish:contact': 1,
  })
})

test('daily counts are kept for as long as the owner’s figures go back', async ({ startSite }) => {
  const site = await startSite({ env: scheduled })
  for (const days of [7 * 52, 7 * 54])
    await site.db.query(
      `INSERT INTO "DailyCount" ("day", "name", "count") VALUES ('${hoursAgo(days * 24).slice(0, 10)}', '${days}', 1) RETURNING "day"`,
    )
  await callScheduler(site)
  expect(await counted(site)).toEqual({ '364': 1 })
})

test.describe('the telemetry endpoint', () => {
  test('rejects anything our pages don’t send', async ({ site }) => {
    const send = async (body: string, headers: Record<string, string> = {}, method = 'POST') =>
      (await site.request(path, { method, headers, ...(method === 'POST' && { body }) })).status
    expect(await send('[')).toBe(400)
    expect(await send('{"__proto__":[]}')).toBe(422)
    expect(await send(JSON.stringify(Array(41).fill('view:contact')))).toBe(422)
    expect(await send(JSON.stringify(['x'.repeat(70_000)]))).toBe(413)
    expect(await send('["view:contact"]', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await send('', {}, 'GET')).toBe(405)
  })
})

test.describe('requests in the log', () => {
  test('have a line each if enabled: no query, no token, and the response’s id', async ({ startSite }) => {
    const site = await startSite({ env: { LOG_REQUESTS: '1', TRUSTED_PROXY_HOPS: '1' } })
    await site.request('/kim@visitor.example')
    const own = await site.request('/api/unsubscribe/mYx3Vb2mT0-5s8qJ1dPzLw?from=kim@visitor.example', {
      method: 'POST',
    })
    const headers = { 'X-Request-Id': 'from-the-proxy-1', 'X-Forwarded-For': '203.0.113.7' }
    const given = await site.request('/services', { headers })
    const strange = await site.request('/services', { headers: { ...headers, 'X-Request-Id': 'kim@visitor.example' } })
    const id = own.headers.get('x-request-id')!
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1')
    expect(strange.headers.get('x-request-id')).not.toContain('kim')
    // Each line is written once its own response has ended, so the lines may come in a different order.
    for (const response of [own, given, strange])
      await site.logged(new RegExp(`"${response.headers.get('x-request-id')}"`))
    const lines = site.log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.find((line) => line.id === id)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      method: 'POST',
      path: '/api/unsubscribe/…',
      status: own.status,
      ms: expect.any(Number),
      id,
    })
    expect(lines.find((line) => line.id === 'from-the-proxy-1')).toMatchObject({ path: '/services', status: 200 })
    expect(site.log).not.toMatch(/kim|mYx3Vb2mT0|203\.0\.113/)
  })

  test('aren’t logged by default; a stranger can’t set the id; errors name the request', async ({ startSite }) => {
    const site = await startSite()
    const reconnect = await site.db.disconnect()
    const answer = await site.post(
      '/api/newsletter',
      { email: 'kim@visitor.example' },
      { 'X-Request-Id': 'a-strangers-id' },
    )
    await reconnect()
    const id = answer.headers.get('x-request-id')!
    expect(answer.status).toBe(503)
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(site.log).toMatch(new RegExp(`^/api/newsletter: .*\\(request ${id}\\)$`, 'm'))
    expect(site.log).not.toMatch(/^\{/m)
  })
})
