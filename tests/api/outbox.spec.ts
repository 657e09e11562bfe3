import { expect, test } from '../support/site'

const enquiry = (email: string) => ({
  name: 'Robin Field',
  email,
  subject: 'A regular clean',
  message: 'Do you come to Jubilee Pocket?',
})

test('a contact message notifies the owner, who can reply to the visitor, and confirms to the visitor', async ({
  site,
}) => {
  const carrier = site.carrier!
  const email = 'robin.notice@visitor.example'
  const answer = await site.post('/api/contact', {
    ...enquiry(email),
    meta: { source: 'home', attribution: { first: { landing: '/bio', utm_source: 'instagram' } } },
  })
  expect(answer.status).toBe(200)
  await carrier.until(() => carrier.to(email).length === 1 && carrier.mails.some((mail) => mail.reply_to === email))
  const notice = carrier.mails.find((mail) => mail.reply_to === email)!
  expect(notice.to).toEqual([site.owner.email])
  for (const said of ['Robin Field', email, 'A regular clean', 'Do you come to Jubilee Pocket?', 'instagram', 'home']) {
    expect(notice.html).toContain(said)
    expect(notice.text).toContain(said)
  }
  const [confirmation] = carrier.to(email)
  expect(confirmation!.text).toContain('Hello Robin,')
  expect(confirmation!.html).not.toContain('Jubilee Pocket')
})

test('a confirmation repeats nothing that a stranger could have typed', async ({ site }) => {
  const carrier = site.carrier!
  const email = 'victim@visitor.example'
  await site.post('/api/contact', {
    ...enquiry(email),
    name: 'https://win.example/prize now',
    subject: 'BUY',
    message: 'CHEAP PILLS',
  })
  await carrier.until(() => carrier.to(email).length === 1)
  expect(JSON.stringify(carrier.to(email)[0])).not.toMatch(/win\.example|BUY|PILLS/)
})

test('killed between the commit and the send, the mails go out once after the restart', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  const email = 'killed.before@visitor.example'
  carrier.verdict = () => 'hang'
  expect((await site.post('/api/contact', enquiry(email))).status).toBe(200)
  await carrier.until(() => carrier.tries >= 1)
  await site.end('SIGKILL')
  carrier.verdict = () => 'accept'
  await site.start()
  await carrier.until(() => carrier.mails.length === 2)
  expect(carrier.mails.map((mail) => mail.to).sort()).toEqual([[email], [site.owner.email]].sort())
})

test('killed after the carrier accepted but before it was noted, each mail is there once', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  const email = 'killed.after@visitor.example'
  // The carrier takes the mail and never says so.
  carrier.verdict = () => 'accept-and-hang-up'
  expect((await site.post('/api/contact', enquiry(email))).status).toBe(200)
  await carrier.until(() => carrier.mails.length === 1)
  await site.end('SIGKILL')
  carrier.verdict = () => 'accept'
  const before = carrier.tries
  await site.start()
  await carrier.until(() => carrier.tries >= before + 2 && carrier.mails.length === 2)
  await expect
    .poll(async () => (await site.store.query('SELECT id FROM "OutboxMessage" WHERE state = \'sent\'')).length)
    .toBe(2)
  expect(carrier.mails).toHaveLength(2)
  expect(new Set(carrier.mails.map((mail) => mail.key)).size).toBe(2)
})

test('a carrier that is down or slow is tried again under the same key', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  carrier.verdict = (attempt) => (attempt <= 3 ? 500 : 'accept')
  await site.post('/api/newsletter', { email: 'patient@visitor.example' })
  await carrier.until(() => carrier.mails.length === 2)
  expect(carrier.tries).toBeGreaterThan(3)
})

test('what the carrier refuses for good waits for the owner and is not tried for ever', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  site.carrier!.verdict = () => 422
  await site.post('/api/contact', enquiry('refused@visitor.example'))
  await expect
    .poll(async () => (await site.store.query('SELECT id FROM "OutboxMessage" WHERE state = \'failed\'')).length)
    .toBe(2)
  expect(site.carrier!.tries).toBe(2)
})

test('without a key mail is kept, and goes out once there is one', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { RESEND_API_KEY: undefined } })
  await site.post('/api/contact', enquiry('kept@visitor.example'))
  expect(await site.store.query('SELECT state FROM "OutboxMessage"')).toEqual([
    { state: 'pending' },
    { state: 'pending' },
  ])
  expect(site.carrier!.tries).toBe(0)
  await site.end()
  Object.assign(site, { env: {} })
  await site.start()
  await site.carrier!.until(() => site.carrier!.mails.length === 2)
})

test('mail older than two days when a key is first set waits for the owner', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { RESEND_API_KEY: undefined } })
  await site.post('/api/contact', enquiry('stale@visitor.example'))
  const longAgo = new Date(Date.now() - 49 * 3_600_000).toISOString()
  await site.store.query(`UPDATE "OutboxMessage" SET "createdAt" = '${longAgo}' WHERE 1 = 1 RETURNING id`)
  await site.end()
  Object.assign(site, { env: {} })
  await site.start()
  await expect
    .poll(async () => (await site.store.query('SELECT id FROM "OutboxMessage" WHERE state = \'waiting\'')).length)
    .toBe(2)
  expect(site.carrier!.mails).toHaveLength(0)
})

test('a mail first tried more than 23 hours ago stops as uncertain', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  site.carrier!.verdict = () => 500
  await site.post('/api/newsletter', { email: 'uncertain@visitor.example' })
  await site.carrier!.until(() => site.carrier!.tries >= 2)
  await site.end('SIGKILL')
  const tried = new Date(Date.now() - 23.5 * 3_600_000).toISOString()
  await site.store.query(`UPDATE "OutboxMessage" SET "firstTriedAt" = '${tried}' WHERE 1 = 1 RETURNING id`)
  site.carrier!.verdict = () => 'accept'
  await site.start()
  await expect
    .poll(async () => (await site.store.query('SELECT id FROM "OutboxMessage" WHERE state = \'uncertain\'')).length, {
      timeout: 40_000,
    })
    .toBe(2)
  expect(site.carrier!.mails).toHaveLength(0)
})
