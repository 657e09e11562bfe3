import { enquiry } from '../support/enquiry'
import { callScheduler, scheduled } from '../support/scheduler'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/unsubscribe'

test('a receipt without a key doesn’t reveal the client’s address', async ({ startSite }) => {
  const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
  const site = await startSite({ env: behindProxy })
  const post = (client: string) =>
    site.post('/api/contact', enquiry('kim@visitor.example'), { 'X-Forwarded-For': client })
  await post('203.0.113.5')
  await post('203.0.113.5')
  await post('203.0.113.6')
  expect(await site.leads()).toHaveLength(2)
  const ids = async () => (await site.db.query<{ id: string }>('SELECT "id" FROM "Receipt"')).map(({ id }) => id)
  expect(await ids()).toEqual([expect.not.stringContaining('203.0.113'), expect.not.stringContaining('203.0.113')])
  // Anyone with a copy of the database can try every address, but not without the secret.
  await site.end()
  await site.start({ ...behindProxy, AUTH_SECRET: 'another-secret-for-the-tests-of-32-characters' })
  await post('203.0.113.5')
  expect(await ids()).toHaveLength(3)
})

test('receipts are deleted when they no longer count: after ten minutes without a key, otherwise after thirty days', async ({
  startSite,
}) => {
  const site = await startSite({ env: scheduled })
  const keyed = { 'Idempotency-Key': 'with~a~tilde' }
  expect((await site.post('/api/contact', enquiry('keyless@visitor.example'))).status).toBe(200)
  expect((await site.post('/api/contact', enquiry('keyed@visitor.example'), keyed)).status).toBe(200)
  const ids = async () => (await site.db.query<{ id: string }>('SELECT "id" FROM "Receipt"')).map(({ id }) => id)
  expect(await ids()).toHaveLength(2)
  const backdate = (minutes: number) =>
    site.db.query(`UPDATE "Receipt" SET "at" = ${Date.now() - minutes * 60_000} RETURNING id`)
  await site.end()
  await backdate(11)
  await site.start()
  await expect.poll(ids).toEqual(['contact:with~a~tilde'])
  expect((await site.post('/api/contact', enquiry('keyed@visitor.example'), keyed)).status).toBe(200)
  expect(await site.leads()).toHaveLength(2)
  await backdate(30 * 24 * 60 + 1)
  await callScheduler(site)
  expect(await ids()).toEqual([])
})

test('once somebody has left a list, joining again counts, but an old submission that arrives again under its key doesn’t', async ({
  site,
}) => {
  const email = 'left.and.back@visitor.example'
  const send = (headers = {}) => site.post('/api/newsletter', { email }, headers)
  const keyed = { 'Idempotency-Key': 'kept-on-a-phone' }
  await send()
  await send(keyed)
  await unsubscribeByPost(site, email)
  const isOn = async () =>
    (await site.db.query(`SELECT 1 FROM "Subscriber" WHERE "emailKey" = '${email}' AND "unsubscribedAt" IS NULL`))
      .length
  expect([(await send(keyed)).status, await isOn()]).toEqual([200, 0])
  expect(await site.leads(email)).toHaveLength(2)
  expect([(await send()).status, await isOn()]).toEqual([200, 1])
  expect(await site.leads(email)).toHaveLength(3)
})
