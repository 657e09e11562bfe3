import type { LeadDetail, SavedAnswer, Today } from '../../lib/owner/inbox'
import { caseOf } from '../support/form-cases'
import { enquiry, find, patch, send, uniqueWord } from '../support/owner-leads'
import { outboxCaughtUp } from '../support/outbox'
import { type Site, expect, test } from '../support/site'

const ask = (site: Site, method: string, path: string, body?: unknown) =>
  site.asOwner(`/api/admin/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })

const read = async <T = LeadDetail>(site: Site, path: string) => (await (await ask(site, 'GET', path)).json()) as T

/** A message of somebody's, and its id. */
async function leadFrom(site: Site, word: string, more = {}): Promise<string> {
  await send(site, enquiry(word, more))
  return (await find(site, { q: word })).items[0]!.id
}

const backdate = ({ db }: Site, id: string, hours: number) =>
  db.query(
    `UPDATE "Lead" SET "createdAt" = '${new Date(Date.now() - hours * 3_600_000).toISOString().replace('Z', '+00:00')}' WHERE "id" = '${id}' RETURNING "id"`,
  )

test('waiting shows who has had no answer for 24 hours, and nobody who only joined a list', async ({ startSite }) => {
  const site = await startSite()
  const late = await leadFrom(site, 'late')
  const later = await leadFrom(site, 'later')
  const answered = await leadFrom(site, 'answered')
  await leadFrom(site, 'fresh')
  await site.post('/api/newsletter', { email: 'reader@visitor.example' })
  const reader = (await find(site, { form: 'newsletter' })).items[0]!.id
  for (const [id, hours] of [
    [late, 25],
    [later, 40],
    [answered, 30],
    [reader, 90],
  ] as const)
    await backdate(site, id, hours)
  await patch(site, answered, { state: 'replied' })
  await patch(site, late, { state: 'read' })
  const waiting = async (sort: string) => (await find(site, { waiting: '1', sort })).items.map(({ id }) => id)
  expect(await waiting('newest')).toEqual([late, later])
  expect(await waiting('oldest')).toEqual([later, late])
  expect((await find(site, { waiting: '1', q: 'later' })).items.map(({ waiting }) => waiting)).toEqual([true])

  await ask(site, 'POST', `leads/${answered}/remind`, { on: '2026-01-01' })
  const today = await read<Today>(site, 'today')
  const ids = (group: keyof Omit<Today, 'mail'>) => today[group].items.map(({ id }) => id)
  expect(ids('waiting')).toEqual([later, late])
  expect(today.unanswered.items.map(({ email }) => email)).toEqual(['fresh@visitor.example'])
  expect(ids('reminders')).toEqual([answered])
})

test('the value of what is asked for is worked out by our price list, and sorts the list', async ({ startSite }) => {
  const site = await startSite()
  const subscribe = caseOf('subscribe').body('glow@visitor.example')
  expect((await site.post('/api/subscribe', subscribe)).status).toBe(200)
  await site.post('/api/subscribe', {
    ...subscribe,
    propertySize: '3 Bed 2 Bath',
    customerEmail: 'bigger@visitor.example',
  })
  await leadFrom(site, 'question')
  const { items } = await find(site, { sort: 'value' })
  expect(items.map(({ email }) => email!.split('@')[0])).toEqual(['bigger', 'glow', 'question'])
  expect(items[1]).toMatchObject({ valueCents: 9240, phone: '0400 000 000', prefers: 'either', times: 'Monday' })
  expect(items[1]!.brief[1]).toContain('$92.40')
  expect(items[2]!.valueCents).toBeNull()
})

test('what the owner noted is handed over with a person, and erased with them, search text and all', async ({
  site,
}) => {
  const word = uniqueWord()
  const id = await leadFrom(site, word)
  await ask(site, 'POST', `leads/${id}/notes`, { text: `Has a dog, ${word}.` })
  const person = `person?email=${word}@visitor.example`
  expect(await read(site, person)).toMatchObject({ leads: [{ notes: [{ text: `Has a dog, ${word}.` }] }] })
  expect((await ask(site, 'DELETE', person)).status).toBe(200)
  for (const table of ['Note', 'LeadSearch'])
    expect(await site.db.query(`SELECT * FROM "${table}" WHERE "leadId" = '${id}'`)).toEqual([])
})

test('a change answers with the lead, which keeps when it was first answered', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  const change = async (state: string) => (await (await patch(site, id, { state })).json()) as LeadDetail
  const replied = await change('replied')
  expect(replied).toMatchObject({ id, state: 'replied', name: 'Robin Field', notes: [] })
  expect(Date.parse(replied.answeredAt!)).toBeGreaterThan(Date.parse(replied.createdAt))
  expect((await change('won')).answeredAt).toBe(replied.answeredAt)
  expect((await change('read')).answeredAt).toBeNull()
})

test('notes and reminders stay with their lead', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  expect((await ask(site, 'POST', `leads/${id}/notes`, { text: ' Rings on Tuesday.\r\nHas a dog. ' })).status).toBe(200)
  expect((await ask(site, 'POST', `leads/${id}/remind`, { on: '2026-11-24' })).status).toBe(200)
  expect(await read(site, `leads/${id}`)).toMatchObject({
    notes: [{ text: 'Rings on Tuesday.\nHas a dog.' }],
    remindOn: '2026-11-24',
  })
  expect((await ask(site, 'POST', `leads/${id}/remind`, { on: null })).status).toBe(200)
  expect((await read(site, `leads/${id}`)).remindOn).toBeNull()
  for (const [path, body] of [
    ['notes', { text: ' ' }],
    ['remind', { on: '2026-02-30' }],
    ['reply', { text: '' }],
    ['reply', { text: 'x'.repeat(5001) }],
  ] as const) {
    const response = await ask(site, 'POST', `leads/${id}/${path}`, body)
    expect([path, response.status]).toEqual([path, 422])
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toHaveLength(1)
  }
  for (const path of ['notes', 'remind', 'reply'])
    expect((await ask(site, 'POST', `leads/unknown/${path}`, { text: 'x', on: '2026-11-24' })).status).toBe(404)
})

test('an answer is held back and can be taken back; otherwise it reaches the visitor, threaded under our mail', async ({
  site,
}) => {
  const word = uniqueWord()
  const email = `${word}@visitor.example`
  const carrier = site.carrier!
  const id = await leadFrom(site, word)
  await carrier.until(() => carrier.to(email).length === 1)
  const confirmation = carrier.to(email)[0]!

  expect((await ask(site, 'POST', `leads/${id}/reply`, { text: 'Too early' })).status).toBe(200)
  expect(await read(site, `leads/${id}`)).toMatchObject({ state: 'replied', answeredAt: expect.any(String) })
  await outboxCaughtUp(site)
  expect((await ask(site, 'DELETE', `leads/${id}/reply`)).status).toBe(200)
  expect((await ask(site, 'DELETE', `leads/${id}/reply`)).status).toBe(409)
  expect(await read(site, `leads/${id}`)).toMatchObject({ state: 'read', answeredAt: null })

  // Of two, from two devices, the newer one: whoever wrote the other isn't asked.
  for (const text of ['Mine', 'Yours'])
    expect((await ask(site, 'POST', `leads/${id}/reply`, { text })).status).toBe(200)
  expect((await ask(site, 'DELETE', `leads/${id}/reply`)).status).toBe(200)
  expect(
    await site.db.query(
      `SELECT "text" FROM "OutboxMessage" WHERE "leadId" = '${id}' AND "kind" = 'reply' AND "state" = 'pending'`,
    ),
  ).toEqual([{ text: 'Mine' }])
  expect(await read(site, `leads/${id}`)).toMatchObject({ state: 'replied' })
  expect((await ask(site, 'DELETE', `leads/${id}/reply`)).status).toBe(200)
  expect(await read(site, `leads/${id}`)).toMatchObject({ state: 'read', answeredAt: null })

  const text = 'Hi Robin,\n\nYes <b>we</b> can.\nTuesday?'
  expect((await ask(site, 'POST', `leads/${id}/reply`, { text })).status).toBe(200)
  await site.db.query(
    `UPDATE "OutboxMessage" SET "nextAt" = "createdAt" WHERE "leadId" = '${id}' AND "kind" = 'reply' RETURNING "id"`,
  )
  await outboxCaughtUp(site)
  expect(carrier.to(email)).toHaveLength(2)
  const answer = carrier.to(email)[1]!
  expect(answer).toMatchObject({ subject: `Re: ${confirmation.subject}`, text, reply_to: site.owner.email })
  expect(answer.html).toContain('Yes &lt;b&gt;we&lt;/b&gt; can.<br')
  const ours = confirmation.headers!['Message-ID']
  expect(ours).toMatch(/^<[^<>@\s]+@[^<>@\s]+>$/)
  expect(answer.headers).toMatchObject({ 'In-Reply-To': ours, References: ours })
  expect(answer.headers!['Message-ID']).not.toBe(ours)
  expect((await ask(site, 'DELETE', `leads/${id}/reply`)).status).toBe(409)
})

test('a lead whose answer is called off among the mails is to be answered again', async ({ startSite }) => {
  const site = await startSite({ env: { RESEND_API_KEY: undefined } })
  const id = await leadFrom(site, 'calledoff')
  const { id: mail } = (await (await ask(site, 'POST', `leads/${id}/reply`, { text: 'Hello' })).json()) as {
    id: string
  }
  expect((await ask(site, 'POST', `mail/${mail}`, { action: 'cancel' })).status).toBe(200)
  expect(await read(site, `leads/${id}`)).toMatchObject({ state: 'read', answeredAt: null })
})

test('a held lead is released before it is answered', { tag: '@once' }, async ({ site }) => {
  const word = uniqueWord()
  await send(site, { ...enquiry(word), meta: { website: 'https://bot.example' } })
  const { id } = (await find(site, { state: 'held', q: word })).items[0]!
  expect((await ask(site, 'POST', `leads/${id}/reply`, { text: 'Hello' })).status).toBe(409)
})

test('contacts come again only after something has changed', async ({ startSite }) => {
  const site = await startSite()
  const id = await leadFrom(site, 'first')
  const poll = (tag: string) => site.asOwner('/api/admin/contacts', { headers: { 'If-None-Match': tag } })
  const tag = (await poll('')).headers.get('etag')!
  const unchanged = await poll(tag)
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  await leadFrom(site, 'second')
  const changed = await poll(tag)
  expect((await changed.json()) as unknown[]).toHaveLength(2)
  await patch(site, id, { state: 'spam' })
  expect((await (await poll(changed.headers.get('etag')!)).json()) as unknown[]).toHaveLength(1)
})

test('saved answers start with ours and stay as she changes them', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite()
  expect((await read<SavedAnswer[]>(site, 'saved-answers')).length).toBeGreaterThan(2)
  const mine = [{ title: 'Soon', text: 'Hi {name}, we’ll be there.' }]
  expect((await ask(site, 'PUT', 'saved-answers', mine)).status).toBe(200)
  expect(await read(site, 'saved-answers')).toEqual(mine)
  expect((await ask(site, 'PUT', 'saved-answers', [{ title: '', text: 'x' }])).status).toBe(422)
})
