import { randomUUID } from 'node:crypto'
import type { PersonOverview, SubscriberItem } from '../../lib/owner/people'
import type { MailItem, Page } from '../../lib/owner/responses'
import { callApi, getJson } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { withHoneypot, find, quoteRequest } from '../support/owner-leads'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/unsubscribe'
import { act } from '../support/owner-page'

const person = (site: Site, email: string) =>
  getJson<PersonOverview>(site, `person/timeline?email=${encodeURIComponent(email)}`)

test('a person’s leads, emails and lists are one timeline, and another address with the same phone is suggested', async ({
  site,
}) => {
  const email = 'ann.timeline@visitor.example'
  const other = 'ann.at.work@visitor.example'
  await site.post('/api/sunnie-select-quote', quoteRequest(email, '0413 777 042'))
  await site.post('/api/newsletter', { email: email.toUpperCase(), meta: { source: 'journal' } })
  await site.post('/api/sunnie-select-quote', quoteRequest(other, '+61 413 777 042'))
  await site.post('/api/sunnie-select-quote', quoteRequest('somebody.else@visitor.example', '0499 111 019'))
  await site.post('/api/sunnie-select-quote', withHoneypot(quoteRequest('held@visitor.example', '0413 777 042')))

  const found = await person(site, email)
  expect(found).toMatchObject({ email, name: 'Sam Lee', addresses: [email] })
  expect(found.phones.map(({ text, href }) => [text, href])).toEqual([['0413 777 042', 'tel:+61413777042']])
  expect(found.events.map(({ kind }) => kind).sort()).toEqual(['lead', 'lead', 'list', 'mail', 'mail'])
  // The text says what they want. A form that only asks for an address has none.
  const [wanted, joined] = ['Sunnie Select quote request', 'Newsletter sign-up'].map((title) =>
    found.events.find((event) => event.title === title),
  )
  expect(wanted!.text).toContain('Bathroom')
  expect(joined!.text).toBeUndefined()
  expect(found.lists).toMatchObject([{ list: 'newsletter', state: 'subscribed', where: 'The journal' }])
  expect(found.lookalikes).toEqual([{ email: other, name: 'Sam Lee', phone: '0413 777 042' }])

  expect((await act(site, 'person', 'person-merge', { email: other, into: email })).status).toBe(303)
  const both = await person(site, other)
  expect(both).toMatchObject({ email, addresses: [email, other], lookalikes: [] })
  expect(both.events.filter(({ kind }) => kind === 'lead')).toHaveLength(3)
  const nobody = await act(site, 'person', 'person-merge', { email: 'nobody@visitor.example', into: email })
  expect([nobody.status, ((await nobody.json()) as { errors: object }).errors]).toEqual([
    422,
    { email: ["We don't have anyone with this address"] },
  ])
  const same = await act(site, 'person', 'person-merge', { email: email.toUpperCase(), into: email })
  expect([same.status, ((await same.json()) as { errors: object }).errors]).toEqual([
    422,
    { email: ["That's the same address"] },
  ])
  // A merged address follows its main address into the next merge.
  await site.post('/api/newsletter', { email: 'ann@visitor.example' })
  await act(site, 'person', 'person-merge', { email, into: 'ann@visitor.example' })
  expect((await person(site, other)).addresses).toEqual(['ann@visitor.example', other, email])

  expect((await act(site, 'person', 'person-separate', { email: other })).status).toBe(303)
  expect((await act(site, 'person', 'person-separate', { email: other })).status).toBe(409)
  expect((await person(site, other)).addresses).toEqual([other])
})

test('the phone number given last is listed first', { tag: '@once' }, async ({ site }) => {
  const email = 'moved.back@visitor.example'
  const [last, other] = ['0413 777 051', '0413 777 052'] as const
  for (const number of [last, other, last])
    await site.post('/api/sunnie-select-quote', quoteRequest(email, number), { 'Idempotency-Key': randomUUID() })
  expect((await person(site, email)).phones.map(({ text }) => text)).toEqual([last, other])
})

