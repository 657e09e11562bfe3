import { getJson } from '../support/owner/as-owner'
import { event, report, signing } from '../support/mail/carrier-report'
import { hoursAgo } from '../support/hours-ago'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { act, openPage } from '../support/owner/owner-page'

const hardBounce = { bounce: { type: 'Permanent', subType: 'General', message: 'No such mailbox' } }

/** Signs an address up to two lists, and returns the carrier's id for the first welcome. */
async function subscriberOf(site: Site, email: string): Promise<string> {
  for (const path of ['/api/newsletter', '/api/waitlist/store']) await site.post(path, { email })
  const sent = `SELECT "carrierId" AS id FROM "OutboxMessage" WHERE recipient = '${email}' AND state = 'sent' ORDER BY "createdAt"`
  await expect.poll(async () => (await site.db.query(sent)).length).toBe(2)
  return (await site.db.query<{ id: string }>(sent))[0]!.id
}

const listsOf = async ({ db }: Site, email: string) =>
  (await db.query(`SELECT list FROM "Subscriber" WHERE "emailKey" = '${email}' AND "unsubscribedAt" IS NULL`)).length

const outcomesOf = async (site: Site, email: string) => {
  const { mails } = await getJson<{ mails: { recipient: string; outcome: string | null }[] }>(
    site,
    `person?email=${email}`,
  )
  return mails.filter(({ recipient }) => recipient === email).map(({ outcome }) => outcome)
}

