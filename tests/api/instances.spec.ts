import { enquiry } from '../support/enquiry'
import { Front } from '../support/front'
import { mailStates } from '../support/mail/outbox'
import { pngPhoto } from '../support/photos'
import type { Site } from '../support/server'
import { sharedEnvironment } from '../support/database/shared-environment'
import { expect, test } from '../support/site'
import { sendWith, uploaded } from '../support/uploads'

test('two instances share limits, sessions, photos and the outbox @postgres', async ({ startSite }) => {
  const limit = { RATE_LIMIT_PER_MINUTE: '6' }
  const one = await startSite({ withCarrier: true, env: limit })
  const two = await startSite({ env: { ...sharedEnvironment(one), ...limit } })

  const cookie = await one.signIn()
  const asOwner = (site: Site, path: string) => site.request(path, { headers: { cookie } })
  expect((await asOwner(two, '/api/admin/contacts')).status).toBe(200)

  const id = await uploaded(one, await pngPhoto())
  expect((await sendWith(two, 'shared@visitor.example', [id])).status).toBe(200)
  expect((await asOwner(one, `/api/admin/uploads/${id}`)).status).toBe(200)

  // The same post to both at once is one lead, and counts as the third and fourth of six posts.
  const same = { 'Idempotency-Key': 'one-filling' }
  const twice = await Promise.all(
    [one, two].map((site) => site.post('/api/contact', enquiry('twice@visitor.example'), same)),
  )
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await one.leads('twice@visitor.example')).toHaveLength(1)
  const statuses: number[] = []
  for (const [n, site] of [one, two, one].entries())
    statuses.push((await site.post('/api/contact', enquiry(`limit.${n}@visitor.example`))).status)
  expect(statuses).toEqual([200, 200, 429])

  const carrier = one.carrier!
  await expect.poll(() => mailStates(one)).toEqual(Array(8).fill('sent'))
  expect([carrier.mails.length, carrier.attempts.length]).toEqual([8, 8])
})

test('an update loses no request: the proxy switches to the new instance, then the old one ends', async ({
  startSite,
}) => {
  const old = await startSite()
  const front = await Front.start(old.port)
  const acknowledged: string[] = []
  const others: unknown[] = []
  let going = true
  const visit = async (who: number) => {
    for (let n = 0; going; n++) {
      const email = `visitor.${who}.${n}@visitor.example`
      const answers = await Promise.all([
        fetch(`${front.url}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(enquiry(email)),
        }),
        fetch(`${front.url}/contact`),
      ])
      for (const answer of answers) if (answer.status !== 200) others.push([answer.url, answer.status])
      if (answers[0].ok) acknowledged.push(email)
    }
  }
  const visitors = Promise.all([0, 1, 2, 3].map(visit))
  const more = async () => {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20)
  }
  await more()
  const next = await startSite({ env: sharedEnvironment(old) }) // ready as soon as it answers /api/health
  await front.switchTo(next.port)
  await old.end('SIGTERM')
  await more()
  going = false
  await visitors
  front.stop()
  expect(others).toEqual([])
  const stored = new Set((await old.leads()).map(({ email }) => email))
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  expect(stored.size).toBe(acknowledged.length)
})
