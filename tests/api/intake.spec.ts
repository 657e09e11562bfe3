import net from 'node:net'
import { expect, test } from '../support/site'

const enquiry = (n: number | string) => ({
  name: 'Kim',
  email: `kim${n}@visitor.example`,
  subject: 'Hello',
  message: 'How are you?',
})
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as { success: boolean; message: string },
})

test('over the limit a client is told when to come back, over all forms, and others are served', async ({
  startSite,
}) => {
  const site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXY_HOPS: '1' } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let n = 0; n < 3; n++)
    expect((await site.post(n ? '/api/contact' : '/api/newsletter', enquiry(n), from('203.0.113.7'))).status).toBe(200)
  const refused = await site.post('/api/contact', enquiry(9), from('203.0.113.7'))
  expect(await answerOf(refused)).toMatchObject({ status: 429, body: { success: false } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await site.post('/api/contact', enquiry(10), from('203.0.113.8'))).status).toBe(200)
  // What the client itself wrote further left is not believed.
  expect((await site.post('/api/contact', enquiry(11), from('198.51.100.1, 203.0.113.7'))).status).toBe(429)
})

test('an IPv6 /64 is one client', async ({ startSite }) => {
  const site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '2', TRUSTED_PROXY_HOPS: '1' } })
  const post = async (address: string) =>
    (
      await site.post(
        '/api/newsletter',
        { email: `v6-${address.length}-${Math.random()}@visitor.example` },
        { 'x-forwarded-for': address },
      )
    ).status
  expect([
    await post('2001:db8:1:2::1'),
    await post('2001:db8:1:2:ffff::9'),
    await post('2001:db8:1:2:3:4:5:6'),
    await post('2001:db8:1:3::1'),
  ]).toEqual([200, 200, 429, 200])
})

test('without trusted proxies a forged X-Forwarded-For changes nothing', async ({ startSite }) => {
  const site = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '2' } })
  const statuses = []
  for (let n = 0; n < 3; n++)
    statuses.push(
      (
        await site.post('/api/contact', enquiry(n), {
          'x-forwarded-for': `203.0.113.${n}`,
          'x-socket-address': `203.0.113.${n}`,
        })
      ).status,
    )
  expect(statuses).toEqual([200, 200, 429])
})

test('the same body without a key counts once for ten minutes, and two bodies count twice', async ({ site }) => {
  const body = enquiry('keyless')
  for (let n = 0; n < 3; n++) expect((await site.post('/api/contact', body)).status).toBe(200)
  expect((await site.post('/api/contact', { ...body, message: 'And one more thing.' })).status).toBe(200)
  expect((await site.leads()).filter(({ email }) => email === body.email)).toHaveLength(2)
})

test('fifty sendings of one key in one instant store one lead', async ({ site }) => {
  const body = enquiry('race')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => site.post('/api/contact', body, { 'Idempotency-Key': 'race-key' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await site.leads()).filter(({ email }) => email === body.email)).toHaveLength(1)
})

test('an idempotency key of other characters is refused', async ({ site }) => {
  const { status, body } = await answerOf(
    await site.post('/api/contact', enquiry('badkey'), { 'Idempotency-Key': 'k'.repeat(256) }),
  )
  expect(status).toBe(422)
  expect(body.success).toBe(false)
})

test('what another site sends is refused, what our own page sends is taken', async ({ site }) => {
  const status = async (headers: Record<string, string>) =>
    (await site.post('/api/contact', { ...enquiry('origin'), message: JSON.stringify(headers) }, headers)).status
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await status({ origin: 'https://elsewhere.example' })).toBe(403)
  expect(await status({ origin: 'null' })).toBe(403)
  expect(await status({ origin: site.url })).toBe(200)
})

test('strange methods are 405 in JSON', async ({ site }) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await site.request('/api/contact', { method })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
    expect(await response.json()).toMatchObject({ success: false })
  }
  const raw = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(site.port, '127.0.0.1', () =>
      socket.write('TRACE /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    )
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(raw).toMatch(/^HTTP\/1.1 405 /)
})

test('health says ok', async ({ site }) => {
  const response = await site.request('/api/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok' })
})

test('a plain post is thanked, and a wrong one gets the form back with what was typed and what is wrong', async ({
  site,
}) => {
  const good = await site.postPlain('/api/contact', Object.entries(enquiry('plain')))
  expect([good.status, good.headers.get('location')]).toEqual([303, '/thanks/contact'])
  const thanks = await site.request('/thanks/contact')
  expect(await thanks.text()).toContain('Message sent!')

  const wrong = await site.postPlain(
    '/api/contact',
    Object.entries({ ...enquiry('plain'), email: 'not an address', message: '"><b>&' }),
  )
  const page = await wrong.text()
  expect(wrong.status).toBe(422)
  expect(wrong.headers.get('content-type')).toContain('text/html')
  expect(page).toContain('value="not an address"')
  expect(page).toContain('Please enter a valid e-mail address')
  expect(page).toContain('&quot;&gt;&lt;b&gt;&amp;</textarea>')
  expect(page).toContain('<header')
  expect(wrong.headers.get('content-security-policy')).toContain("script-src 'none'")
})

test('a filled honeypot gets the same answer, is held, and mails nobody', async ({ site }) => {
  const human = await answerOf(await site.post('/api/contact', enquiry('human')))
  const bot = await answerOf(
    await site.post('/api/contact', { ...enquiry('bot'), meta: { website: 'https://spam.example' } }),
  )
  expect(bot).toEqual(human)
  const plain = await site.postPlain('/api/contact', Object.entries({ ...enquiry('plainbot'), website: 'x' }))
  expect(plain.status).toBe(303)
  const invalid = await site.post('/api/contact', { name: '', meta: { website: 'x' } })
  expect(invalid.status).toBe(200)
  const held = (await site.leads()).filter(({ state }) => state === 'held')
  expect(held.map(({ email }) => email)).toEqual(
    expect.arrayContaining(['kimbot@visitor.example', 'kimplainbot@visitor.example', '']),
  )
  const mails = await site.db.query(
    'SELECT m.id FROM "OutboxMessage" m JOIN "Lead" l ON l.id = m."leadId" WHERE l.state = \'held\'',
  )
  expect(mails).toEqual([])
})
