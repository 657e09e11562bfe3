import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { callScheduler, scheduled } from '../support/scheduler'
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

test('while the database is down, reports are accepted and counted later', async ({ startSite }) => {
  const site = await startSite()
  const reconnect = await site.db.disconnect()
  expect((await report(site, 'view:contact')).status).toBe(204)
  await reconnect()
  await site.end()
  expect(await counted(site)).toEqual({ 'view:contact': 1 })
  expect(site.log).not.toMatch(/telemetry|DailyCount/)
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

test.describe('the telemetry endpoint', { tag: '@once' }, () => {
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

  test('has a rate limit', async ({ startSite }) => {
    const site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '1' } })
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await report(site)).status))
    expect(statuses.filter((status) => status === 204)).toHaveLength(6)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})
