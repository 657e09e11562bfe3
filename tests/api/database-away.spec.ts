import { enquiry } from '../support/enquiry'
import { callScheduler, scheduled } from '../support/scheduler'
import { expect, test } from '../support/site'

test('while the database is down a post gets a 503 and keeps what was typed; once it’s back the post goes through', async ({
  startSite,
}) => {
  const site = await startSite()
  const message = enquiry('kim@visitor.example')
  const reconnect = await site.db.disconnect()
  const [response, plain, link] = await Promise.all([
    site.post('/api/contact', message),
    site.postPlain('/api/contact', Object.entries(message)),
    site.postPlain('/api/admin/sign-in-link/use', [['token', 'of-a-sign-in-link']]),
  ])
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({
    success: false,
    message: expect.stringMatching(/try again/) as unknown,
  })
  expect(plain.status).toBe(503)
  const page = await plain.text()
  expect(page).toContain(`${message.message}</textarea>`)
  // Nothing's wrong with the form itself.
  expect(page).toContain('<title>Not sent yet | Sunnie</title>')
  expect([link.status, link.headers.get('location')]).toEqual([303, '/admin?signin=away'])
  expect(site.log).not.toContain('kim@visitor.example')
  await reconnect()
  await expect
    .poll(async () => (await site.post('/api/contact', message, { 'Idempotency-Key': 'kept-through-failures' })).status)
    .toBe(200)
  expect((await site.leads()).map(({ email }) => email)).toEqual([message.email])
})

test('while the database is down a button’s plain post gets a page, and a mail service’s gets JSON', async ({
  startSite,
  database,
}) => {
  const site = await startSite()
  const reconnect = await site.db.disconnect()
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const headers = { cookie: await site.signIn() }
  const paths = ['/unsubscribe/a-token', '/api/admin/sign-out']
  // On SQLite only writing fails, and a link that nobody was sent changes nothing.
  if (database === 'postgres') paths.push('/api/admin/set-password')
  await Promise.all(
    paths.map(async (path) => {
      const [page, json] = await Promise.all([
        site.postPlain(path, [['token', 'a-token']], { ...headers, accept }),
        site.postPlain(path, [['List-Unsubscribe', 'One-Click']], headers),
      ])
      expect([path, page.status, json.status]).toEqual([path, 503, 503])
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
      const html = (await page.text()).replaceAll('&#x27;', "'")
      const { message } = (await json.json()) as { message: string }
      expect(html).toContain(`role="alert" class="mt-4 text-error">${message}</p>`)
      expect(html).toContain("<title>That didn't work | Sunnie</title>")
      expect(html).toContain('</footer>')
      expect([page, json].flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    }),
  )
  const signOut = await site.post('/api/auth/sign-out', {}, headers)
  expect([signOut.status, signOut.headers.getSetCookie()]).toEqual([503, []])
  await reconnect() // Until then its connection is referenced, so it isn't garbage-collected.
})

test('while the database is down the scheduler’s call fails, and once it’s back it succeeds', async ({ startSite }) => {
  const site = await startSite({ env: scheduled })
  const reconnect = await site.db.disconnect()
  // Until a write fails, the last successful one counts for a few seconds.
  expect((await site.post('/api/contact', enquiry('kim@visitor.example'))).status).toBe(503)
  const call = await callScheduler(site)
  expect([call.status, await call.json()]).toEqual([503, { success: false, message: expect.any(String) as unknown }])
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
  await reconnect()
  await expect.poll(async () => (await callScheduler(site)).status, { timeout: 15_000 }).toBe(200)
})
