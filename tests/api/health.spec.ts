import { enquiry } from '../support/enquiry'
import { pngPhoto } from '../support/photos'
import { answerQuote, quoteLead, sentQuote } from '../support/owner/quotes'
import { callScheduler, scheduled } from '../support/mail/scheduler'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { upload } from '../support/uploads'

const health = async (site: Site) => {
  const response = await site.request('/api/health')
  return [response.status, await response.json()] as const
}

const asksToTryAgain = ({ status, headers }: Response) => [status, Number(headers.get('retry-after')) > 0]

test('while the database is down nobody is told that it worked, and what was typed is kept; once it’s back all goes on @both', async ({
  startSite,
  database,
}) => {
  const site = await startSite({ env: scheduled })
  const page = await sentQuote(site, await quoteLead(site, 'quoted@visitor.example'))
  const headers = { cookie: await site.signIn() }
  expect(await health(site)).toEqual([200, { status: 'ok' }])
  // The signed-in owner sees how many emails are waiting.
  expect(await (await site.asOwner('/api/health')).json()).toEqual({ status: 'ok', outbox: 3 })

  const message = enquiry('kim@visitor.example')
  const change = 'Without the "oven" & fridge'
  const photo = await pngPhoto()
  const reconnect = await site.db.disconnect()
  const [json, plain, link, accepted, asked, uploaded, counted] = await Promise.all([
    site.post('/api/contact', message),
    site.postPlain('/api/contact', Object.entries(message)),
    site.postPlain('/api/admin/sign-in-link/use', [['token', 'of-a-sign-in-link']]),
    answerQuote(site, page, { answer: 'accept' }),
    answerQuote(site, page, { answer: 'change', change }),
    upload(site, photo),
    site.request('/api/telemetry', { method: 'POST', body: '["view:contact"]' }),
  ])
  for (const answer of [json, plain, asked, uploaded]) expect(asksToTryAgain(answer)).toEqual([503, true])
  expect(await json.json()).toMatchObject({
    success: false,
    message: expect.stringMatching(/try again/) as unknown,
  })
  const form = await plain.text()
  expect(form).toContain(`${message.message}</textarea>`)
  // Nothing's wrong with the form itself.
  expect(form).toContain('<title>Not sent yet | Sunnie</title>')
  expect(link.headers.get('location')).toBe('/admin?signin=away')
  expect(accepted.headers.get('location')).toBe(`${page}?problem=busy`)
  const again = await asked.text()
  expect(again).toContain(`action="/api${page.replace('/quote/', '/quotes/')}"`)
  expect(again).toContain('Without the &quot;oven&quot; &amp; fridge</textarea>')
  expect(again).toContain('name="revision" value="1"')
  expect(counted.status).toBe(204) // counted later

  expect(await health(site)).toEqual([503, { status: 'unavailable' }])
  expect(asksToTryAgain(await callScheduler(site))).toEqual([503, true])
  // A person's button gets a page, and a mail service's post JSON.
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  for (const path of ['/unsubscribe/a-token', '/api/admin/sign-out']) {
    const [shown, told] = await Promise.all([
      site.postPlain(path, [['token', 'a-token']], { ...headers, accept }),
      site.postPlain(path, [['List-Unsubscribe', 'One-Click']], headers),
    ])
    for (const answer of [shown, told]) {
      expect([path, ...asksToTryAgain(answer)]).toEqual([path, 503, true])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    const { message } = (await told.json()) as { message: string }
    const html = (await shown.text()).replaceAll('&#x27;', "'")
    expect(html).toContain(`role="alert" class="mt-4 text-error">${message}</p>`)
    expect(html).toContain('</footer>')
  }
  if (database === 'postgres') {
    // The site can't tell who is signed in, so it doesn't say that nobody is.
    const owners = await site.asOwner('/admin')
    expect([owners.status, await owners.text()]).toEqual([503, expect.stringContaining('sign you in right now')])
  }
  expect(site.log).not.toContain('kim@visitor.example')

  await reconnect()
  const key = { 'Idempotency-Key': 'kept-through-failures' }
  await expect.poll(async () => (await site.post('/api/contact', message, key)).status).toBe(200)
  await expect.poll(async () => (await callScheduler(site)).status).toBe(200)
  await expect.poll(() => health(site)).toEqual([200, { status: 'ok' }])
  expect((await answerQuote(site, page, { answer: 'accept' })).headers.get('location')).toBe(page)
  expect((await upload(site, photo)).status).toBe(200)
  expect(await site.leads(message.email)).toHaveLength(1)
  await site.end()
  const counts = await site.db.query<{ count: number }>(
    `SELECT "count" FROM "DailyCount" WHERE "name" = 'view:contact'`,
  )
  expect(counts.map(({ count }) => Number(count))).toEqual([1])
})

test('the health check is a 503 from the first lead that a read-only Postgres refuses until writes work again @postgres', async ({
  startSite,
}) => {
  const site = await startSite()
  const post = async () => (await site.post('/api/contact', enquiry('kim@visitor.example'))).status
  /** As after a failover. */
  const becomeReadOnly = async (on: boolean) => {
    const name = new URL(site.db.url).pathname.slice(1)
    await site.db.query(
      `SET TRANSACTION READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${on ? 'on' : 'off'}`,
    )
    await site.db.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
  }
  await becomeReadOnly(true)
  expect(await post()).toBe(503)
  expect(await health(site)).toEqual([503, { status: 'unavailable' }])
  await becomeReadOnly(false)
  await expect.poll(() => health(site)).toEqual([200, { status: 'ok' }])
  expect(await post()).toBe(200)
})
