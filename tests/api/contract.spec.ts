import { readdirSync } from 'node:fs'
import { forms } from '../../lib/forms/registry'
import { cookieOf } from '../support/cookies'
import { statusWith } from '../support/owner/sessions'
import { expect, test } from '../support/site'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Every file of one name below a folder of `app`, as a URL, with something made up in place of what it leaves open. */
const urlsOf = (folder: string, name: string) =>
  readdirSync(`app/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(name) && !(folder === 'api' && file.includes('[...')))
    .map((file) => `/${folder}/${file.slice(0, -name.length)}`.replace(/\/$/, '').replaceAll(/\[[.\w]+\]/g, 'unknown'))

const endpoints = urlsOf('api', 'route.ts')
const forged =
  'better-auth.session_token=abcdefghijklmnopqrstuvwxyz123456.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'
const refusal = { success: false, message: expect.stringMatching(/\w/) as unknown }

test('every endpoint answers the methods it has, refuses the others in JSON and says which it accepts', async ({
  site,
}) => {
  expect(endpoints.length).toBeGreaterThan(25)
  for (const endpoint of endpoints) {
    const responses = await Promise.all(methods.map((method) => site.request(endpoint, { method })))
    const accepted = methods.filter((_, index) => responses[index]?.status !== 405)
    expect([endpoint, accepted.length]).not.toEqual([endpoint, methods.length])
    for (const [index, response] of responses.entries()) {
      if (response.status !== 405) continue
      expect([endpoint, response.headers.get('allow')?.split(', ').toSorted()]).toEqual([endpoint, accepted.toSorted()])
      expect(response.headers.get('content-type')).toContain('application/json')
      expect(response.headers.get('cache-control')).toBe('no-store')
      if (methods[index] !== 'HEAD') expect(await response.json()).toEqual(refusal)
    }
  }
  const posted: Record<string, number> = { '/api/uploads': 415, '/api/webhooks/resend': 401 }
  for (const { endpoint } of forms) posted[endpoint] = 415
  for (const [endpoint, status] of Object.entries(posted)) {
    const response = await site.request(endpoint, { method: 'POST' })
    expect([endpoint, response.status, await response.json()]).toEqual([endpoint, status, refusal])
  }
})

test('no endpoint of the owner’s reveals anything without a session, not even whether it exists', async ({ site }) => {
  const open = /\/(sign-|set-password)/
  for (const path of [...endpoints.filter((path) => path.startsWith('/api/admin/')), '/api/admin', '/api/admin/none'])
    for (const method of methods.filter((method) => method !== 'OPTIONS' && !open.test(path)))
      for (const cookie of ['', forged]) {
        const response = await site.request(`${path}?format=csv&email=a@b.example`, {
          method,
          headers: { cookie, 'Content-Type': 'application/json' },
          ...(!['GET', 'HEAD'].includes(method) && { body: '{"state":"new","action":"send"}' }),
        })
        if (response.status === 405) continue
        expect([method, path, response.status]).toEqual([method, path, 401])
        expect(response.headers.get('cache-control')).toBe('no-store')
        if (method !== 'HEAD') expect(await response.json()).toEqual(refusal)
      }
})

test('every page of the owner’s, signed out, is 401 with the sign-in form', async ({ site }) => {
  for (const path of urlsOf('admin', 'route.tsx'))
    for (const method of ['GET', 'POST']) {
      const headers = { cookie: forged }
      const response =
        method === 'POST' ? await site.postPlain(path, [], headers) : await site.request(path, { headers })
      expect([method, path, response.status]).toEqual([method, path, 401])
      expect(response.headers.get('cache-control')).toContain('no-store')
      const page = await response.text()
      expect(page).toContain('Error Loading Submissions')
      expect(page).toMatch(/Please check that you(&#x27;|')re authorized to view this page\./)
      expect(page).toContain('action="/api/admin/sign-in"')
    }
})

test('what doesn’t exist is a 404 in JSON for every method', async ({ site }) => {
  for (const path of ['/api', '/api/unknown', '/api/auth/unknown'])
    for (const method of methods) {
      const response = await site.request(path, { method })
      expect([path, method, response.status]).toEqual([path, method, 404])
      if (method !== 'HEAD') expect(await response.json()).toEqual(refusal)
    }
})

test('a request with Next’s internal headers still reaches its endpoint', async ({ site }) => {
  for (const name of ['x-middleware-prefetch', 'x-middleware-subrequest', 'x-nextjs-data', 'next-action', 'rsc']) {
    const header = { [name]: '1' }
    const email = `${name}@visitor.example`
    expect([name, (await site.post('/api/newsletter', { email }, header)).status]).toEqual([name, 200])
    expect(await site.leads(email)).toHaveLength(1)
    expect((await site.post('/api/newsletter', {}, header)).status).toBe(422)
    expect((await site.request('/api/admin/leads', { headers: header })).status).toBe(401)
  }
})

test('every owner’s endpoint rejects a malformed body with our own message', async ({ site }) => {
  const takingBodies = ['leads/unknown/notes', 'leads/unknown/remind', 'leads/unknown/reply', 'accounts', 'push']
  for (const path of [...takingBodies, 'leads/unknown'])
    for (const body of ['null', '5', '{}', '[5]', '{"text":5,"subject":5,"email":5,"name":5,"role":"nobody"}']) {
      const method = path === 'leads/unknown' ? 'PATCH' : 'POST'
      const headers = { 'Content-Type': 'application/json' }
      const response = await site.asOwner(`/api/admin/${path}`, { method, headers, body })
      expect([method, path, body, response.status]).toEqual([method, path, body, 422])
      expect(await response.text()).not.toMatch(/Invalid|expected|received/)
    }
})

test('nobody can sign up, and the only account endpoints open are signing in and out', async ({ site }) => {
  const account = { name: 'X', email: 'x@visitor.example', password: 'a-long-enough-password' }
  const closed = ['sign-up/email', 'request-password-reset', 'reset-password', 'change-email', 'delete-user']
  for (const path of [...closed, 'update-user', 'sign-in/social'])
    expect((await site.post(`/api/auth/${path}`, account)).status, path).toBe(404)
  const [row] = await site.db.query<{ count: number | string }>('SELECT COUNT(*) AS count FROM "user"')
  expect(Number(row!.count)).toBe(1)
})

test('a session ends when it expires or the owner signs out, by script or by plain form', async ({ startSite }) => {
  const site = await startSite()
  const signIn = async () => {
    const response = await site.post('/api/auth/sign-in/email', site.owner)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()[0]).toMatch(/^better-auth\.session_token=[^;]+;.*HttpOnly; SameSite=Lax/i)
    return cookieOf(response)
  }
  const statuses = async (cookie: string) => [
    (await site.request('/admin/contacts', { headers: { cookie } })).status,
    await statusWith(site, cookie),
  ]

  const expired = await signIn()
  expect(await statuses(expired)).toEqual([200, 200])
  await site.db.query(`UPDATE "session" SET "expiresAt" = '2020-01-01T00:00:00.000+00:00' RETURNING "id"`)
  expect(await statuses(expired)).toEqual([401, 401])

  // The session itself ends, not only the cookie.
  const ended = await signIn()
  expect((await site.request('/api/auth/sign-out', { method: 'POST', headers: { cookie: ended } })).status).toBe(200)
  expect(await statuses(ended)).toEqual([401, 401])

  const plain = await signIn()
  const fromElsewhere = { cookie: plain, 'Sec-Fetch-Site': 'cross-site' }
  expect((await site.postPlain('/api/admin/sign-out', [], fromElsewhere)).status).toBe(403)
  expect(await statuses(plain)).toEqual([200, 200])
  const out = await site.postPlain('/api/admin/sign-out', [], { cookie: plain })
  expect([out.status, out.headers.get('location')]).toEqual([303, '/admin'])
  expect(await statuses(plain)).toEqual([401, 401])
})

test('a plain form signs in, says what was wrong, and is rejected from another site', async ({ startSite }) => {
  const site = await startSite()
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  expect((await site.post('/api/auth/sign-in/email', site.owner, elsewhere)).status).toBe(403)
  const refused = await site.postPlain('/api/admin/sign-in', Object.entries(site.owner), elsewhere)
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])

  const wrong = await site.postPlain('/api/admin/sign-in', [
    ['email', site.owner.email],
    ['password', 'not-the-password'],
  ])
  expect([wrong.status, wrong.headers.get('location'), wrong.headers.getSetCookie()]).toEqual([
    303,
    '/admin?signin=wrong',
    [],
  ])
  const page = await site.request('/admin?signin=wrong')
  expect(page.status).toBe(401)
  expect(await page.text()).toContain('Incorrect email or password')
  const right = await site.postPlain('/api/admin/sign-in', Object.entries(site.owner))
  expect([right.status, right.headers.get('location')]).toEqual([303, '/admin?signin=in'])
  // If the browser kept the session, that's only on the way. If it didn't, the form says so.
  const arrived = await site.request('/admin/leads?state=held&signin=in', {
    redirect: 'follow',
    headers: { cookie: cookieOf(right) },
  })
  expect([arrived.url, arrived.status]).toEqual([`${site.url}/admin/leads?state=held`, 200])
  const without = await site.request('/admin?signin=in')
  expect([without.status, await without.text()]).toEqual([401, expect.stringContaining('Please allow cookies')])
  const half = await site.postPlain('/api/admin/sign-in-code', [['code', '123456']])
  expect(half.headers.get('location')).toBe('/admin?signin=in')
  // The owner returns to the page that showed the form, right or wrong, and never to one outside /admin.
  const from = async (referer: string, password = site.owner.password) =>
    (await site.postPlain('/api/admin/sign-in', Object.entries({ ...site.owner, password }), { referer })).headers.get(
      'location',
    )
  expect(await from(`${site.url}/admin/leads?state=held&signin=wrong`)).toBe('/admin/leads?state=held&signin=in')
  expect(await from(`${site.url}/admin/leads?state=held`, 'x')).toBe('/admin/leads?state=held&signin=wrong')
  for (const other of ['https://evil.example/administrator', 'http://[', ''])
    expect(await from(other)).toBe('/admin?signin=in')
  expect(await statusWith(site, cookieOf(right))).toBe(200)
  // Direction marks come along when the address is copied from Contacts.
  const pasted = { ...site.owner, email: `\u202a${site.owner.email}\u202c ` }
  expect((await site.post('/api/auth/sign-in/email', pasted)).status).toBe(200)
  const plain = await site.postPlain('/api/admin/sign-in', Object.entries(pasted))
  expect(plain.headers.get('location')).toBe('/admin?signin=in')
})