test('a report is accepted only with the carrier’s own signature, less than five minutes old', async ({
  startSite,
}) => {
  const site = await startSite({ env: signing })
  const body = event('email.delivered', 'unknown')
  expect((await report(site, body)).status).toBe(200)
  const minutes = 60_000
  for (const forged of [
    { key: Buffer.from('somebody else’s') },
    { signed: event('email.delivered', 'another') },
    { at: Date.now() - 6 * minutes },
    { at: Date.now() + 6 * minutes },
  ])
    expect((await report(site, body, forged)).status).toBe(401)
  expect((await site.post('/api/webhooks/resend', body)).status).toBe(401)
  // Once, because anyone can send one.
  expect(site.log.match(/isn't signed with RESEND_WEBHOOK_SECRET/g)).toHaveLength(1)
})

test('without a secret no report is accepted', async ({ emptySite: site }) => {
  expect((await report(site, event('email.delivered', 'any'))).status).toBe(401)
})

test('a delivered email shows as delivered, and the address stays on its lists', async ({ site }) => {
  const email = 'delivered@visitor.example'
  const id = await subscriberOf(site, email)
  expect((await report(site, event('email.delivered', id))).status).toBe(200)
  expect(await outcomesOf(site, email)).toEqual(['delivered', null])
  expect(await listsOf(site, email)).toBe(2)
})

for (const [name, type, more, outcome, leftBy] of [
  ['a complaint', 'email.complained', {}, 'complained', ['complaint', 'complaint']],
  ['a hard bounce', 'email.bounced', hardBounce, 'bounced', ['owner', 'bounce']],
  ['an address that Resend has suppressed', 'email.suppressed', {}, 'bounced', ['owner', 'bounce']],
] as const)
  test(`${name} takes the address off all lists and shows on the person`, async ({ site }) => {
    const email = `${type}@visitor.example`
    const bystander = `bystander.${type}@visitor.example`
    const id = await subscriberOf(site, email)
    await subscriberOf(site, bystander)
    const places = `"Subscriber" WHERE "emailKey" = '${email}'`
    const [first] = await site.db.query<{ id: string }>(`SELECT id FROM ${places} ORDER BY "createdAt"`)
    await act(site, 'lists', 'list-off', { subscriber: first!.id })
    await report(site, event(type, id, more))
    // A complaint is the person's own decision, even where the owner had already taken them off.
    const left = await site.db.query<{ leftBy: string }>(`SELECT "leftBy" FROM ${places} ORDER BY "createdAt"`)
    expect(left.map((place) => place.leftBy)).toEqual(leftBy)
    // Reports may come in any order.
    await report(site, event('email.delivered', id))
    expect(await outcomesOf(site, email)).toEqual([outcome, null])
    expect([await listsOf(site, email), await listsOf(site, bystander)]).toEqual([0, 2])
  })

for (const [name, type, more] of [
  ['complaint', 'email.complained', {}],
  ['hard bounce', 'email.bounced', hardBounce],
] as const)
  test(`a ${name} that’s reported again leaves someone on the list they have since joined again`, async ({ site }) => {
    const email = `again.${type}@visitor.example`
    const id = await subscriberOf(site, email)
    const reported = event(type, id, more)
    await report(site, reported)
    expect(await listsOf(site, email)).toBe(0)
    await site.post('/api/newsletter', { email })
    const welcomes = `SELECT state FROM "OutboxMessage" WHERE recipient = '${email}' AND kind = 'welcome'`
    expect(await site.db.query(welcomes)).toHaveLength(3)
    await report(site, reported)
    expect(await listsOf(site, email)).toBe(1)
    await expect.poll(() => site.db.query(`${welcomes} AND state = 'sent'`)).toHaveLength(3)
  })

test('a bounce takes the address off its list even if the carrier’s clock is an hour behind', async ({ site }) => {
  const email = 'clock.behind@visitor.example'
  const id = await subscriberOf(site, email)
  await report(
    site,
    JSON.stringify({ ...(JSON.parse(event('email.bounced', id, hardBounce)) as object), created_at: hoursAgo(1) }),
  )
  // The first welcome bounced, so it's the first list.
  expect(await listsOf(site, email)).toBe(1)
})

for (const [name, type, more] of [
  ['a full mailbox', 'email.bounced', { bounce: { ...hardBounce.bounce, type: 'Transient' } }],
  ['an email that Resend accepted but couldn’t send', 'email.failed', { failed: { reason: 'reached_daily_quota' } }],
] as const)
  test(`${name} is recorded but ends no subscription`, async ({ site }) => {
    const email = `once.${type}@visitor.example`
    const id = await subscriberOf(site, email)
    await report(site, event(type, id, more))
    expect(await outcomesOf(site, email)).toEqual(['bounced', null])
    expect(await listsOf(site, email)).toBe(2)
  })

test('an uncertain email no longer waits for the owner once a report has come in', async ({ startSite }) => {
  const site = await startSite({ env: signing })
  await site.post('/api/newsletter', { email: 'lost@visitor.example' })
  const mails = await site.db.query<{ id: string }>(
    `UPDATE "OutboxMessage" SET "state" = 'uncertain' WHERE "kind" = 'welcome' RETURNING "id"`,
  )
  const waiting = async () =>
    Number(/(\d+) emails? needs? your decision/.exec((await openPage(site, '/admin')).text)?.[1] ?? 0)
  expect(await waiting()).toBe(1)
  await report(site, event('email.delivered', 'unknown', { tags: { mail: mails[0]!.id } }))
  expect(await waiting()).toBe(0)
})

test('a report finds its email even if the carrier’s response never arrived', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: signing })
  const carrier = site.carrier!
  carrier.outcome = () => 'accept-and-hang-up'
  const email = 'early@visitor.example'
  await site.post('/api/newsletter', { email })
  await carrier.until(() => carrier.mails.length > 0)
  const { id, tags, to } = carrier.mails[0]!
  const mail = `SELECT "carrierId", outcome FROM "OutboxMessage" WHERE recipient = '${to[0]}'`
  expect(await site.db.query(mail)).toEqual([{ carrierId: null, outcome: null }])
  const mine = Object.fromEntries(tags!.map(({ name, value }) => [name, value]))
  await report(site, event('email.delivered', id, { tags: mine }))
  expect(await site.db.query(mail)).toMatchObject([{ outcome: 'delivered' }])
})
