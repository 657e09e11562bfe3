import { createECDH } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { formatLocalClock } from '../../lib/local-time'
import type { QuietHours } from '../../lib/server/push/quiet-hours'
import { callApi, getJson } from '../support/owner/as-owner'
import { enquiry as enquiryOf } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { Device, PushService, trustStandIn } from '../support/push-service/stand-in'
import { withDevice as withDeviceOf } from '../support/push-service/with-device'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { act } from '../support/owner/owner-page'

const enquiry = enquiryOf('zoe@visitor.example')

let service: PushService
test.beforeAll(async () => void (service = await PushService.start()))
test.afterAll(() => service.stop())
test.beforeEach(() => {
  service.taken.length = 0
  service.status = () => 201
})

const withDevice = (site: Site) => withDeviceOf(site, service)

/** Moves a device to an expired session of the owner's, like a phone left in a drawer. */
async function expireSession(site: Site, { subscription }: Device): Promise<void> {
  await site.db.query(
    `INSERT INTO "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
     SELECT 'lapsed', 'lapsed', "userId", '${hoursAgo(1)}', "createdAt", "updatedAt" FROM "session" LIMIT 1 RETURNING "id"`,
  )
  await site.db.query(
    `UPDATE "PushSubscription" SET "sessionId" = 'lapsed' WHERE "endpoint" = '${subscription.endpoint}' RETURNING "id"`,
  )
}

const setQuietHours = (site: Site, quiet: QuietHours) =>
  act(site, 'account', 'quiet-hours', quiet ? { use: '1', ...quiet } : {})
const settings = (site: Site) => getJson<{ publicKey: string }>(site, 'push')
const queued = (site: Site) => site.db.query<{ attempts: number }>('SELECT "attempts" FROM "PushNotice"')
const devices = (site: Site) => site.db.query('SELECT "id" FROM "PushSubscription"')

test('each device is notified of enquiries, encrypted and signed, but not of list sign-ups or after its session ends', async ({
  startSite,
}) => {
  const site = await startSite({ env: trustStandIn })
  expect((await setQuietHours(site, null)).status).toBe(303)
  expect((await setQuietHours(site, { from: '9 pm', to: '07:00' })).status).toBe(422)
  const [first, second] = [await withDevice(site), await withDevice(site)]
  await callApi(site, 'POST', 'push', { endpoint: (await withDevice(site)).subscription.endpoint, off: true })
  const lapsed = await withDevice(site)
  await expireSession(site, lapsed)
  await site.post('/api/newsletter', { email: 'list@visitor.example' })
  await site.post('/api/contact', enquiry)
  await expect.poll(() => service.taken.length).toBe(2)
  const [lead] = await site.leads(enquiry.email)
  const { publicKey } = await settings(site)
  for (const { messages } of [first, second])
    expect(messages).toEqual([
      {
        title: 'New: Contact message',
        body: 'From Robin Field',
        url: `/admin/leads/${lead!.id}`,
        tag: lead!.id,
        badge: 2,
      },
    ])
  expect(service.taken.map(({ signer }) => signer)).toEqual([publicKey, publicKey])
  await expect.poll(() => queued(site)).toEqual([])
  expect(lapsed.messages).toEqual([])

  await site.end()
  await site.start()
  await expect.poll(() => devices(site)).toHaveLength(2)
  // The key is kept, or every device would have to subscribe again.
  expect((await settings(site)).publicKey).toBe(publicKey)
  await site.asOwner('/api/auth/sign-out', { method: 'POST' })
  expect(await devices(site)).toEqual([])
})

test('quiet hours hold back notices and combine them into one; a device that no longer exists is forgotten', async ({
  startSite,
}) => {
  const site = await startSite({ env: trustStandIn })
  const [staying, gone, lost] = [await withDevice(site), await withDevice(site), await withDevice(site)]
  const clock = (hours: number) => formatLocalClock(new Date(Date.now() + hours * 3_600_000))
  await setQuietHours(site, { from: clock(-1), to: clock(1) })
  await site.post('/api/contact', enquiry)
  await site.post('/api/contact', { ...enquiry, message: 'And the windows' })
  // A lead dealt with by then isn't in the notice.
  await site.post('/api/contact', enquiryOf('spam@visitor.example'))
  await expect.poll(async () => (await queued(site)).map(({ attempts }) => attempts)).toEqual(Array(9).fill(0))
  const [spam] = await site.leads('spam@visitor.example')
  expect((await callApi(site, 'PATCH', `leads/${spam!.id}`, { state: 'spam' })).status).toBe(200)
  service.status = (device) => (device === gone.name ? 410 : device === lost.name ? 404 : 201)
  await setQuietHours(site, null)
  await expect.poll(() => staying.messages).toMatchObject([{ title: '2 new enquiries', url: '/admin', badge: 2 }])
  await expect.poll(() => devices(site)).toHaveLength(1)
  await expect.poll(() => queued(site)).toEqual([])
})

test('a notice that the push service can’t take yet is retried, even after a restart', async ({ startSite }) => {
  const site = await startSite({ env: trustStandIn })
  await setQuietHours(site, null)
  const device = await withDevice(site)
  service.status = () => 503
  await site.post('/api/contact', enquiry)
  await expect.poll(async () => (await queued(site)).map(({ attempts }) => attempts)).toEqual([1])
  await site.end('SIGKILL')
  await site.db.query(`UPDATE "PushNotice" SET "nextAt" = '${hoursAgo(1)}' RETURNING "id"`)
  service.status = () => 201
  await site.start()
  await expect.poll(() => device.messages.map(({ title }) => title)).toEqual(['New: Contact message'])
  await expect.poll(() => queued(site)).toEqual([])
})

test('only a browser’s own subscription is accepted, from someone signed in', async ({ site }) => {
  const { subscription } = new Device(service)
  for (const body of [
    {},
    { ...subscription, endpoint: 'http://127.0.0.1/' },
    { ...subscription, keys: { ...subscription.keys, auth: 'short' } },
  ])
    expect((await callApi(site, 'POST', 'push', body)).status).toBe(422)
  expect((await site.post('/api/admin/push', subscription)).status).toBe(401)
})

test('the push key can be set, and is otherwise a file that nobody else can read', async ({ startSite }) => {
  const site = await startSite()
  await settings(site)
  const file = path.join(path.dirname(site.db.url.slice('file:'.length)), 'vapid-private-key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await site.end()
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // One key in 256 begins with a zero byte, which is left out.
  const given = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  await site.start({ VAPID_PRIVATE_KEY: given })
  expect((await settings(site)).publicKey).toBe(pair.getPublicKey('base64url'))
})
