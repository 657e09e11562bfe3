import { shortly } from '../support/catalogue'
import { formatLocalTimestamp } from '../../lib/local-time'
import type { LeadItem } from '../support/owner/as-owner'
import { callApi } from '../support/owner/as-owner'
import { caseOf } from '../support/form-cases/all'
import { hoursAgo } from '../support/hours-ago'
import { enquiry, find, patch, send, uniqueWord, withHoneypot } from '../support/owner/owner-leads'
import { expect, test } from '../support/site'

test('a lead comes with its fields, source, attribution and the state of each email', async ({ site }) => {
  const word = uniqueWord()
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
  expect(items[0]!.summary).toContainEqual(['Message', `Please, ${word}.`, 'message'])
  expect(items[0]!.attribution.join()).toContain('instagram')
})

test('the list filters by form, state and days in Brisbane @both', async ({ site }) => {
  const word = uniqueWord()
  for (const name of ['early', 'late']) await send(site, enquiry(name, { email: `${name}@${word}.example` }))
  await site.post('/api/newsletter', { email: `reader@${word}.example` })
  const at = (time: string, name: string) =>
    site.db.query(
      `UPDATE "Lead" SET "createdAt" = '${time}' WHERE "emailKey" = '${name}@${word}.example' RETURNING "id"`,
    )
  await at('2026-03-01T13:59:59.000+00:00', 'early') // a second before midnight in Brisbane
  await at('2026-03-01T14:00:00.000+00:00', 'late')
  const emails = async (query: Record<string, string>) =>
    (await find(site, { q: word, ...query })).items.map(({ email }) => email!.split('@')[0])
  expect(await emails({ to: '2026-03-01' })).toEqual(['early'])
  expect(await emails({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['late'])
  // While someone is typing a year, the browser sends what's there so far.
  expect(await emails({ from: '0002-03-02', to: '2026-03-02' })).toEqual(['late', 'early'])
  expect(await emails({ form: 'newsletter' })).toEqual(['reader'])
  expect(await emails({ form: 'contact' })).toEqual(['late', 'early'])
  const early = await find(site, { q: `early@${word}` })
  await patch(site, early.items[0]!.id, { state: 'won' })
  expect(await emails({ state: 'won' })).toEqual(['early'])
  expect(await emails({ state: 'new', form: 'contact' })).toEqual(['late'])
  expect(await emails({ unanswered: '1' })).toEqual(['late'])
})

test('the list comes in pages of 25, with nothing missing or repeated', async ({ site }) => {
  const word = uniqueWord()
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

test('a wrong filter is rejected with 400', async ({ site }) => {
  for (const query of [
    'form=nope',
    'state=maybe',
    'from=2026-02-30',
    'page=0',
    'page=x',
    'format=xml',
    'from=2026-03-02&to=2026-03-01',
  ]) {
    const response = await site.asOwner(`/api/admin/leads?${query}`)
    expect([query, response.status]).toEqual([query, 400])
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringContaining('filter') })
  }
})

/** Parses CSV with quotes, doubled quotes and CRLF. */
function parseCsv(csv: string): string[][] {
  return csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((cell) => cell[1]!.replaceAll('""', '"')))
}

test('the spreadsheet has every field of every lead found, and no formulas', async ({ site }) => {
  const word = uniqueWord()
  await send(
    site,
    enquiry(word, {
      subject: '=HYPERLINK("http://evil.example")',
      message: `+${word}, "so"\nand so`,
      meta: {
        source: 'bio',
        attribution: {
          first: { utm_source: '@first', at: '2026-11-21T06:05:00Z' },
          last: { utm_source: 'last', at: 'soon' },
        },
      },
    }),
  )
  await site.post('/api/newsletter-subscribe', {
    email: `${word}.n@visitor.example`,
    firstName: word,
    source: 'direct_link',
  })
  const [{ id, createdAt }] = (await find(site, { q: word, form: 'contact' })).items as [LeadItem]
  await callApi(site, 'POST', `leads/${id}/notes`, { text: '-5% if they book weekly' })
  await send(site, withHoneypot(enquiry(word, { email: `${word}.held@visitor.example` })))
  const response = await site.asOwner(`/api/admin/leads?format=csv&q=${word}`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...rows] = parseCsv(new TextDecoder().decode(bytes)) as [string[], ...string[][]]
  expect(rows).toHaveLength(2)
  const read = (label: string) =>
    Object.fromEntries(
      rows.find((row) => row[head.indexOf('Form')] === label)!.map((value, index) => [head[index]!, value]),
    )
  // What the owner reads first comes first, and the ID, which nobody reads, comes last.
  expect(head.slice(0, 5)).toEqual(['Received', 'Form', 'State', 'Worth', 'First name'])
  expect(head.at(-1)).toBe('ID')
  const row = read('Contact message')
  expect(row).toMatchObject({
    Received: formatLocalTimestamp(new Date(createdAt)),
    State: 'New',
    'Sent from': 'bio',
    'First visit: source': "'@first",
    'First visit: time': '2026-11-21 16:05:00',
    'Last visit: source': 'last',
    'Last visit: time': 'soon',
    ID: id,
    Subject: `'=HYPERLINK("http://evil.example")`,
    Message: `'+${word}, "so"\nand so`,
    Email: `${word}@visitor.example`,
  })
  expect(row['Your notes']).toMatch(/^[\d-]{10} [\d:]{8} -5% if they book weekly$/)
  expect(read('Newsletter page sign-up')).toMatchObject({ Subject: '' })
  expect(Object.values(read('Newsletter page sign-up'))).toContain(`${word}.n@visitor.example`)
})

test('an invalid change is rejected with a reason', async ({ site }) => {
  const word = uniqueWord()
  await send(site, enquiry(word))
  const { id } = (await find(site, { q: word })).items[0]!
  expect((await patch(site, id, { state: 'held' })).status).toBe(422)
  expect((await patch(site, id, 'new')).status).toBe(422)
  expect((await patch(site, 'unknown', { state: 'read' })).status).toBe(404)
  expect((await patch(site, id, { state: 'read' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await patch(site, id, { state: 'read' }, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await find(site, { q: word })).items[0]!.state).toBe('new')
})

test('contacts are an array of objects with six keys, newest first, without held leads or spam', async ({
  emptySite: site,
}) => {
  const word = uniqueWord()
  const from = (name: string) => `${name}@${word}.example`
  for (const name of ['first', 'second', 'third']) await send(site, enquiry(name, { email: from(name) }))
  await send(site, withHoneypot(enquiry('held', { email: from('held') })))
  expect((await site.post('/api/newsletter', { email: from('other') })).status).toBe(200)
  const spam = await find(site, { q: from('second') })
  expect((await patch(site, spam.items[0]!.id, { state: 'spam' })).status).toBe(200)
  // Stored while the clock, or another instance’s, was ahead of ours.
  await site.db.query(
    `UPDATE "Lead" SET "createdAt" = '${hoursAgo(-1)}' WHERE "email" = '${from('third')}' RETURNING 1`,
  )
  const response = await site.asOwner('/api/admin/contacts')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const contacts = ((await response.json()) as Record<string, string>[]).filter(({ email }) => email!.includes(word))
  expect(contacts.map(({ email }) => email)).toEqual([from('third'), from('first')])
  expect(Object.keys(contacts[0]!).sort()).toEqual(['createdAt', 'email', 'id', 'message', 'name', 'subject'])
  expect(contacts[0]).toMatchObject({ name: 'Robin Field', subject: 'A regular clean', message: 'Please, third.' })
  expect(new Date(contacts[0]!.createdAt!).toISOString()).toBe(contacts[0]!.createdAt)
})

test('any part of a lead finds it: a phone number in any format, part of an address, text without accents or apostrophes @both', async ({
  site,
}) => {
  const word = uniqueWord()
  const body = caseOf('sunnie-select-quote').body(`${word}@visitor.example`)
  const customerInfo = {
    ...(body.customerInfo as object),
    name: 'Jürgen O’Dowd',
    phone: '0412 555 019',
    address: `12/4 ${word} Harbour Rd, 100% Airlie Beach`,
  }
  const meta = { attribution: { first: { landing: '/bio', utm_source: `insta${word}` } } }
  expect((await site.post('/api/sunnie-select-quote', { ...body, customerInfo, meta })).status).toBe(200)
  const found = async (q: string) => (await find(site, { q })).items.some(({ email }) => email?.startsWith(word))
  for (const q of ['0412555019', '+61 412 555 019', '+61412555019', '412 555', '55501'])
    expect(await found(q), q).toBe(true)
  for (const q of [
    "jurgen o'dowd",
    'ODOWD',
    `${word} harbour`,
    `12/4 ${word}`,
    `${word}@visitor`,
    `insta${word}`,
    `${word} 100%`,
  ])
    expect(await found(q), q).toBe(true)
  for (const q of [`${word} quote request`, `${shortly('sunnie-select').toLowerCase()} ${word}`])
    expect(await found(q), q).toBe(true)
  for (const q of [
    '0412555018',
    `${word} newsletter`,
    `${word} eques`,
    `${word} jorgen`,
    `${word} 1_0`,
    `${word} 10%%0`,
    `${word} customerInfo`,
  ])
    expect(await found(q), q).toBe(false)
})
