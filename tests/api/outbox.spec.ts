import { enquiry } from '../support/enquiry'
import type { Outcome } from '../support/mail-carrier'
import { advanceHour, backdateMails, mailStates, waitForOutbox } from '../support/mail/outbox'
import { someone } from '../support/owner/owner-leads'
import { act } from '../support/owner/owner-page'
import { quoteLead, quotesOf, sentQuote, withdraw } from '../support/owner/quotes'
import { callScheduler, scheduled } from '../support/mail/scheduler'
import { preload } from '../support/server'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/mail/unsubscribe'

test('a contact message notifies the owner, who can reply to the visitor, and confirms to the visitor', async ({
  site,
}) => {
  const carrier = site.carrier!
  const email = 'robin.notice@visitor.example'
  const response = await site.post('/api/contact', {
    ...enquiry(email),
    meta: { source: 'home', attribution: { first: { landing: '/bio', utm_source: 'instagram' } } },
  })
  expect(response.status).toBe(200)
  await carrier.until(() => carrier.to(email).length === 1 && carrier.noticesAbout(email).length === 1)
  const notice = carrier.noticesAbout(email)[0]!
  expect(notice.to).toEqual([site.owner.email])
  for (const fact of ['Robin Field', email, 'A regular clean', 'Do you come to Jubilee Pocket?', 'instagram', 'Home']) {
    expect(notice.html).toContain(fact)
    expect(notice.text).toContain(fact)
  }
  expect(notice.text, 'buttons are only in the HTML, and leave no gap').not.toMatch(/%20|mailto:|\n{3}/)
  const [confirmation] = carrier.to(email)
  expect(confirmation!.text).toContain('Hi Robin,')
  expect(confirmation!.html).not.toContain('Jubilee Pocket')
  // Neither sets off an out-of-office reply.
  for (const { headers } of [notice, confirmation!])
    expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
})

test('after a kill between the commit and the first attempt, each email goes out once on restart @both', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true, env: preload('kill-before-sending') })
  const carrier = site.carrier!
  const email = 'killed.before@visitor.example'
  // The response may be lost with the process; the lead mustn't be.
  await site.post('/api/contact', enquiry(email)).catch(() => undefined)
  await site.ended()
  expect(carrier.attempts).toEqual([])
  expect(await site.db.query('SELECT state, attempts FROM "OutboxMessage"')).toEqual([
    { state: 'pending', attempts: 0 },
    { state: 'pending', attempts: 0 },
  ])
  await site.start({})
  await carrier.until(() => carrier.mails.length === 2)
  await waitForOutbox(site)
  expect([carrier.to(email).length, carrier.noticesAbout(email).length]).toEqual([1, 1])
  expect(carrier.attempts).toHaveLength(4)
  expect(await mailStates(site, email)).toEqual(['sent', 'sent'])
})

test('after a kill before the carrier’s acceptance is recorded, each email arrives once', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
  const carrier = site.carrier!
  const email = 'killed.after@visitor.example'
  carrier.outcome = () => 'accept-and-hang-up'
  expect((await site.post('/api/contact', enquiry(email))).status).toBe(200)
  await carrier.until(() => carrier.mails.length === 1)
  await site.end('SIGKILL')
  carrier.outcome = () => 'accept'
  await site.start()
  await advanceHour(site)
  await expect.poll(() => mailStates(site, email)).toEqual(['sent', 'sent'])
  await waitForOutbox(site)
  expect([carrier.to(email).length, carrier.noticesAbout(email).length]).toEqual([1, 1])
  // The one it had already accepted was sent again under the same key.
  expect(carrier.attempts.length).toBeGreaterThan(new Set(carrier.attempts).size)
})

