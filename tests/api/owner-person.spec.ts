import { areas, shortly } from '../support/catalogue'
import { callApi } from '../support/owner/as-owner'
import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { find, quoteRequest, withHoneypot } from '../support/owner/owner-leads'
import { act, openPage, personOf, undo } from '../support/owner/owner-page'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/mail/unsubscribe'

const merge = (site: Site, email: string, into: string) => act(site, 'person', 'person-merge', { email, into })
const erase = (site: Site, email: string) => callApi(site, 'DELETE', `person?email=${email}`)

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

  const found = await personOf(site, email)
  expect(found).toMatchObject({ name: 'Sam Lee', addresses: [email], calls: ['tel:+61413777042'] })
  const kinds = found.events.map((event) => /^[A-Z][a-z]+?(?=[A-Z0-9]|$)/.exec(event)![0])
  expect(kinds.sort()).toEqual(['Email', 'Email', 'List', 'Wrote', 'Wrote'])
  // The text says what they want. A form that only asks for an address has none.
  expect(found.events.find((event) => event.startsWith(`Wrote${shortly('sunnie-select')}`))).toContain(areas[0].name)
  expect(found.lists).toEqual([expect.stringMatching(/^NewsletterOn itThe journal,/)])
  expect(found.lookalikes).toEqual([`Sam Lee, ${other}Gave the same number, 0413 777 042Same person`])

  expect((await merge(site, other, email)).status).toBe(303)
  const both = await personOf(site, other)
  expect(both).toMatchObject({ addresses: [email, other], lookalikes: [] })
  expect(both.events.filter((event) => event.startsWith('Wrote'))).toHaveLength(3)
  expect(await merge(site, 'nobody@visitor.example', email)).toMatchObject({
    status: 422,
    problem: "We don't have anyone with this address.",
  })
  expect(await merge(site, email.toUpperCase(), email)).toMatchObject({
    status: 422,
    problem: "That's the same address",
  })
  // A merged address follows its main address into the next merge.
  await site.post('/api/newsletter', { email: 'ann@visitor.example' })
  await merge(site, email, 'ann@visitor.example')
  expect((await personOf(site, other)).addresses).toEqual(['ann@visitor.example', other, email])

  expect((await act(site, 'person', 'person-separate', { email: other })).status).toBe(303)
  expect((await act(site, 'person', 'person-separate', { email: other })).status).toBe(409)
  expect((await personOf(site, other)).addresses).toEqual([other])
})

test('two people who are separated again have the addresses that they had before', async ({ site }) => {
  const at = (name: string) => `${name}@taken-apart.example`
  for (const name of ['ann', 'bo', 'bo.at.work'])
    await site.post('/api/sunnie-select-quote', quoteRequest(at(name), '0417 555 063'))
  await merge(site, at('bo.at.work'), at('bo'))
  const { lookalikes } = await personOf(site, at('ann'))
  expect(lookalikes).toEqual([expect.stringContaining(at('bo'))])
  // Whichever of their addresses was merged, Undo separates them. A double click merges them once.
  const merged = await Promise.all([1, 2].map(() => merge(site, at('bo.at.work'), at('ann'))))
  expect((await personOf(site, at('bo'))).addresses).toEqual(['ann', 'bo.at.work', 'bo'].map(at))
  await undo(
    site,
    merged.find(({ notice }) => notice?.undo)!,
  )
  expect((await personOf(site, at('ann'))).addresses).toEqual([at('ann')])
  expect((await personOf(site, at('bo.at.work'))).addresses).toEqual([at('bo'), at('bo.at.work')])

  // Any of a person's addresses can be corrected.
  await merge(site, at('bo'), at('ann'))
  await act(site, 'person', 'person-correct', { email: at('bo.at.work'), to: at('ann') })
  expect((await personOf(site, at('bo'))).addresses).toEqual([at('ann'), at('bo')])
  await erase(site, at('bo'))
  expect(await site.db.query(`SELECT * FROM "PersonAlias" WHERE "emailKey" LIKE '${at('%')}'`)).toEqual([])
})

