import { unsubscribeByPost } from '../support/unsubscribe'
import {
  segmentsAtResend,
  email,
  env,
  join,
  letTimePass,
  newsletter,
  resendLine,
  queued,
  round,
} from '../support/segments'
import { expect, test } from '../support/site'

test('when Resend refuses a contact, emails still go out, the owner is told, and Resend catches up later', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  for (const status of [401, 422, 503]) {
    const both = [`kim-${status}@visitor.example`, `lee-${status}@visitor.example`]
    carrier.contactStatus = () => status
    await join(site, both[0])
    const begun = Date.now()
    await round(site)
    const [row] = await site.db.query<{ nextAt: number | string }>('SELECT "nextAt" FROM "ListSync"')
    expect(Number(row!.nextAt), 'the next try isn’t immediate').toBeGreaterThan(begun + 1_500)
    await join(site, both[1])
    await round(site)
    expect(both.map((address) => carrier.to(address).length)).toEqual([1, 1])
    expect(await resendLine(site)).toContain("2 people's changes haven't reached Resend yet.")
    carrier.contactStatus = () => 200
    await letTimePass(site)
    await round(site)
    expect([...carrier.contacts.keys()].sort()).toEqual(expect.arrayContaining(both))
    expect(await resendLine(site)).not.toContain('changes')
  }
})

test('if Resend asks us to slow down, emails wait too', { tag: '@once' }, async ({ startSite }) => {
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

test('if Resend asks us to slow down during a send, the next email waits', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  carrier.retryAfter = 3600
  await join(site)
  await carrier.until(() => carrier.mails.length === 2)
  let [refuse, accept] = [() => undefined as void, () => undefined as void]
  carrier.contactStatus = () => new Promise((resolve) => (refuse = () => resolve(429)))
  const telling = round(site)
  await carrier.until(() => carrier.contactRequests.length === 1)
  const isOnItsWay = new Promise<void>((arrived) => {
    carrier.outcome = () => new Promise((resolve) => ((accept = () => resolve('accept')), arrived()))
  })
  await join(site, 'lee@visitor.example')
  await isOnItsWay
  refuse()
  await telling
  carrier.outcome = () => 'accept'
  accept()
  await carrier.until(() => carrier.mails.length === 3)
  await join(site, 'max@visitor.example')
  await round(site)
  expect(carrier.attempts).toHaveLength(3)
})

test('if Resend keeps asking us to slow down, the pause doesn’t grow', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  carrier.retryAfter = 0.001 // over by the next round, unless it grows
  carrier.contactStatus = () => 429
  await join(site)
  for (let times = 1; times < 5; times++) {
    await letTimePass(site)
    await round(site)
    expect(carrier.contactRequests).toHaveLength(times)
  }
})

test('killed before telling Resend, and again before its response, the site tells it after the restart', async ({
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
  expect(segmentsAtResend(site)).toEqual([newsletter])
  expect(await queued(site)).toEqual([])
})

test(
  'a try that was planned while the clock was a year ahead isn’t waited for',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ withCarrier: true, env })
    await join(site)
    await site.db.query(`UPDATE "ListSync" SET "nextAt" = ${Date.now() + 365 * 24 * 3_600_000} RETURNING "emailKey"`)
    await round(site)
    expect(segmentsAtResend(site)).toEqual([newsletter])
  },
)

test('someone who leaves while Resend is being told they joined isn’t in the segment', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  let go = () => undefined as void
  carrier.contactStatus = () => new Promise((resolve) => (go = () => resolve(200)))
  await join(site)
  const telling = round(site)
  await carrier.until(() => carrier.contactRequests.length === 1)
  await unsubscribeByPost(site, email)
  carrier.contactStatus = () => 200
  go()
  await telling
  expect(segmentsAtResend(site)).toEqual([newsletter])
  await letTimePass(site)
  await round(site)
  expect(segmentsAtResend(site)).toEqual([])
  expect(await queued(site)).toEqual([])
})