test('two people who are separated again have the addresses that they had before', async ({ site }) => {
  const at = (name: string) => `${name}@taken-apart.example`
  for (const name of ['ann', 'bo', 'bo.at.work'])
    await site.post('/api/sunnie-select-quote', quoteRequest(at(name), '0417 555 063'))
  await act(site, 'person', 'person-merge', { email: at('bo.at.work'), into: at('bo') })
  const { lookalikes } = await person(site, at('ann'))
  expect(lookalikes.map(({ email }) => email)).toEqual([at('bo')])
  // Whichever of their addresses was merged, the one in the response separates them. A double click merges them once.
  const merge = () => act(site, 'person', 'person-merge', { email: at('bo.at.work'), into: at('ann') })
  const merged = await Promise.all([merge(), merge()].map(async (response) => (await response).json()))
  expect(merged).toMatchObject([{ success: true }, { success: true }])
  const { joined } = (merged as { joined?: string }[]).find(({ joined }) => joined)!
  expect((await person(site, at('bo'))).addresses).toEqual(['ann', 'bo.at.work', 'bo'].map(at))
  await act(site, 'person', 'person-separate', { email: joined })
  expect((await person(site, at('ann'))).addresses).toEqual([at('ann')])
  expect((await person(site, at('bo.at.work'))).addresses).toEqual([at('bo'), at('bo.at.work')])

  // Any of a person's addresses can be corrected.
  await act(site, 'person', 'person-merge', { email: at('bo'), into: at('ann') })
  await act(site, 'person', 'person-correct', { email: at('bo.at.work'), to: at('ann') })
  expect((await person(site, at('bo'))).addresses).toEqual([at('ann'), at('bo')])
  await callApi(site, 'DELETE', `person?email=${at('bo')}`)
  expect(await site.db.query(`SELECT * FROM "PersonAlias" WHERE "emailKey" LIKE '${at('%')}'`)).toEqual([])
})

test('erasing someone also erases what’s under their other addresses, and the merge', async ({ site }) => {
  const [one, two] = ['first.of.two@visitor.example', 'second.of.two@visitor.example'] as const
  for (const email of [one, two]) await site.post('/api/contact', enquiry(email))
  await act(site, 'person', 'person-merge', { email: two, into: one })
  const erased = await callApi(site, 'DELETE', `person?email=${two}`)
  expect(await erased.json()).toMatchObject({ erased: { leads: 2, mails: 4 } })
  expect([...(await site.leads(one)), ...(await site.leads(two))]).toEqual([])
  expect(await site.db.query(`SELECT * FROM "PersonAlias" WHERE "mainKey" = '${one}'`)).toEqual([])
})

test('a corrected address gets the emails that bounced, is back on its lists, and keeps a note of the old one', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  const [wrong, right] = ['robin@gmial.example', 'robin@gmail.example'] as const
  await site.post('/api/contact', enquiry(wrong))
  await site.post('/api/newsletter', { email: wrong })
  await carrier.until(() => carrier.to(wrong).length === 2)
  await expect
    .poll(() => site.db.query(`SELECT id FROM "OutboxMessage" WHERE recipient = '${wrong}' AND state = 'sent'`))
    .toHaveLength(2)
  // The welcome bounced, which ended the subscription, but the confirmation was delivered.
  const soon = hoursAgo(0)
  await site.db.query(
    `UPDATE "OutboxMessage" SET outcome = 'bounced', "outcomeAt" = '${soon}' WHERE recipient = '${wrong}' AND kind = 'welcome' RETURNING id`,
  )
  await site.db.query(
    `UPDATE "Subscriber" SET "unsubscribedAt" = '${soon}', "leftBy" = 'bounce' WHERE "emailKey" = '${wrong}' RETURNING id`,
  )
  const attention = async () => (await getJson<Page<MailItem>>(site, 'mail?state=attention')).items
  expect(await attention()).toMatchObject([{ recipient: wrong, kind: 'welcome', outcome: 'bounced' }])

  const refused = await act(site, 'person', 'person-correct', { email: wrong, to: 'robin@' })
  expect(refused.status).toBe(422)
  const same = await act(site, 'person', 'person-correct', { email: wrong, to: wrong.toUpperCase() })
  expect(same.status).toBe(422)
  const answer = await act(site, 'person', 'person-correct', { email: wrong, to: right })
  expect(await answer.json()).toMatchObject({ success: true, leads: 2, places: 1, mails: 1 })
  await carrier.until(() => carrier.to(right).length === 1)
  const unsubscribe = (to: string) => carrier.to(to).flatMap(({ headers }) => headers!['List-Unsubscribe'] ?? [])
  expect(unsubscribe(right)).toEqual(unsubscribe(wrong))
  expect(await attention()).toEqual([])

  const found = await person(site, right)
  expect(found.lists).toMatchObject([{ email: right, state: 'subscribed' }])
  expect(found.events.filter(({ kind }) => kind === 'mail')).toHaveLength(3)
  expect((await find(site, { q: right })).total).toBe(2)
  const [lead] = (await site.leads(right)).filter(({ form }) => form === 'contact')
  expect(lead).toMatchObject({ payload: { email: right }, remarks: [expect.stringContaining(wrong)] })
  expect((await act(site, 'person', 'person-correct', { email: wrong, to: right })).status).toBe(409)
})

