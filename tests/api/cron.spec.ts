import { backdateMails, mailStates } from '../support/outbox'
import { callScheduler, scheduled } from '../support/scheduler'
import { preload } from '../support/server'
import { expect, test } from '../support/site'

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

test('without a secret the scheduler’s endpoint is closed', { tag: '@once' }, async ({ site }) => {
  expect((await callScheduler(site)).status).toBe(404)
})
