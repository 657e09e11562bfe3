import { ask, read } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import { backdateMails, mailStates, outboxCaughtUp, passHour } from '../support/outbox'
import type { Site } from '../support/server'
import { expect, preload, test } from '../support/site'

test('the outbox retries by itself, under the same key', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  carrier.outcome = (attempt) => (attempt === 1 ? 500 : 'accept')
  await site.post('/api/newsletter', { email: 'patient@visitor.example' })
  await carrier.until(() => carrier.mails.length === 2)
  expect([carrier.attempts.length, new Set(carrier.attempts).size]).toEqual([3, 2])
})

test(
  'a carrier that stays down is tried again and again, under the same keys',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
    const carrier = site.carrier!
    carrier.outcome = () => 503
    const email = 'outage@visitor.example'
    await site.post('/api/newsletter', { email })
    for (const attempts of [1, 2, 3]) {
      await carrier.until(() => carrier.attempts.length >= attempts)
      await expect.poll(() => mailStates(site, email)).toEqual(['pending', 'pending'])
      await passHour(site)
    }
    carrier.outcome = () => 'accept'
    await carrier.until(() => carrier.attempts.length >= 4)
    const isOver = async () => (await passHour(site), carrier.mails.length)
    await expect.poll(isOver, { timeout: 15_000 }).toBe(2) // each try takes an hour, and after a day it's too late
    expect(new Set(carrier.attempts).size).toBe(2)
  },
)

test(
  'what the carrier refuses for good waits for the owner and is not tried again',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
    const carrier = site.carrier!
    carrier.outcome = () => 422
    const email = 'refused@visitor.example'
    await site.post('/api/contact', enquiry(email))
    await expect.poll(() => mailStates(site, email)).toEqual(['failed', 'failed'])
    carrier.outcome = () => 'accept'
    await passHour(site)
    await outboxCaughtUp(site)
    expect(carrier.attempts).toHaveLength(4)
    expect(await mailStates(site, email)).toEqual(['failed', 'failed'])
  },
)

test('asked for a pause, nothing is sent, not even what came meanwhile', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('no-timers') })
  const carrier = site.carrier!
  carrier.retryAfter = 3600
  const join = (email: string) => site.post('/api/newsletter', { email })
  carrier.outcome = async (attempt) => {
    if (attempt === 1) await join('meanwhile@visitor.example')
    return 429
  }
  await join('first@visitor.example')
  await carrier.until(() => carrier.attempts.length === 1)
  await site.end() // once nothing is being sent
  expect(carrier.attempts).toHaveLength(1)
})

test(
  'a mail that alone is asked to wait for an hour is left alone meanwhile',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ withCarrier: true })
    const carrier = site.carrier!
    carrier.retryAfter = 3600
    carrier.outcome = (_, [to]) => (to === 'kim@refused.example' ? 403 : 'accept')
    await site.post('/api/contact', enquiry('kim@refused.example'))
    await carrier.until(() => carrier.attempts.length === 2)
    await site.post('/api/contact', enquiry('kim@visitor.example'))
    await carrier.until(() => carrier.mails.length === 3)
    expect(carrier.attempts).toHaveLength(4)
  },
)

test('a mail first tried more than 23 hours ago stops as uncertain', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
  const email = 'uncertain@visitor.example'
  site.carrier!.outcome = (_, [to]) => (to === email ? 500 : 'accept')
  await site.post('/api/contact', enquiry(email))
  await expect.poll(() => mailStates(site, email)).toEqual(['pending', 'sent'])
  await backdateMails(site, 'firstTriedAt', 22.5)
  await passHour(site)
  site.carrier!.outcome = () => 'accept'
  await expect.poll(() => mailStates(site, email)).toEqual(['sent', 'uncertain'])
  expect(site.carrier!.mails).toHaveLength(1)
})

test(
  'a mail that arrived unacknowledged, and is written otherwise since an update, stops as uncertain',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
    const carrier = site.carrier!
    const email = 'rewritten@visitor.example'
    carrier.outcome = (_, [to]) => (to === email ? 'accept-and-hang-up' : 'accept')
    await site.post('/api/contact', enquiry(email))
    await expect.poll(() => mailStates(site, email)).toEqual(['pending', 'sent'])
    await site.end()
    await site.db.query(
      `UPDATE "OutboxMessage" SET "html" = '<p>Otherwise</p>' WHERE "recipient" = '${email}' RETURNING id`,
    )
    carrier.outcome = () => 'accept'
    await site.start()
    await passHour(site)
    await expect.poll(() => mailStates(site, email)).toEqual(['sent', 'uncertain'])
    expect(carrier.to(email)).toHaveLength(1)
  },
)

test(
  'mail put off while the clock was hours ahead goes out once the clock is right',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
    const carrier = site.carrier!
    const email = 'clock@visitor.example'
    site.signal('SIGUSR2')
    await site.logged(/Clock: 1 h/)
    site.signal('SIGUSR2')
    await site.logged(/Clock: 2 h/)
    carrier.outcome = () => 503
    await site.post('/api/newsletter', { email })
    await carrier.until(() => carrier.attempts.length > 0)
    await expect.poll(() => mailStates(site, email)).toEqual(['pending', 'pending'])
    carrier.outcome = () => 'accept'
    site.signal('SIGHUP')
    await site.logged(/Clock put back/)
    await carrier.until(() => carrier.mails.length === 2)
  },
)

test('an answer of the carrier that makes no sense is no yes', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  carrier.outcome = (attempt) => (attempt === 1 ? 'garbage' : 'accept')
  await site.post('/api/newsletter', { email: 'garbage@visitor.example' })
  await carrier.until(() => carrier.mails.length === 2)
  expect(new Set(carrier.attempts).size).toBe(2)
})

/** Has every mail that was refused for good tried again. */
async function sendFailed(site: Site): Promise<void> {
  const failed = await read<{ items: { id: string }[] }>(site, 'mail?state=failed')
  for (const { id } of failed.items) await ask(site, 'POST', `mail/${id}`, { action: 'send' })
}

for (const [status, state] of [
  [403, 'pending'],
  [422, 'failed'],
] as const)
  test(
    `mail refused with ${status} over a wrong MAIL_FROM or OWNER_EMAIL goes out once they’re put right`,
    { tag: '@once' },
    async ({ startSite }) => {
      const site = await startSite({ withCarrier: true })
      await site.end()
      await site.start({ MAIL_FROM: 'hello@wrong.example', OWNER_EMAIL: 'owner@wrong.example' })
      const carrier = site.carrier!
      const email = 'wrong@visitor.example'
      carrier.outcome = () => status
      await site.post('/api/newsletter', { email })
      await carrier.until(() => carrier.attempts.length > 0)
      await expect.poll(() => mailStates(site, email)).toEqual([state, state])
      // Once more before they are right.
      await sendFailed(site)
      await expect.poll(() => mailStates(site, email)).toEqual([state, state])
      await site.end()
      carrier.outcome = () => 'accept'
      // As one pastes it.
      await site.start({ RESEND_BASE_URL: ` ${carrier.url} ` })
      await sendFailed(site)
      await carrier.until(() => carrier.mails.length === 2)
      expect(carrier.mails.map(({ from, to: [to] }) => [to, from]).sort()).toEqual(
        [site.owner.email, email].sort().map((to) => [to, 'Sunnie <hello@sunnie.example>']),
      )
    },
  )
