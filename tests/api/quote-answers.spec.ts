import { business } from '@/content/business'
import type { LeadItem } from '../support/owner/as-owner'
import { patch, someone } from '../support/owner/owner-leads'
import { answerQuote, pageText, putQuote, quoteLead, quotesOf, sentQuote, withdraw } from '../support/owner/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

const stateOf = async (site: Site, email: string) => (await site.leads(email))[0]!.state

test('a quote is saved, sent with its prices and accepted once, which wins the lead and notifies the owner', async ({
  site,
}) => {
  const carrier = site.carrier!
  const email = someone()
  const lead = await quoteLead(site, email)
  await carrier.until(() => carrier.to(email).length === 1)
  expect((await putQuote(site, lead, { send: false })).status).toBe(303)
  const [draft] = (await quotesOf(site, lead)).quotes
  const { page } = draft!
  expect((await site.request(page)).status).toBe(404) // nobody sees a draft
  expect(await stateOf(site, email)).toBe('new')

  await sentQuote(site, lead, { version: draft!.version })
  expect(await stateOf(site, email)).toBe('replied')
  await carrier.until(() => carrier.to(email).length === 2)
  const mail = carrier.to(email)[1]!
  expect(mail.text).toContain(page)
  for (const text of [
    'Hi Sam,',
    'Lovely to meet you.',
    '2 × Bathroom',
    'Includes GST $9.00',
    '$99.00',
    '31 December 2099',
  ])
    expect(mail.text).toContain(text)

  const shown = await site.request(page)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  expect(shown.headers.get('set-cookie')).toBeNull()
  const html = await shown.text()
  for (const text of ['$99.00', 'noindex', `href="mailto:${business.email}"`, `href="tel:${business.phoneHref}"`])
    expect(html).toContain(text)
  expect(await (await site.request('/sitemap.xml')).text()).not.toContain('/quote')

  // A GET changes nothing.
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
  expect(notice!.subject).toBe('Quote accepted: Sam Lee')
  expect(notice).toMatchObject({ to: [site.owner.email], headers: { 'Auto-Submitted': 'auto-generated' } })
  expect(notice!.html).toContain(`/admin/leads/${lead}`)

  expect((await withdraw(site, draft!.id)).status).toBe(409) // already settled
  const late = await answerQuote(site, page, { answer: 'change', change: 'Too late', revision: '2' })
  // The text can be copied and emailed to us, because sending it again could only fail.
  const kept = await late.text()
  expect([late.status, kept]).toEqual([
    409,
    expect.stringMatching(/Too late<\/textarea><p>Copy your message.*href="mailto:/s),
  ])
  expect(kept).not.toContain('Ask for a Change')
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({ state: 'accepted', requestedChange: null })
  const notices = await site.db.query(`SELECT id FROM "OutboxMessage" WHERE "replyTo" = '${email}'`)
  expect(notices).toHaveLength(2)
})

test('a visitor can ask for a change; the quote is then sent again, and an answer to the old one doesn’t count', async ({
  site,
}) => {
  const carrier = site.carrier!
  const email = someone()
  const lead = await quoteLead(site, email)
  const page = await sentQuote(site, lead)
  const blank = await answerQuote(site, page, { answer: 'change', change: '  ' })
  expect(blank.headers.get('location')).toBe(`${page}?problem=text`)
  expect(await pageText(site, `${page}?problem=text`)).toContain("Please tell us what you'd like to change")
  await answerQuote(site, page, { answer: 'change', change: 'Just <b>one</b>\nbathroom' })
  expect(await stateOf(site, email)).toBe('new')
  // Opening it doesn't change how soon the owner first answered.
  const opened = (await (await patch(site, lead, { state: 'read' })).json()) as LeadItem
  expect(opened.answeredAt).toEqual(expect.any(String))
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({
    state: 'changes',
    requestedChange: 'Just <b>one</b>\nbathroom',
  })
  expect(await pageText(site, page)).toContain('Just &lt;b&gt;one&lt;/b&gt;')
  // The same text again is a double click. Another text, from a page opened earlier, isn't lost silently.
  const again = await answerQuote(site, page, { answer: 'change', change: 'Just <b>one</b>\nbathroom' })
  expect(again.headers.get('location')).toBe(page)
  const more = await answerQuote(site, page, { answer: 'change', change: 'And no oven' })
  expect(more.status).toBe(409)
  expect(await more.text()).toMatch(/couldn&#x27;t take this one.*And no oven<\/textarea>/s)
  expect(await pageText(site, `${page}?problem=text`)).not.toContain('Please tell us what')
  await carrier.until(() => carrier.noticesAbout(email).length === 2)
  expect(carrier.noticesAbout(email)[1]!.text).toContain('Just <b>one</b>')

  // A sent quote can only be changed by sending it again.
  const [asked] = (await quotesOf(site, lead)).quotes
  const one = { version: asked!.version, lines: [{ description: 'Bathroom', quantity: 1, unit: 4500 }] }
  expect((await putQuote(site, lead, { ...one, send: false })).status).toBe(409)
  expect(await sentQuote(site, lead, one)).toBe(page)
  await carrier.until(() => carrier.to(email).length === 3)
  expect(carrier.to(email)[2]!.text).toContain("Here's your quote again")
  const stale = await answerQuote(site, page, { answer: 'accept', revision: '1' })
  expect(stale.headers.get('location')).toBe(`${page}?problem=changed`)
  expect((await quotesOf(site, lead)).quotes[0]!.state).toBe('sent')
  // A change request isn't lost, whichever version it's about.
  await answerQuote(site, page, { answer: 'change', change: 'On a Friday, please', revision: '1' })
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({
    state: 'changes',
    requestedChange: 'On a Friday, please',
  })
  await answerQuote(site, page, { answer: 'accept', revision: '2' })
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({ state: 'accepted', total: 4950 })
})

test('an expired or withdrawn quote says so and can’t be accepted, but another can be written', async ({ site }) => {
  const lead = await quoteLead(site, someone())
  const page = await sentQuote(site, lead)
  const [quote] = (await quotesOf(site, lead)).quotes
  await site.db.query(`UPDATE "Quote" SET "validUntil" = '2020-01-31' WHERE id = '${quote!.id}' RETURNING id`)
  await answerQuote(site, page, { answer: 'accept' })
  const afterMidnight = await answerQuote(site, page, { answer: 'change', change: 'No oven' })
  expect([afterMidnight.status, await afterMidnight.text()]).toEqual([
    409,
    expect.stringContaining('No oven</textarea>'),
  ])
  const expired = await pageText(site, page)
  expect(expired).toContain('valid until 31 January 2020')
  expect(expired).not.toContain('<form')
  expect((await quotesOf(site, lead)).quotes[0]).toMatchObject({ state: 'sent' })

  expect((await withdraw(site, quote!.id)).status).toBe(303)
  await answerQuote(site, page, { answer: 'accept' })
  const withdrawn = await pageText(site, page)
  expect(withdrawn).toContain('has been withdrawn')
  expect(withdrawn).not.toContain('$99.00')
  expect(await sentQuote(site, lead)).not.toBe(page)
  expect((await quotesOf(site, lead)).quotes.map(({ state }) => state)).toEqual(['sent', 'withdrawn'])
})

test('a cross-site, oversized or misaddressed answer is rejected', async ({ site, startSite }) => {
  const lead = await quoteLead(site, someone())
  const page = await sentQuote(site, lead)
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
  expect((await quotesOf(site, lead)).quotes).toMatchObject([{ state: 'sent', requestedChange: null }])

  const strict = await startSite({ env: { RATE_LIMIT_PER_MINUTE: '2' } })
  const limited = await sentQuote(strict, await quoteLead(strict, someone()))
  await answerQuote(strict, limited, { answer: 'change' })
  const third = await answerQuote(strict, limited, accept)
  expect(third.headers.get('location')).toBe(`${limited}?problem=busy`)
  const typed = await answerQuote(strict, limited, { answer: 'change', change: 'No oven' })
  expect(typed.status).toBe(429)
  expect(Number(typed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await typed.text()).toContain('No oven</textarea>')
})
