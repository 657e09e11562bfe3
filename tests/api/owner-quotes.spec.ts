import { type Site, expect, test } from '../support/site'
import { answerQuote, putQuote, quoteLead, quotesOf, sentQuote, someday } from '../support/quotes'

let count = 0
const someone = () => `quoted-${process.pid}-${Date.now()}-${count++}@visitor.example`
const stateOf = async (site: Site, email: string) => (await site.leads(email))[0]!.state
const pageText = async (site: Site, page: string) => (await site.request(page)).text()
const withdraw = (site: Site, id: string) =>
  site.asOwner(`/api/admin/quotes/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: '{"state":"withdrawn"}',
  })

test('a quote starts from the price list: a general clean’s areas and extras, a deep clean’s extras alone', async ({
  site,
}) => {
  const general = await quotesOf(site, await quoteLead(site, someone()))
  expect(general.suggested).toEqual([
    { description: 'Bathroom, general clean', quantity: 2, unit: 4500 },
    { description: 'Veranda/Balcony, general clean', quantity: 1, unit: 3000 },
    { description: 'Oven Deep Clean', quantity: 1, unit: 3500 },
    { description: 'TLC Plant Care', quantity: 1, unit: 4500 },
  ])
  const deep = await quotesOf(site, await quoteLead(site, someone(), { cleanType: 'deep' }))
  expect(deep.suggested.map(({ unit }) => unit)).toEqual([null, null, 3500, 4500])
  expect(deep.suggested[0]!.hint).toContain('$45')
})

test('a quote is saved, sent with its prices, and accepted once: the lead is won and the owner told', async ({
  site,
}) => {
  const carrier = site.carrier!
  const email = someone()
  const lead = await quoteLead(site, email)
  await carrier.until(() => carrier.to(email).length === 1)
  expect((await putQuote(site, lead, { send: false })).status).toBe(200)
  const [draft] = (await quotesOf(site, lead)).quotes
  const page = new URL(draft!.link).pathname
  expect((await site.request(page)).status).toBe(404) // nobody sees a draft
  expect(await stateOf(site, email)).toBe('new')

  await sentQuote(site, lead, { revision: 1 })
  expect(await stateOf(site, email)).toBe('replied')
  await carrier.until(() => carrier.to(email).length === 2)
  const mail = carrier.to(email)[1]!
  expect(mail.text).toContain(page)
  for (const text of [
    'Hi Sam,',
    'Lovely to meet you.',
    '2 × Bathroom',
    '$90.00',
    '$9.00',
    '$99.00',
    '31 December 2099',
  ])
    expect(mail.text).toContain(text)

  const shown = await site.request(page)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  expect(shown.headers.get('set-cookie')).toBeNull()
  const html = await shown.text()
  expect(html).toContain('$99.00')
  expect(html).toContain('noindex')
  expect(await (await site.request('/sitemap.xml')).text()).not.toContain('/quote')

  // Looking changes nothing, whatever the method.
  const endpoint = `/api${page.replace('/quote/', '/quotes/')}`
  expect((await site.request(`${endpoint}?answer=accept&revision=2`)).status).toBe(405)
  expect((await quotesOf(site, lead)).quotes[0]!.state).toBe('sent')

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => answerQuote(site, page, { answer: 'accept', revision: '2' })),
  )
  for (const answer of answers) expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
  expect(await pageText(site, page)).toContain('You accepted this quote')
  expect(await stateOf(site, email)).toBe('won')
  await carrier.until(() => carrier.noticesAbout(email).length === 2)
  const [, notice] = carrier.noticesAbout(email)
  expect(notice!.subject).toBe('Quote accepted: Sam Lee, $99.00')
  expect(notice!.to).toEqual([site.owner.email])
  expect(notice!.html).toContain(`/admin/leads/${lead}`)

  expect((await withdraw(site, draft!.id)).status).toBe(404) // it's settled
  await answerQuote(site, page, { answer: 'change', change: 'Too late', revision: '2' })
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({ state: 'accepted', requestedChange: null })
  const notices = await site.db.query(`SELECT id FROM "OutboxMessage" WHERE "replyTo" = '${email}'`)
  expect(notices).toHaveLength(2)
})

test('a change is asked for in words; the quote is sent again, and an answer to the old one doesn’t count', async ({
  site,
}) => {
  const carrier = site.carrier!
  const email = someone()
  const lead = await quoteLead(site, email)
  const page = await sentQuote(site, lead)
  const blank = await answerQuote(site, page, { answer: 'change', change: '  ' })
  expect(blank.headers.get('location')).toBe(`${page}?problem=text`)
  expect(await pageText(site, `${page}?problem=text`)).toContain('Please tell us what you would like to change')
  await answerQuote(site, page, { answer: 'change', change: 'Just <b>one</b>\nbathroom' })
  expect(await stateOf(site, email)).toBe('new')
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({
    state: 'changes',
    requestedChange: 'Just <b>one</b>\nbathroom',
  })
  expect(await pageText(site, page)).toContain('Just &lt;b&gt;one&lt;/b&gt;')
  await carrier.until(() => carrier.noticesAbout(email).length === 2)
  expect(carrier.noticesAbout(email)[1]!.text).toContain('Just <b>one</b>')

  // Only by sending it again does a sent quote change.
  const one = { revision: 1, lines: [{ description: 'Bathroom', quantity: 1, unit: 4500 }] }
  expect((await putQuote(site, lead, { ...one, send: false })).status).toBe(409)
  expect(await sentQuote(site, lead, one)).toBe(page)
  const stale = await answerQuote(site, page, { answer: 'accept', revision: '1' })
  expect(stale.headers.get('location')).toBe(`${page}?problem=changed`)
  expect((await quotesOf(site, lead)).quotes[0]!.state).toBe('sent')
  await answerQuote(site, page, { answer: 'accept', revision: '2' })
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({ state: 'accepted', total: 4950 })
})

test('one that is out of date or withdrawn says so and can’t be accepted; another may be written', async ({ site }) => {
  const lead = await quoteLead(site, someone())
  const page = await sentQuote(site, lead)
  const [quote] = (await quotesOf(site, lead)).quotes
  await site.db.query(`UPDATE "Quote" SET "validUntil" = '2020-01-31' WHERE id = '${quote!.id}' RETURNING id`)
  await answerQuote(site, page, { answer: 'accept' })
  const expired = await pageText(site, page)
  expect(expired).toContain('valid until 31 January 2020')
  expect(expired).not.toContain('<form')
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({ state: 'sent', expired: true })

  expect((await withdraw(site, quote!.id)).status).toBe(200)
  await answerQuote(site, page, { answer: 'accept' })
  const withdrawn = await pageText(site, page)
  expect(withdrawn).toContain('has been withdrawn')
  expect(withdrawn).not.toContain('$99.00')
  expect(await sentQuote(site, lead)).not.toBe(page)
  expect((await quotesOf(site, lead)).quotes.map(({ state }) => state)).toEqual(['sent', 'withdrawn'])
})

test('two at once make one quote', async ({ site }) => {
  const lead = await quoteLead(site, someone())
  const answers = await Promise.all(Array.from({ length: 5 }, () => putQuote(site, lead)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect((await quotesOf(site, lead)).quotes).toHaveLength(1)
  const mails = await site.db.query(`SELECT id FROM "OutboxMessage" WHERE kind = 'quote' AND "leadId" = '${lead}'`)
  expect(mails).toHaveLength(1)
})

test('sending again and withdrawing take back what hasn’t gone out', async ({ startSite }) => {
  const site = await startSite({ env: { RESEND_API_KEY: undefined } })
  const lead = await quoteLead(site, someone())
  await sentQuote(site, lead)
  await sentQuote(site, lead, { revision: 1 })
  const states = () => site.db.query(`SELECT state FROM "OutboxMessage" WHERE kind = 'quote' ORDER BY "createdAt"`)
  expect(await states()).toEqual([{ state: 'cancelled' }, { state: 'pending' }])
  await withdraw(site, (await quotesOf(site, lead)).quotes[0]!.id)
  expect(await states()).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])
})

test('what can’t be a quote is refused by field', { tag: '@once' }, async ({ site }) => {
  const lead = await quoteLead(site, someone())
  const line = { description: 'Bathroom', quantity: 1, unit: 4500 }
  const wrong: [object, string][] = [
    [{ lines: [] }, 'lines'],
    [{ lines: Array(31).fill(line) }, 'lines'],
    [{ lines: [{ ...line, unit: 45.5 }] }, 'lines.0.unit'],
    [{ lines: [{ ...line, unit: '45' }] }, 'lines.0.unit'],
    [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
    [{ lines: [{ ...line, description: ' ' }] }, 'lines.0.description'],
    [{ lines: [line, { ...line, unit: -4500 }] }, 'lines'],
    [{ lines: [{ ...line, quantity: 999, unit: 10_000_000 }] }, 'lines'],
    [{ validUntil: '2020-01-01' }, 'validUntil'],
    [{ validUntil: '2099-02-30' }, 'validUntil'],
    [{ validUntil: someday, note: 'x'.repeat(5001) }, 'note'],
  ]
  for (const [more, field] of wrong) {
    const answer = await putQuote(site, lead, more)
    expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([422, [field]])
  }
  expect((await putQuote(site, 'nobody')).status).toBe(404)
  expect((await site.asOwner('/api/admin/quotes?lead=nobody')).status).toBe(404)
  expect((await site.request(`/api/admin/quotes?lead=${lead}`)).status).toBe(401)
  expect((await putQuote(site, lead, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const held = someone()
  await site.post('/api/contact', { name: 'B', email: held, subject: 'S', message: 'M', meta: { website: 'x' } })
  expect((await putQuote(site, (await site.leads(held))[0]!.id)).status).toBe(409)
})

test('an answer from elsewhere, to nothing, or too large is refused', { tag: '@once' }, async ({ site, startSite }) => {
  const page = await sentQuote(site, await quoteLead(site, someone()))
  const accept = { answer: 'accept' }
  expect((await answerQuote(site, page, accept, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await answerQuote(site, page, { answer: 'change', change: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await site.post(`/api${page.replace('/quote/', '/quotes/')}`, accept)).status).toBe(415)
  for (const token of ['nobody', 'a'.repeat(32), '%00', '__proto__']) {
    expect((await answerQuote(site, `/quote/${token}`, accept)).status).toBe(303)
    const missing = await site.request(`/quote/${token}`)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('Quote Not Found')
  }
  expect((await quotesOf(site, (await site.leads())[0]!.id)).quotes[0]?.state ?? 'sent').toBe('sent')

  const strict = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '2' } })
  const limited = await sentQuote(strict, await quoteLead(strict, someone()))
  await answerQuote(strict, limited, { answer: 'change' })
  const third = await answerQuote(strict, limited, accept)
  expect(third.headers.get('location')).toBe(`${limited}?problem=busy`)
})

test('while the database is away the page says so, and an answer leads back to it', async ({ startSite }) => {
  const site = await startSite()
  const page = await sentQuote(site, await quoteLead(site, someone()))
  const reconnect = await site.db.disconnect()
  const answer = await answerQuote(site, page, { answer: 'accept' })
  expect(answer.headers.get('location')).toBe(`${page}?problem=busy`)
  await reconnect()
  expect((await answerQuote(site, page, { answer: 'accept' })).headers.get('location')).toBe(page)
})

test('a person’s quotes are exported and erased with them', async ({ site }) => {
  const email = someone()
  const lead = await quoteLead(site, email)
  const page = await sentQuote(site, lead)
  const about = `/api/admin/person?email=${encodeURIComponent(email)}`
  const held = (await (await site.asOwner(about)).json()) as { quotes: object[] }
  expect(held.quotes).toMatchObject([{ state: 'sent', total: 9900, lines: [{ description: 'Bathroom' }] }])
  expect((await site.asOwner(about, { method: 'DELETE' })).status).toBe(200)
  expect(await site.db.query(`SELECT id FROM "Quote" WHERE "leadId" = '${lead}'`)).toEqual([])
  expect((await site.request(page)).status).toBe(404)
})
