import { callApi } from '../support/owner/as-owner'
import { enquiry } from '../support/enquiry'
import { advanceHour, backdateMails, mailStates, waitForOutbox } from '../support/mail/outbox'
import { leadFrom, uniqueWord } from '../support/owner/owner-leads'
import { act, mailsOf } from '../support/owner/owner-page'
import { preload } from '../support/server'
import { expect, test } from '../support/site'

test('while the carrier stays down, emails are retried again and again with the same keys', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
  const carrier = site.carrier!
  carrier.outcome = () => 503
  const email = 'outage@visitor.example'
  await site.post('/api/newsletter', { email })
  for (const attempts of [1, 2, 3]) {
    await carrier.until(() => carrier.attempts.length >= attempts)
    await expect.poll(() => mailStates(site, email)).toEqual(['pending', 'pending'])
    await advanceHour(site)
  }
  carrier.outcome = () => 'accept'
  await carrier.until(() => carrier.attempts.length >= 4)
  const isOver = async () => (await advanceHour(site), carrier.mails.length)
  await expect.poll(isOver, { timeout: 15_000 }).toBe(2) // each look passes an hour, and after a day it's too late
  expect(new Set(carrier.attempts).size).toBe(2)
})

test('an email that the carrier rejects for good waits for the owner and isn’t retried', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
  const carrier = site.carrier!
  carrier.outcome = () => 422
  const email = 'refused@visitor.example'
  await site.post('/api/contact', enquiry(email))
  await expect.poll(() => mailStates(site, email)).toEqual(['failed', 'failed'])
  carrier.outcome = () => 'accept'
  await advanceHour(site)
  await waitForOutbox(site)
  expect(carrier.attempts).toHaveLength(4)
  expect(await mailStates(site, email)).toEqual(['failed', 'failed'])
})

test('when the carrier asks for a pause, no more emails are sent', async ({ startSite }) => {
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
  await site.end() // waits until nothing is being sent
  expect(carrier.attempts).toHaveLength(1)
})

test('after an outage, the owner’s answer goes out before a backlog of confirmations', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { RESEND_API_KEY: undefined } })
  for (let n = 0; n < 6; n++) await site.post('/api/newsletter', { email: `backlog-${n}@visitor.example` })
  const id = await leadFrom(site, uniqueWord())
  await callApi(site, 'POST', `leads/${id}/reply`, { text: 'Tuesday suits us.' })
  await site.db.query(`UPDATE "OutboxMessage" SET "nextAt" = "createdAt" WHERE "kind" = 'reply' RETURNING "id"`)
  await site.end()
  await site.start({})
  await site.carrier!.until(() => site.carrier!.mails.length > 1)
  expect(site.carrier!.mails[0]!.text).toBe('Tuesday suits us.')
})

test('if the carrier defers one email for an hour, others go out and that one isn’t retried', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  carrier.retryAfter = 3600
  carrier.outcome = (_, [to]) => (to === 'kim@refused.example' ? 403 : 'accept')
  await site.post('/api/contact', enquiry('kim@refused.example'))
  await carrier.until(() => carrier.attempts.length === 2)
  await site.post('/api/contact', enquiry('kim@visitor.example'))
  await carrier.until(() => carrier.mails.length === 3)
  expect(carrier.attempts).toHaveLength(4)
})

test('an email first tried more than 23 hours ago stops as uncertain', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: preload('movable-clock') })
  const email = 'uncertain@visitor.example'
  site.carrier!.outcome = (_, [to]) => (to === email ? 500 : 'accept')
  await site.post('/api/contact', enquiry(email))
  await expect.poll(() => mailStates(site, email)).toEqual(['pending', 'sent'])
  await backdateMails(site, 'firstTriedAt', 22.5)
  await advanceHour(site)
  site.carrier!.outcome = () => 'accept'
  await expect.poll(() => mailStates(site, email)).toEqual(['sent', 'uncertain'])
  expect(site.carrier!.mails).toHaveLength(1)
})

test('emails deferred while the clock was hours ahead go out once it’s corrected', async ({ startSite }) => {
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
})

test('after a malformed response from the carrier, the email is retried with the same key', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  carrier.outcome = (attempt) => (attempt === 1 ? 'garbage' : 'accept')
  await site.post('/api/newsletter', { email: 'garbage@visitor.example' })
  await carrier.until(() => carrier.mails.length === 2)
  expect([carrier.attempts.length, new Set(carrier.attempts).size]).toEqual([3, 2])
})

test('emails rejected because MAIL_FROM or OWNER_EMAIL is wrong go out once they’re corrected', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  await site.end()
  await site.start({ MAIL_FROM: 'hello@wrong.example', OWNER_EMAIL: 'owner@wrong.example' })
  const carrier = site.carrier!
  const email = 'wrong@visitor.example'
  const retryFailed = async () => {
    for (const { id, state } of await mailsOf(site))
      if (state === 'failed') await act(site, 'mail', 'mail-decide', { decision: 'send', mail: id })
  }
  carrier.outcome = () => 422
  await site.post('/api/newsletter', { email })
  await expect.poll(() => mailStates(site, email)).toEqual(['failed', 'failed'])
  // Retry before they're corrected.
  await retryFailed()
  await expect.poll(() => mailStates(site, email)).toEqual(['failed', 'failed'])
  await site.end()
  carrier.outcome = () => 'accept'
  // With spaces, as from pasting.
  await site.start({ RESEND_BASE_URL: ` ${carrier.url} ` })
  await retryFailed()
  await carrier.until(() => carrier.mails.length === 2)
  expect(carrier.mails.map(({ from, to: [to] }) => [to, from]).sort()).toEqual(
    [site.owner.email, email].sort().map((to) => [to, 'Sunnie <hello@sunnie.example>']),
  )
})
