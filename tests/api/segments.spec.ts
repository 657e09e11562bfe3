import { randomUUID } from 'node:crypto'
import type { MailItem, Page } from '../../lib/owner/answers'
import type { ListsOverview } from '../../lib/owner/people'
import { event, report, signing } from '../support/carrier-report'
import { type Site, expect, preload, test } from '../support/site'

const newsletter = '0b6c24b0-9a10-4f0e-8a8c-1f2d3c4b5a69'
const store = '78261eea-8f8b-4381-83c6-79fa7120f1cf'
const RESEND_SEGMENTS = `newsletter=${newsletter},store=${store}`
// Rounds run when a test wants them to, by the scheduler's address.
const CRON_SECRET = 'a-secret-for-the-scheduler'
const env = { RESEND_SEGMENTS, CRON_SECRET, ...preload('no-timers') }
const email = 'kim@visitor.example'

/** A round of the outbox and of what is kept in step, to its end. */
const round = (site: Site) => site.request('/api/cron/outbox', { headers: { Authorization: `Bearer ${CRON_SECRET}` } })

const change = (site: Site, method: string, path: string, body?: object) =>
  site.asOwner(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })

const join = (site: Site, address = email) =>
  site.post('/api/newsletter', { email: address }, { 'Idempotency-Key': randomUUID() })

async function leave(site: Site, address = email) {
  const [place] = await site.db.query<{ token: string }>(
    `SELECT token FROM "Subscriber" WHERE "emailKey" = '${address}' AND list = 'newsletter'`,
  )
  await site.postPlain(`/unsubscribe/${place!.token}`, [['List-Unsubscribe', 'One-Click']])
}

const erase = (site: Site, address: string) =>
  change(site, 'DELETE', `/api/admin/person?email=${encodeURIComponent(address)}`)

/** The segments that Resend has an address in; undefined if it doesn't know it. */
function atResend({ carrier }: Site, address = email) {
  const segments = carrier!.contacts.get(address)
  return segments && [...segments].sort()
}

/** The addresses that Resend is still to hear of. */
const queued = async ({ db }: Site) =>
  (await db.query<{ emailKey: string }>('SELECT "emailKey" FROM "ListSync"')).map(({ emailKey }) => emailKey)

/** Lets leases and pauses between tries go by. */
const letTimePass = ({ db }: Site) => db.query('UPDATE "ListSync" SET "nextAt" = 0 RETURNING "emailKey"')

const overview = async (site: Site) => (await (await site.asOwner('/api/admin/lists')).json()) as ListsOverview

test('who joins, leaves, comes back, is taken off or is erased, does so at Resend', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const odd = 'o/dd?#%+1@visitor.example'
  await join(site, odd)
  await round(site)
  expect(atResend(site, odd)).toEqual([newsletter])
  await site.post('/api/waitlist/store', { email: odd })
  await round(site)
  expect(atResend(site, odd)).toEqual([newsletter, store])
  await leave(site, odd)
  await round(site)
  expect(atResend(site, odd)).toEqual([store])
  await join(site, odd)
  await round(site)
  expect(atResend(site, odd)).toEqual([newsletter, store])

  const { items } = (await (await site.asOwner('/api/admin/subscribers?list=store')).json()) as Page<{ id: string }>
  const place = `/api/admin/subscribers/${items[0]!.id}`
  await change(site, 'PATCH', place, { subscribed: false })
  await round(site)
  expect(atResend(site, odd)).toEqual([newsletter])
  await change(site, 'PATCH', place, { subscribed: true })
  await round(site)
  expect(atResend(site, odd)).toEqual([newsletter, store])

  const created = site.carrier!.contactRequests.filter((request) => request === 'POST /contacts')
  expect(created, 'created again, a contact would want broadcasts again').toHaveLength(1)
  expect((await overview(site)).resend).toEqual({ lists: ['Newsletter', 'Store waitlist'], behind: 0, lastError: null })
  const mails = (await (await site.asOwner('/api/admin/mail')).json()) as Page<MailItem>
  expect(new Set(mails.items.map(({ kind }) => kind))).toEqual(new Set(['owner-notice', 'welcome']))

  await erase(site, odd)
  expect(await queued(site)).toEqual([odd])
  await round(site)
  expect(atResend(site, odd)).toBeUndefined()
  expect(await queued(site)).toEqual([])
})

test('who marks a mail as spam is out of every segment', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { ...env, ...signing } })
  await join(site)
  await round(site)
  const [welcome] = site.carrier!.to(email)
  await report(site, event('email.complained', welcome!.id))
  await round(site)
  expect(atResend(site)).toEqual([])
})