/** Which address is corrected, which ones had been merged into which, and the person's addresses afterwards. */
const corrections: [string, Record<string, string>, string[]][] = [
  ['merged into the right one', { wrong: 'right' }, ['right']],
  ['that two were merged into', { right: 'wrong', other: 'wrong' }, ['right', 'other']],
  ['with another in it, the right one in a third', { other: 'wrong', right: 'main' }, ['main', 'other', 'right']],
  ['merged into a third, another into the right one', { wrong: 'main', other: 'right' }, ['main', 'other', 'right']],
]

for (const [which, merged, left] of corrections)
  test(`all addresses are erased together after correcting one ${which}`, async ({ site }) => {
    const at = (name: string) => `${name}@${which.replaceAll(/\W+/g, '-')}.example`
    const merge = (email: string, into: string) =>
      act(site, 'person', 'person-merge', { email: at(email), into: at(into) })
    for (const name of new Set([...Object.entries(merged).flat(), 'another']))
      await site.post('/api/contact', enquiry(at(name)))
    for (const [email, into] of Object.entries(merged)) await merge(email, into)
    const corrected = { email: at('wrong'), to: at('right'), confirmed: true }
    expect((await act(site, 'person', 'person-correct', corrected)).status).toBe(303)
    for (const name of left) expect((await person(site, at(name))).addresses).toEqual(left.map(at))

    expect((await merge('right', 'another')).status).toBe(200)
    expect((await callApi(site, 'DELETE', `person?email=${at('another')}`)).status).toBe(200)
    for (const name of [...left, 'another']) expect(await site.leads(at(name))).toEqual([])
    expect(await site.db.query(`SELECT * FROM "PersonAlias" WHERE "emailKey" LIKE '${at('%')}'`)).toEqual([])
  })

test('the owner can take someone off a list and put them back, unless they left by themselves', async ({ site }) => {
  const email = 'off.and.on@visitor.example'
  await site.post('/api/newsletter', { email })
  const place = async () => (await person(site, email)).lists[0] as SubscriberItem
  const { id } = await place()
  const set = (subscribed: boolean) => callApi(site, 'PATCH', `subscribers/${id}`, { subscribed })
  expect((await set(false)).status).toBe(200)
  expect(await place()).toMatchObject({ state: 'left', leftBy: 'owner' })
  expect((await set(true)).status).toBe(200)
  expect(await place()).toMatchObject({ state: 'subscribed', leftBy: null })

  // Unsubscribing themselves counts even after the owner has taken them off.
  await set(false)
  await unsubscribeByPost(site, email)
  expect((await set(true)).status).toBe(404)
  expect(await place()).toMatchObject({ state: 'left', leftBy: 'link' })
  expect((await act(site, 'lists', 'list-off', { subscriber: 'nobody' })).status).toBe(409)
})
