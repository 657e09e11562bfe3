import { callApi } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { act } from '../support/owner-page'

interface Person {
  leads: { form: string; email: string }[]
  subscriptions: { list: string; consent: string }[]
  mails: { kind: string }[]
}

const about = (site: Site, email: string, method = 'GET') =>
  callApi(site, method, `person?email=${encodeURIComponent(email)}`)

test('everything held about one person, and nobody else, is exported and then erased', async ({ startSite }) => {
  const site = await startSite()
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

test('erasing the owner’s own address keeps their notices about other people, and their answers', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  await site.post('/api/contact', enquiry('somebody@visitor.example'))
  await site.carrier!.until(() => site.carrier!.mails.length === 2)
  const [lead] = await site.leads()
  expect((await callApi(site, 'POST', `leads/${lead!.id}/reply`, { text: 'Yes, Tuesday.' })).status).toBe(200)
  expect(((await (await about(site, site.owner.email)).json()) as Person).mails).toEqual([])
  expect((await about(site, site.owner.email, 'DELETE')).status).toBe(200)
  expect(await site.db.query('SELECT "id" FROM "OutboxMessage"')).toHaveLength(3)
})

test('a lookup without a valid address is rejected', async ({ site }) => {
  for (const email of ['', 'ann', 'a b@c']) expect((await about(site, email)).status).toBe(400)
})