test('erasing someone also erases what’s under their other addresses, and the merge', async ({ site }) => {
  const [one, two] = ['first.of.two@visitor.example', 'second.of.two@visitor.example'] as const
  for (const email of [one, two]) await site.post('/api/contact', enquiry(email))
  await merge(site, two, one)
  const erased = await erase(site, two)
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
  const attention = async () => (await openPage(site, '/admin/mail?state=attention')).text
  expect(await attention()).toMatch(/1 email.*Bounced/)

  const refused = await act(site, 'person', 'person-correct', { email: wrong, to: 'robin@' })
  expect(refused.status).toBe(422)
  const same = await act(site, 'person', 'person-correct', { email: wrong, to: wrong.toUpperCase() })
  expect(same.status).toBe(422)
  const answer = await act(site, 'person', 'person-correct', { email: wrong, to: right })
  expect(answer.notice!.text).toBe('Corrected. 1 email will go out again')
  await carrier.until(() => carrier.to(right).length === 1)
  const unsubscribe = (to: string) => carrier.to(to).flatMap(({ headers }) => headers!['List-Unsubscribe'] ?? [])
  expect(unsubscribe(right)).toEqual(unsubscribe(wrong))
  expect(await attention()).toContain('Nothing here')

  const found = await personOf(site, right)
  expect(found.lists).toEqual([expect.stringContaining('On it')])
  expect(found.events.filter((event) => event.startsWith('Email'))).toHaveLength(3)
  expect((await find(site, { q: right })).total).toBe(2)
  const [lead] = (await site.leads(right)).filter(({ form }) => form === 'contact')
  expect(lead).toMatchObject({ payload: { email: right }, remarks: [expect.stringContaining(wrong)] })
  expect((await act(site, 'person', 'person-correct', { email: wrong, to: right })).status).toBe(409)
})

test('the owner can take someone off a list and put them back, unless they left by themselves', async ({ site }) => {
  const email = 'off.and.on@visitor.example'
  await site.post('/api/newsletter', { email })
  const place = async () => (await personOf(site, email)).lists[0]
  const [{ id }] = (await site.db.query(`SELECT "id" FROM "Subscriber" WHERE "emailKey" = '${email}'`)) as [
    { id: string },
  ]
  const takeOff = () => act(site, 'lists', 'list-off', { subscriber: id })
  const taken = await takeOff()
  expect(await place()).toContain('You took them off')
  expect((await undo(site, taken)).status).toBe(303)
  expect(await place()).toContain('On it')

  // Unsubscribing themselves counts even after the owner has taken them off.
  await takeOff()
  await unsubscribeByPost(site, email)
  expect((await undo(site, taken)).status).toBe(409)
  expect(await place()).toContain('They unsubscribed')
  expect((await act(site, 'lists', 'list-off', { subscriber: 'nobody' })).status).toBe(409)
})

interface Person {
  leads: { form: string; email: string }[]
  subscriptions: { list: string; consent: string }[]
  mails: { kind: string }[]
}

const about = (site: Site, email: string, method = 'GET') =>
  callApi(site, method, `person?email=${encodeURIComponent(email)}`)