test('a list that is not kept in step is none of Resend’s business', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  await site.post('/api/waitlist/subscriptions', { email })
  await round(site)
  expect(site.carrier!.contactRequests).toEqual([])
  expect(site.carrier!.to(email)).toHaveLength(1)
})

test('a corrected address takes the place of the mistyped one', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const wrong = 'kim@visitor.exmaple'
  await join(site, wrong)
  await round(site)
  await change(site, 'POST', '/api/admin/person/address', { email: wrong, to: email })
  await round(site)
  expect([...site.carrier!.contacts.keys()]).toEqual([email])
  expect(atResend(site)).toEqual([newsletter])
})

for (const status of [401, 422, 503])
  test(`after ${status} mail goes on, the owner is told, and Resend hears of everything once it listens`, async ({
    startSite,
  }) => {
    const site = await startSite({ withCarrier: true, env })
    const carrier = site.carrier!
    carrier.contactStatus = () => status
    await join(site)
    const begun = Date.now()
    await round(site)
    const [row] = await site.db.query<{ nextAt: number | string }>('SELECT "nextAt" FROM "ListSync"')
    expect(Number(row!.nextAt), 'the next try is not at once').toBeGreaterThan(begun + 1_500)
    await join(site, 'lee@visitor.example')
    await round(site)
    expect([carrier.to(email).length, carrier.to('lee@visitor.example').length]).toEqual([1, 1])
    expect((await overview(site)).resend).toMatchObject({
      behind: 2,
      lastError: expect.stringContaining(String(status)) as unknown,
    })
    carrier.contactStatus = () => 200
    await letTimePass(site)
    await round(site)
    expect([...carrier.contacts.keys()].sort()).toEqual([email, 'lee@visitor.example'])
    expect((await overview(site)).resend).toMatchObject({ behind: 0, lastError: null })
  })

test('asked to slow down, mail waits as well', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  carrier.contactStatus = () => 429
  await join(site)
  await round(site)
  const attempts = carrier.attempts.length
  await join(site, 'lee@visitor.example')
  await round(site)
  expect(carrier.attempts.length).toBe(attempts)
})

test('killed before Resend was told, and again before it answered, the site tells it after the restart', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  await join(site)
  await site.end('SIGKILL')
  expect(carrier.contactRequests).toEqual([])
  carrier.contactStatus = () => new Promise(() => undefined)
  await site.start()
  void round(site).catch(() => undefined)
  await carrier.until(() => carrier.contactRequests.length > 0)
  await site.end('SIGKILL')
  carrier.contactStatus = () => 200
  await letTimePass(site)
  await site.start()
  await round(site)
  expect(atResend(site)).toEqual([newsletter])
  expect(await queued(site)).toEqual([])
})

test('who leaves while Resend is being told that they joined is out of the segment', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  let go = () => undefined as void
  carrier.contactStatus = () => new Promise((resolve) => (go = () => resolve(200)))
  await join(site)
  const telling = round(site)
  await carrier.until(() => carrier.contactRequests.length === 1)
  await leave(site)
  carrier.contactStatus = () => 200
  go()
  await telling
  expect(atResend(site)).toEqual([newsletter])
  await letTimePass(site)
  await round(site)
  expect(atResend(site)).toEqual([])
  expect(await queued(site)).toEqual([])
})

test('who was on a list before is told of when it’s first kept in step, once', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { ...env, RESEND_SEGMENTS: undefined } })
  const carrier = site.carrier!
  for (const address of [email, 'left@visitor.example']) await join(site, address)
  await leave(site, 'left@visitor.example')
  await round(site)
  expect([carrier.contactRequests, await queued(site)]).toEqual([[], []])
  expect((await overview(site)).resend).toBeUndefined()

  await site.end()
  await site.start(env)
  await round(site)
  expect([...carrier.contacts]).toEqual([[email, new Set([newsletter])]])
  const requests = carrier.contactRequests.length
  await site.end()
  await site.start()
  await round(site)
  expect(carrier.contactRequests.length).toBe(requests)

  // Nobody tells Resend of who leaves while it's switched off.
  await site.end()
  await site.start({ ...env, RESEND_SEGMENTS: undefined })
  await round(site)
  await leave(site)
  await site.end()
  await site.start(env)
  await round(site)
  expect(atResend(site)).toEqual([])
})

test('a preview tells Resend nothing', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { ...env, DEPLOY_ENV: 'preview' } })
  await join(site)
  await round(site)
  expect([site.carrier!.contactRequests, await queued(site)]).toEqual([[], []])
})
