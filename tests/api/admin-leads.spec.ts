import type { LeadItem, Page } from '../../lib/owner/answers'
import { type Site, expect, test } from '../support/site'

let counter = 0
/** A word that no other test's leads hold, so that tests may share a database. */
const rareWord = () => `rare${process.pid}x${Date.now().toString(36)}${counter++}`

const enquiry = (word: string, more: object = {}) => ({
  name: 'Robin Field',
  email: `${word}@visitor.example`,
  subject: 'A clean',
  message: `Please, ${word}.`,
  ...more,
})
const send = async (site: Site, body: object) => expect((await site.post('/api/contact', body)).status).toBe(200)

async function find(site: Site, query: Record<string, string>): Promise<Page<LeadItem>> {
  const response = await site.asOwner(`/api/admin/leads?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json() as Promise<Page<LeadItem>>
}

const patch = (site: Site, id: string, body: unknown, headers: Record<string, string> = {}) =>
  site.asOwner(`/api/admin/leads/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const bot = (body: object) => ({ ...body, meta: { website: 'https://bot.example' } })

test('contacts are an array of six keys, newest first, without what is held or spam', async ({ startSite }) => {
  const site = await startSite()
  for (const word of ['first', 'second', 'third']) await send(site, enquiry(word))
  await send(site, bot(enquiry('held')))
  expect((await site.post('/api/newsletter', { email: 'other@visitor.example' })).status).toBe(200)
  const spam = await find(site, { q: 'second@visitor.example' })
  expect((await patch(site, spam.items[0]!.id, { state: 'spam' })).status).toBe(200)
  const response = await site.asOwner('/api/admin/contacts')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const contacts = (await response.json()) as Record<string, string>[]
  expect(contacts.map(({ email }) => email)).toEqual(['third@visitor.example', 'first@visitor.example'])
  expect(Object.keys(contacts[0]!).sort()).toEqual(['createdAt', 'email', 'id', 'message', 'name', 'subject'])
  expect(contacts[0]).toMatchObject({ name: 'Robin Field', subject: 'A clean', message: 'Please, third.' })
  expect(new Date(contacts[0]!.createdAt!).toISOString()).toBe(contacts[0]!.createdAt)
})

test('a lead tells everything: fields, source, attribution, mails and their states', async ({ site }) => {
  const word = rareWord()
  await send(
    site,
    enquiry(word, { meta: { source: 'home', attribution: { first: { landing: '/bio', utm_source: 'instagram' } } } }),
  )
  await site.carrier!.until(() => site.carrier!.to(`${word}@visitor.example`).length === 1)
  await expect
    .poll(async () => (await find(site, { q: word })).items[0]!.mails.map(({ kind, state }) => [kind, state]).sort())
    .toEqual([
      ['confirmation', 'sent'],
      ['owner-notice', 'sent'],
    ])
  const { items, total, page, pages } = await find(site, { q: word })
  expect({ total, page, pages }).toEqual({ total: 1, page: 1, pages: 1 })
  expect(items[0]).toMatchObject({
    form: 'contact',
    label: 'Contact message',
    state: 'new',
    name: 'Robin Field',
    source: 'home',
    remarks: [],
  })
  expect(items[0]!.summary).toContainEqual(['Message', `Please, ${word}.`])
  expect(items[0]!.attribution.join()).toContain('utm_source instagram')
})

test('words are found in every script whatever their case, signs are signs, and a field’s name is no word', async ({
  site,
}) => {
  const word = rareWord()
  const email = `Zoe.${word}@visitor.example`
  await send(site, { name: 'Zoë Ürban', email, subject: `${word} ÉCLAIR`, message: '100% "quoted"\nunder_score' })
  const found = async (q: string) => (await find(site, { q: `${word} ${q}` })).total
  for (const q of ['zoë', 'ürban ZOË', 'éclair', '100%', '"quoted"', 'under_score']) expect(await found(q), q).toBe(1)
  for (const q of ['1_0', '10%%0', 'under-score', 'subject', 'visitor.example']) expect(await found(q), q).toBe(0)
  expect((await find(site, { q: email.toUpperCase() })).total).toBe(1)
  expect((await find(site, { q: email.slice(1) })).total).toBe(0)
})

test('form, state and Brisbane’s days narrow the list', async ({ startSite }) => {
  const site = await startSite()
  await send(site, enquiry('early'))
  await send(site, enquiry('late'))
  await site.post('/api/newsletter', { email: 'reader@visitor.example' })
  const at = (time: string, email: string) =>
    site.db.query(
      `UPDATE "Lead" SET "createdAt" = '${time}' WHERE "emailKey" = '${email}@visitor.example' RETURNING "id"`,
    )
  await at('2026-03-01T13:59:59.000+00:00', 'early') // a second before midnight in Brisbane
  await at('2026-03-01T14:00:00.000+00:00', 'late')
  const emails = async (query: Record<string, string>) =>
    (await find(site, query)).items.map(({ email }) => email!.split('@')[0])
  expect(await emails({ to: '2026-03-01' })).toEqual(['early'])
  expect(await emails({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['late'])
  expect(await emails({ form: 'newsletter' })).toEqual(['reader'])
  expect(await emails({ form: 'contact', q: '' })).toEqual(['late', 'early'])
  const early = await find(site, { q: 'early@visitor.example' })
  await patch(site, early.items[0]!.id, { state: 'won' })
  expect(await emails({ state: 'won' })).toEqual(['early'])
  expect(await emails({ state: 'new', form: 'contact' })).toEqual(['late'])
})

test('the list comes in pages of 25 that miss and repeat nothing', async ({ site }) => {
  const word = rareWord()
  for (let number = 1; number <= 27; number++)
    await send(site, enquiry(word, { email: `${number}.${word}@visitor.example` }))
  const [one, two, three] = [
    await find(site, { q: word }),
    await find(site, { q: word, page: '2' }),
    await find(site, { q: word, page: '3' }),
  ]
  expect([one.items.length, two.items.length, three.items.length, one.total, one.pages]).toEqual([25, 2, 0, 27, 2])
  expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(27)
  expect(one.items[0]!.email).toBe(`27.${word}@visitor.example`)
})

for (const query of [
  'form=nope',
  'state=maybe',
  'from=2026-02-30',
  'page=0',
  'page=x',
  'format=xml',
  'from=2026-03-02&to=2026-03-01',
])
  test(`the filter ${query} is refused with 400`, async ({ site }) => {
    const response = await site.asOwner(`/api/admin/leads?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringContaining('filter') })
  })

/** Reads the text of a spreadsheet as one would: quotes, doubled quotes, CRLF. */
function rowsOf(csv: string): string[][] {
  return csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((cell) => cell[1]!.replaceAll('""', '"')))
}

test('the spreadsheet holds every field of everything found, and runs nothing', async ({ site }) => {
  const word = rareWord()
  await send(
    site,
    enquiry(word, {
      subject: '=HYPERLINK("http://evil.example")',
      message: `+${word}, "so"\nand so`,
      meta: { source: 'bio', attribution: { first: { utm_source: '@first' }, last: { utm_source: 'last' } } },
    }),
  )
  await site.post('/api/newsletter-subscribe', {
    email: `${word}.n@visitor.example`,
    firstName: word,
    source: 'direct_link',
  })
  await send(site, bot(enquiry(word, { email: `${word}.held@visitor.example` })))
  const response = await site.asOwner(`/api/admin/leads?format=csv&q=${word}`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...rows] = rowsOf(new TextDecoder().decode(bytes)) as [string[], ...string[][]]
  expect(rows).toHaveLength(2)
  const read = (form: string) =>
    Object.fromEntries(
      rows.find((row) => row[head.indexOf('form')] === form)!.map((value, index) => [head[index]!, value]),
    )
  expect(read('contact')).toMatchObject({
    state: 'new',
    source: 'bio',
    'first utm_source': "'@first",
    'last utm_source': 'last',
    Subject: `'=HYPERLINK("http://evil.example")`,
    Message: `'+${word}, "so"\nand so`,
    'E-mail': `${word}@visitor.example`,
  })
  expect(read('newsletter-subscribe')).toMatchObject({ Subject: '' })
  expect(Object.values(read('newsletter-subscribe'))).toContain(`${word}.n@visitor.example`)
})

test('a held lead mails nobody; released, by two clicks at once, it causes everything exactly once', async ({
  site,
}) => {
  const word = rareWord()
  const email = `${word}@visitor.example`
  expect((await site.post('/api/newsletter', bot({ email }))).status).toBe(200)
  const held = await find(site, { state: 'held', q: email })
  expect(held.items).toHaveLength(1)
  expect(held.items[0]!.mails).toEqual([])
  expect((await find(site, { q: email })).total).toBe(0)
  const answers = await Promise.all([1, 2, 3].map(() => patch(site, held.items[0]!.id, { state: 'new' })))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  await site.carrier!.until(
    () => site.carrier!.to(email).length >= 1 && site.carrier!.mails.some((mail) => mail.reply_to === email),
  )
  await expect
    .poll(async () => (await find(site, { q: email })).items[0]!.mails.map(({ kind, state }) => [kind, state]).sort())
    .toEqual([
      ['owner-notice', 'sent'],
      ['welcome', 'sent'],
    ])
  expect(site.carrier!.to(email)).toHaveLength(1)
  expect(await site.db.query(`SELECT "list" FROM "Subscriber" WHERE "emailKey" = '${email}'`)).toEqual([
    { list: 'newsletter' },
  ])
})

test('a held lead that was called spam first is released all the same, and only once', async ({ site }) => {
  const email = `${rareWord()}@visitor.example`
  await send(site, bot(enquiry('x', { email })))
  const { id } = (await find(site, { state: 'held', q: email })).items[0]!
  for (const state of ['spam', 'new', 'spam', 'read']) expect((await patch(site, id, { state })).status).toBe(200)
  expect((await find(site, { q: email })).items[0]!.mails).toHaveLength(2)
})

test('what passed no schema can be released and causes no mail', async ({ site }) => {
  const word = rareWord()
  await send(site, bot({ name: word, email: 'not an address' }))
  const { id, summary } = (await find(site, { state: 'held', q: word })).items[0]!
  expect(summary[0]![1]).toContain(word)
  expect((await patch(site, id, { state: 'new' })).status).toBe(200)
  expect((await find(site, { q: word })).items[0]!.mails).toEqual([])
})

test('a wrong change is refused in words', async ({ site }) => {
  const word = rareWord()
  await send(site, enquiry(word))
  const { id } = (await find(site, { q: word })).items[0]!
  expect((await patch(site, id, { state: 'held' })).status).toBe(422)
  expect((await patch(site, id, 'new')).status).toBe(422)
  expect((await patch(site, 'unknown', { state: 'read' })).status).toBe(404)
  expect((await patch(site, id, { state: 'read' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await patch(site, id, { state: 'read' }, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await find(site, { q: word })).items[0]!.state).toBe('new')
})
