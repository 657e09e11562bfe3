import { waitForPaint, touch } from '../support/browser/page'
import { expect, test } from '../support/site'

test('a page reports, when it’s left, which forms were seen and started, and its errors', async ({
  page,
  context,
  startSite,
}) => {
  // Playwright doesn't see what a page sends as it's left, so check the server's log and database.
  const site = await startSite({ env: { LOG_REQUESTS: '1' } })
  const beacons = () => site.log.match(/"path":"\/api\/telemetry","status":204/g)?.length ?? 0
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/loader/')) scripts.push(request.url())
  })

  await page.goto(`${site.url}/contact`)
  await page.locator('#contact-form').scrollIntoViewIfNeeded()
  await waitForPaint(page) // or it doesn't count as seen
  await page.goto(`${site.url}/privacy-policy`)
  await expect.poll(beacons).toBe(1)
  expect(scripts).toEqual([])

  await page.goto(`${site.url}/contact`)
  await touch(page, () => page.locator('#contact-form [name="name"]').click())
  await page.locator('#contact-form [name="email"]').click()
  await page.evaluate(() => {
    const error = new TypeError('“Kim” has no call 0412')
    error.stack = `at call (${location.origin}/_next/static/chunks/a.js:1:23)`
    dispatchEvent(new ErrorEvent('error', { error }))
  })
  await page.goto(`${site.url}/privacy-policy`)
  await expect.poll(beacons).toBe(3)
  expect(await context.cookies()).toEqual([])

  await site.end()
  const rows = await site.db.query<{ name: string; count: number }>(
    // Summed, because a name has two rows if the test runs across midnight.
    'SELECT "name", CAST(SUM("count") AS INTEGER) AS "count" FROM "DailyCount" GROUP BY "name"',
  )
  const counts = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  expect(counts).toMatchObject({
    'view:contact': 2,
    'start:contact': 1,
    'error:TypeError: … has no call … at /_next/static/chunks/a.js:1:23': 1,
  })
})
