import { callApi } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

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
  await site.post('/api/contact', enquiry('joann@visitor.example'))
  await site.post('/api/contact', { name: 'joann@visitor.example', meta: { website: 'x' } })
  // Not exported, because its link would let anyone who reads the export sign in.
  await callApi(site, 'POST', 'accounts', { email: 'ann@visitor.example', name: 'Ann', role: 'owner' })
  await expect.poll(() => site.db.query(`SELECT 1 FROM "OutboxMessage" WHERE "kind" = 'set-password'`)).toHaveLength(1)

  const person = (await (await about(site, 'ANN@visitor.example')).json()) as Person
  expect(person.leads.map(({ form }) => form).sort()).toEqual(['contact', 'contact', 'newsletter'])
  expect(person.subscriptions).toMatchObject([{ list: 'newsletter', consent: expect.stringContaining('newsletter') }])
  expect(person.mails.map(({ kind }) => kind).sort()).toEqual([
    'confirmation',
    'owner-notice',
    'owner-notice',
    'welcome',
  ])

  const erased = await about(site, 'ann@visitor.example', 'DELETE')
  expect(await erased.json()).toMatchObject({ success: true, erased: { leads: 3, subscriptions: 1, mails: 5 } })
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
    expect(rows.replaceAll('joann@', '')).not.toMatch(/ann@visitor|anns-own/i)
  }
  expect((await site.leads()).map(({ email }) => email).sort()).toEqual(['', 'joann@visitor.example'])
  // The same key may be used again.
  expect(
    (await site.post('/api/contact', enquiry('Ann@visitor.example'), { 'Idempotency-Key': 'anns-own' })).status,
  ).toBe(200)
  expect(await site.leads()).toHaveLength(3)
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
