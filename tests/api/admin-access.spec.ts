import { readdirSync } from 'node:fs'
import { cookieOf } from '../support/cookies'
import { statusWith } from '../support/sessions'
import { expect, test } from '../support/site'

const endpoints = [
  ['GET', '/api/admin/contacts'],
  ['GET', '/api/admin/leads'],
  ['GET', '/api/admin/leads?format=csv'],
  ['GET', '/api/admin/accounts'],
  ['POST', '/api/admin/accounts'],
  ['DELETE', '/api/admin/accounts/some-id'],
  ['GET', '/api/admin/push'],
  ['POST', '/api/admin/push'],
  ['PATCH', '/api/admin/leads/some-id'],
  ['GET', '/api/admin/person?email=a@b.example'],
  ['DELETE', '/api/admin/person?email=a@b.example'],
  ['GET', '/api/admin/subscribers'],
  ['GET', '/api/admin/subscribers?format=csv'],
] as const

for (const [method, path] of endpoints)
  for (const [who, cookie] of [
    ['no cookie', ''],
    [
      'a forged cookie',
      'better-auth.session_token=abcdefghijklmnopqrstuvwxyz123456.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D',
    ],
  ] as const)
    // It's rejected before the database is asked: the cookie's signature is checked first.
    test(`${method} ${path} reveals nothing to a request with ${who}`, { tag: '@once' }, async ({ site }) => {
      const response = await site.request(path, {
        method,
        headers: { cookie, 'Content-Type': 'application/json' },
        ...(method !== 'GET' && { body: '{"state":"new","action":"send"}' }),
      })
      expect(response.status).toBe(401)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ success: false, message: expect.any(String) })
    })

/** Every page of the owner's that has a file of its own. */
const pages = readdirSync('app/admin', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.tsx'))
  .map((file) =>
    `/admin/${file.replace(/\/?route\.tsx$/, '')}`.replace(/\/$/, '').replaceAll(/\[[.\w]+\]/g, 'whatever'),
  )

for (const [path, method] of pages.flatMap((page) => [[page, 'GET'] as const, [page, 'POST'] as const]))
  test(`${method} ${path} signed out is 401 with the sign-in form`, async ({ site }) => {
    const headers = { cookie: 'better-auth.session_token=forged.forged' }
    const response = method === 'POST' ? await site.postPlain(path, [], headers) : await site.request(path, { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const page = await response.text()
    expect(page).toContain('Error Loading Submissions')
    expect(page).toMatch(/Please check that you(&#x27;|')re authorized to view this page\./)
    expect(page).toContain('action="/api/admin/sign-in"')
  })

test('every owner’s endpoint rejects a malformed body with our own message', { tag: '@once' }, async ({ site }) => {
  const takesBody = endpoints.filter(([method]) => /^P/.test(method))
  const others = ['leads/some-id/notes', 'leads/some-id/remind', 'leads/some-id/reply']
  for (const [method, path] of [...takesBody, ...others.map((path) => ['POST', `/api/admin/${path}`] as const)])
    for (const body of ['null', '5', '{}', '[5]', '{"text":5,"subject":5,"email":5,"name":5,"role":"nobody"}']) {
      const response = await site.asOwner(path, { method, headers: { 'Content-Type': 'application/json' }, body })
      expect([method, path, body, response.status]).toEqual([method, path, body, 422])
      expect(await response.text()).not.toMatch(/Invalid|expected|received/)
    }
})

test('nobody can sign up, and the only account endpoints open are signing in and out', async ({ site }) => {
  for (const path of [
    'sign-up/email',
    'request-password-reset',
    'reset-password',
    'change-email',
    'delete-user',
    'update-user',
    'sign-in/social',
  ]) {
    const response = await site.post(`/api/auth/${path}`, {
      name: 'X',
      email: 'x@visitor.example',
      password: 'a-long-enough-password',
    })
    expect(response.status, path).toBe(404)
  }
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

test(
  'a plain form signs in, says what was wrong, and is rejected from another site',
  { tag: '@once' },
  async ({ startSite }) => {
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
      (
        await site.postPlain('/api/admin/sign-in', Object.entries({ ...site.owner, password }), { referer })
      ).headers.get('location')
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
  },
)

test(
  'after ten wrong guesses even the right password has to wait, by script or by plain form',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite()
    for (let attempt = 1; attempt <= 10; attempt++)
      expect((await site.post('/api/auth/sign-in/email', { ...site.owner, password: `wrong-${attempt}` })).status).toBe(
        401,
      )
    const refused = await site.post('/api/auth/sign-in/email', site.owner)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ success: false })
    const plain = await site.postPlain('/api/admin/sign-in', Object.entries(site.owner))
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/admin?signin=busy'])
  },
)