test('everything held about one person, and nobody else, is exported and then erased @both', async ({
  emptySite: site,
}) => {
  await site.post('/api/contact', enquiry('Ann@visitor.example'), { 'Idempotency-Key': 'anns-own' })
  await site.post('/api/newsletter', { email: 'ann@VISITOR.example' })
  await site.post('/api/contact', { name: 'ann@visitor.example', meta: { website: 'x' } }) // held, and matches no schema
  await site.post('/api/contact', String.raw`{"email":"a\u006en\u0040visitor\u002eexample","meta":{"website":"x"}}`)
  await site.post('/api/contact', enquiry('joann@visitor.example'))
  await site.post('/api/contact', { name: 'joann@visitor.example', meta: { website: 'x' } })
  // Not exported, because its link would let anyone who reads the export sign in.
  await callApi(site, 'POST', 'accounts', { email: 'ann@visitor.example', name: 'Ann', role: 'owner' })
  await expect.poll(() => site.db.query(`SELECT 1 FROM "OutboxMessage" WHERE "kind" = 'set-password'`)).toHaveLength(1)

  const person = (await (await about(site, 'ANN@visitor.example')).json()) as Person
  expect(person.leads.map(({ form }) => form).sort()).toEqual(['contact', 'contact', 'contact', 'newsletter'])
  expect(person.subscriptions).toMatchObject([{ list: 'newsletter', consent: expect.stringContaining('newsletter') }])
  expect(person.mails.map(({ kind }) => kind).sort()).toEqual([
    'confirmation',
    'owner-notice',
    'owner-notice',
    'welcome',
  ])

  const erased = await about(site, 'ann@visitor.example', 'DELETE')
  expect(await erased.json()).toMatchObject({ success: true, erased: { leads: 4, subscriptions: 1, mails: 5 } })
  expect(await (await about(site, 'ann@visitor.example')).json()).toMatchObject({
    leads: [],
    subscriptions: [],
    mails: [],
  })
  // No table has anything left about the person.
  for (const table of ['Lead', 'Subscriber', 'OutboxMessage', 'Receipt']) {
    const rows = JSON.stringify(await site.db.query(`SELECT * FROM "${table}"`), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(rows.replaceAll('joann@', '')).not.toMatch(/ann@visitor|u0040|anns-own/i)
  }
  expect((await site.leads()).map(({ email }) => email).sort()).toEqual(['', 'joann@visitor.example'])
  // The same key may be used again.
  expect(
    (await site.post('/api/contact', enquiry('Ann@visitor.example'), { 'Idempotency-Key': 'anns-own' })).status,
  ).toBe(200)
  expect(await site.leads()).toHaveLength(3)
})

test('erasing a mistyped address after its correction leaves the right person’s emails, without the address', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  // Written in four ways in an email's HTML. The bystander's has one more letter.
  const [typed, right, bystander] = ["O'Typo+a@visitor.example", 'right@visitor.example', "jo'typo+a@visitor.example"]
  await site.post('/api/contact', enquiry(bystander))
  await site.post('/api/contact', enquiry(typed))
  const unsent = `SELECT id FROM "OutboxMessage" WHERE state <> 'sent'`
  await carrier.until(() => carrier.mails.length === 4)
  await expect.poll(() => site.db.query(unsent)).toEqual([])
  await act(site, 'person', 'person-correct', { email: typed, to: right })
  // The notices and the confirmation are about the right person, so they aren't in the other address's export either.
  expect(await (await about(site, typed)).json()).toMatchObject({ leads: [], mails: [] })
  const erased = await about(site, typed, 'DELETE')
  expect(await erased.json()).toMatchObject({ erased: { leads: 0, subscriptions: 0, mails: 0 } })

  const tables = ['Lead', 'LeadSearch', 'Subscriber', 'OutboxMessage']
  const rows = await Promise.all(tables.map((table) => site.db.query(`SELECT * FROM "${table}"`)))
  const text = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  expect(text).not.toMatch(/(?<!j)o(?:'|&#x27;|%27)typo/i)
  expect(text).toContain(bystander)
  const [lead] = await site.leads(right)
  expect(lead!.remarks).toEqual([`They typed an erased address; you corrected it to ${right}.`])
  const mails = await site.db.query<{ kind: string }>(
    `SELECT kind, recipient, "replyTo" FROM "OutboxMessage" WHERE "leadId" = '${lead!.id}' ORDER BY kind`,
  )
  expect(mails).toEqual([
    expect.objectContaining({ kind: 'confirmation', recipient: 'an erased address' }),
    expect.objectContaining({ kind: 'owner-notice', replyTo: right }),
  ])
  // A lead that was never held can't be released.
  for (const state of ['spam', 'read']) {
    const changed = await callApi(site, 'PATCH', `leads/${lead!.id}`, { state })
    expect(await changed.json()).toMatchObject({ message: 'Changed.' })
  }
  expect(await site.db.query('SELECT id FROM "OutboxMessage"')).toHaveLength(4)
})

test('a lookup without a valid address is rejected', async ({ site }) => {
  for (const email of ['', 'ann', 'a b@c']) expect((await about(site, email)).status).toBe(400)
})
