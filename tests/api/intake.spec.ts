import { enquiry } from '../support/enquiry'
import { caseOf } from '../support/form-cases/all'
import { sendBeforeAnother, sendEndlessBody } from '../support/raw-requests'
import { expect, test } from '../support/site'

const kim = (n: number | string) => enquiry(`kim${n}@visitor.example`)
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as { success: boolean; message: string },
})

test('a client over the limit for all forms together is told when to come back, and others are served; an IPv6 /64 is one client', async ({
  startSite,
}) => {
  const site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXY_HOPS: '1' } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let n = 0; n < 3; n++)
    expect((await site.post(n ? '/api/contact' : '/api/newsletter', kim(n), from('203.0.113.7'))).status).toBe(200)
  const refused = await site.post('/api/contact', kim(9), from('203.0.113.7'))
  expect(await answerOf(refused)).toMatchObject({ status: 429, body: { success: false } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await site.post('/api/contact', kim(10), from('203.0.113.8'))).status).toBe(200)
  expect((await site.post('/api/contact', kim(9), from('203.0.113.7:50123'))).status).toBe(429)
  expect((await site.post('/api/contact', kim(9), from('::ffff:203.0.113.7'))).status).toBe(429)
  // Entries further left come from the client itself and are ignored.
  expect((await site.post('/api/contact', kim(11), from('198.51.100.1, 203.0.113.7'))).status).toBe(429)
  const statuses: number[] = []
  for (const [n, address] of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff::9',
    '2001:db8:1:2:3:4:5:6',
    '[2001:db8:1:2::4]:50123',
    '2001:db8:1:3::1',
  ].entries())
    statuses.push((await site.post('/api/newsletter', { email: `v6-${n}@visitor.example` }, from(address))).status)
  expect(statuses).toEqual([200, 200, 200, 429, 200])
})

test('the same body without a key counts once for ten minutes, and two bodies count twice', async ({ site }) => {
  const body = kim('keyless')
  for (let n = 0; n < 3; n++) expect((await site.post('/api/contact', body)).status).toBe(200)
  expect((await site.post('/api/contact', { ...body, message: 'And one more thing.' })).status).toBe(200)
  expect(await site.leads(body.email)).toHaveLength(2)
})

test('fifty posts with one key at the same instant store one lead @both', async ({ site }) => {
  const body = kim('race')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => site.post('/api/contact', body, { 'Idempotency-Key': 'race-key' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await site.leads(body.email)).toHaveLength(1)
})

test('posts from another site are rejected, posts from our own pages accepted', async ({ site }) => {
  const status = async (headers: Record<string, string>) =>
    (await site.post('/api/contact', { ...kim('origin'), message: JSON.stringify(headers) }, headers)).status
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
  for (const own of ['same-origin', 'none']) expect(await status({ 'sec-fetch-site': own })).toBe(200)
  expect(await status({ origin: 'https://elsewhere.example' })).toBe(403)
  expect(await status({ origin: 'null' })).toBe(403)
  expect(await status({ origin: site.url })).toBe(200)
})

test('anything that fills in the honeypot is held, valid or not', async ({ site }) => {
  const plain = await site.postPlain('/api/contact', Object.entries({ ...kim('plainbot'), website: 'x' }))
  expect(plain.status).toBe(303)
  expect((await site.post('/api/contact', { name: 'nonsense', meta: { website: 'x' } })).status).toBe(200)
  const held = (await site.leads()).filter(({ state }) => state === 'held')
  expect(JSON.stringify(held)).toContain('nonsense')
  expect(held.map(({ email }) => email)).toContain('kimplainbot@visitor.example')
})

test('a list of thousands gets a short answer, and a held lead keeps all of it', async ({ site }) => {
  const quote = '/api/sunnie-select-quote'
  const many = { ...caseOf('sunnie-select-quote').body('many@visitor.example'), selectedAreas: Array(15_000).fill({}) }
  const refused = await site.post(quote, many)
  expect(refused.status).toBe(422)
  expect((await refused.text()).length).toBeLessThan(20_000)
  const posted = await site.postPlain(
    '/api/natural-order-onboarding',
    Array.from({ length: 3_000 }, () => ['bestTimes', 'any']),
  )
  expect([posted.status, await posted.text()]).toEqual([422, expect.stringContaining('Please choose at most 20')])
  expect((await site.post(quote, { ...many, meta: { website: 'x', photos: Array(1_000).fill(1) } })).status).toBe(200)
  const held = (await site.leads()).map(({ payload }) => (payload as { raw?: string }).raw)
  const kept = held.find((raw) => raw?.includes('many@visitor.example'))
  expect((JSON.parse(kept!) as typeof many).selectedAreas).toHaveLength(15_000)
})

const bodies: [path: string, type: string][] = [
  ['/api/contact', 'application/json'],
  ['/unsubscribe/nobody-has-this', 'application/x-www-form-urlencoded'],
  ['/api/auth/sign-in/email', 'application/json'],
  ['/api/admin/sign-in', 'application/x-www-form-urlencoded'],
  ['/api/uploads', 'multipart/form-data; boundary=x'],
  ['/contact', 'application/x-www-form-urlencoded'],
  ['/api/%2e%2e/admin', 'application/x-www-form-urlencoded'],
]

const isEndpoint = (path: string) => /^\/api\/[\w/-]+$/.test(path)

test('an endless body, announced or streamed, isn’t read to the end', async ({ site }) => {
  for (const [path, type] of bodies)
    for (const [name, value] of [
      ['Content-Length', String(64 * 1024 * 1024)],
      ['Transfer-Encoding', 'chunked'],
    ] as const) {
      const { status, sent } = await sendEndlessBody(site, path, { 'Content-Type': type, [name]: value })
      // Pages take no body, so they needn't say that it's too long.
      if (isEndpoint(path)) expect([path, [303, 404, 413].includes(status)]).toEqual([path, true])
      // Eight megabytes for a photo, plus what the sockets' buffers hold.
      expect(sent, path).toBeLessThan(32 * 1024 * 1024)
    }
  expect(site.log).not.toMatch(/\n {4}at /)
})

test('a body that’s too long doesn’t hold up its connection’s next request', async ({ site }) => {
  for (const [path, type] of bodies.filter(([path]) => isEndpoint(path))) {
    const [first, next] = await sendBeforeAnother(site, path, type, Buffer.alloc(12 * 1024 * 1024, 'a'))
    expect([path, [303, 404, 413].includes(first!), next]).toEqual([path, true, 200])
  }
})