test('an email cancelled during a try isn’t retried, and is recorded as sent if it arrived', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
  const carrier = site.carrier!
  /** Does something during the next attempt to email someone, and has that attempt end in `outcome`. */
  const duringTry = (email: string, doMeanwhile: () => Promise<{ status: number }>, outcome: Outcome) => {
    carrier.outcome = async (_, to) => {
      if (!to.includes(email)) return 'accept'
      carrier.outcome = () => 'accept'
      expect((await doMeanwhile()).status).toBeLessThan(400)
      return outcome
    }
  }
  const states = async (email: string) =>
    (await site.db.query<{ state: string }>(`SELECT state FROM "OutboxMessage" WHERE recipient = '${email}'`))
      .map(({ state }) => state)
      .sort()

  const [left, leftLate, quoted, wrong, right] = [someone(), someone(), someone(), someone(), someone()] as const
  duringTry(left, () => unsubscribeByPost(site, left), 503)
  await site.post('/api/newsletter', { email: left })
  await expect.poll(() => states(left)).toEqual(['cancelled'])
  await advanceHour(site)

  duringTry(leftLate, () => unsubscribeByPost(site, leftLate), 'accept')
  await site.post('/api/newsletter', { email: leftLate })
  await expect.poll(() => states(leftLate)).toEqual(['sent'])

  const lead = await quoteLead(site, quoted)
  await expect.poll(() => states(quoted)).toEqual(['sent'])
  duringTry(quoted, async () => withdraw(site, (await quotesOf(site, lead)).quotes[0]!.id), 503)
  await sentQuote(site, lead)
  await expect.poll(() => states(quoted)).toEqual(['cancelled', 'sent'])
  await advanceHour(site)

  duringTry(wrong, () => act(site, 'person', 'person-correct', { email: wrong, to: right }), 503)
  await site.post('/api/contact', enquiry(wrong))
  await expect.poll(() => states(wrong)).toEqual(['cancelled'])
  await advanceHour(site)

  await waitForOutbox(site)
  expect([left, leftLate, quoted, wrong, right].map((email) => carrier.to(email).length)).toEqual([0, 1, 1, 0, 1])
})

test('without a key, emails are kept; once there is one they go out to the corrected address, or wait for the owner after two days', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true, env: { RESEND_API_KEY: undefined } })
  const carrier = site.carrier!
  const [stale, wrong, right] = ['stale@visitor.example', 'kept@gmial.example', 'kept@gmail.example'] as const
  await site.post('/api/contact', enquiry(stale))
  await backdateMails(site, 'createdAt', 49)
  await site.post('/api/contact', enquiry(wrong))
  for (const email of [stale, wrong]) expect(await mailStates(site, email)).toEqual(['pending', 'pending'])
  expect(carrier.attempts).toEqual([])
  await act(site, 'person', 'person-correct', { email: wrong, to: right })
  await site.end()
  await site.start({})
  await carrier.until(() => carrier.mails.length === 2)
  expect(carrier.to(right)).toHaveLength(1)
  expect(carrier.to(site.owner.email)[0]).toMatchObject({ reply_to: right })
  await expect.poll(() => mailStates(site, stale)).toEqual(['waiting', 'waiting'])
  expect(carrier.mails).toHaveLength(2)
})

test('the scheduler’s endpoint sends what’s due and deletes what has expired, if the call has the secret', async ({
  startSite,
}) => {
  // Without timers, as on a serverless host.
  const site = await startSite({ withCarrier: true, env: { ...scheduled, ...preload('no-timers') } })
  const carrier = site.carrier!
  carrier.outcome = () => 500
  const email = 'due@visitor.example'
  await site.post('/api/newsletter', { email })
  await carrier.until(() => carrier.attempts.length > 0)
  await expect.poll(() => mailStates(site, email)).toEqual(['pending', 'pending'])
  carrier.outcome = () => 'accept'
  await backdateMails(site, 'nextAt', 1)
  await site.db.query(`INSERT INTO "RateCount" ("key", points, expire) VALUES ('old', 1, 1) RETURNING "key"`)
  const counts = () => site.db.query(`SELECT 1 FROM "RateCount" WHERE "key" = 'old'`)

  const secret = scheduled.CRON_SECRET
  for (const authorization of ['', `Bearer ${secret}x`, secret])
    expect((await callScheduler(site, authorization)).status).toBe(401)
  expect([await mailStates(site, email), await counts()]).toEqual([['pending', 'pending'], [expect.anything()]])

  // The carrier's failure pauses sending for a second.
  await expect
    .poll(async () => {
      expect((await callScheduler(site)).status).toBe(200)
      return mailStates(site, email)
    })
    .toEqual(['sent', 'sent'])
  expect(await counts()).toEqual([])
})

test('without a secret the scheduler’s endpoint is closed', async ({ site }) => {
  expect((await callScheduler(site)).status).toBe(404)
})
