import { callApi, getJson } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import { someone, withHoneypot } from '../support/owner-leads'
import {
  answerQuote,
  putQuote,
  quoteLead,
  quotesOf,
  sentQuote,
  farFuture,
  versionOf,
  withdraw,
} from '../support/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { act, openPage } from '../support/owner-page'

test('a quote starts with listed prices: areas and extras for a general clean, only extras for a deep clean', async ({
  site,
}) => {
  const linesFor = async (more = {}) => {
    const { document } = await openPage(site, `/admin/leads/${await quoteLead(site, someone(), more)}?quote=new`)
    return [...document.querySelectorAll('#quote-form fieldset')].map((line) => ({
      fields: [...line.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(({ value }) => value),
      text: line.textContent!,
    }))
  }
  expect((await linesFor()).map(({ fields }) => fields)).toEqual([
    ['Bathroom, general clean', '2', '45.00'],
    ['Veranda/Balcony, general clean', '1', '30.00'],
    ['Oven Deep Clean', '1', '35.00'],
    ['TLC Plant Care', '1', '45.00'],
  ])
  const deep = await linesFor({ cleanType: 'deep' })
  expect(deep.map(({ fields }) => fields[2])).toEqual(['', '', '35.00', '45.00'])
  expect(deep[0]!.text).toContain('$45')
})

const discard = (site: Site, lead: string, quote: string) => act(site, `leads/${lead}`, 'quote-discard', { quote })

test('of five quotes sent for a lead at once, only one is stored', async ({ site }) => {
  const lead = await quoteLead(site, someone())
  const answers = await Promise.all(Array.from({ length: 5 }, () => putQuote(site, lead)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
  expect((await quotesOf(site, lead)).quotes).toHaveLength(1)
  const mails = await site.db.query(`SELECT id FROM "OutboxMessage" WHERE kind = 'quote' AND "leadId" = '${lead}'`)
  expect(mails).toHaveLength(1)
})

test('saving only changes the quote that it started from, not the one that replaced it or one answered since', async ({
  site,
}) => {
  const lead = await quoteLead(site, someone())
  await sentQuote(site, lead)
  const first = await versionOf(site, lead)
  await withdraw(site, (await quotesOf(site, lead)).quotes[0]!.id)
  const page = await sentQuote(site, lead, { note: 'Written at the desk.' })
  const second = await versionOf(site, lead)
  await answerQuote(site, page, { answer: 'change', change: 'Fewer windows' })
  for (const version of [first, second]) expect((await putQuote(site, lead, { version })).status).toBe(409)
  const standing = { note: 'Written at the desk.', requestedChange: 'Fewer windows' }
  expect((await quotesOf(site, lead)).quotes).toMatchObject([standing, { state: 'withdrawn' }])
  await sentQuote(site, lead, { version: await versionOf(site, lead) })
})

test('a draft saved while its person is being erased isn’t left behind', async ({ site }) => {
  for (let late = 0; late < 10; late++) {
    const email = someone()
    const lead = await quoteLead(site, email)
    const erased = callApi(site, 'DELETE', `person?email=${email}`)
    for (let n = 0; n < late; n++) await site.request('/robots.txt')
    await Promise.all([erased, putQuote(site, lead, { send: false })])
    expect(await site.db.query(`SELECT "id" FROM "Quote" WHERE "leadId" = '${lead}'`)).toEqual([])
  }
})

test('a draft can be discarded and replaced, but a quote that was sent can’t', async ({ site }) => {
  const lead = await quoteLead(site, someone())
  await putQuote(site, lead, { send: false })
  const throwAway = async () => discard(site, lead, (await quotesOf(site, lead)).quotes[0]!.id)
  expect((await throwAway()).status).toBe(303)
  expect((await quotesOf(site, lead)).quotes).toEqual([])
  await sentQuote(site, lead)
  expect((await throwAway()).status).toBe(409)
  expect((await quotesOf(site, lead)).quotes).toMatchObject([{ state: 'sent' }])
})

test('a deleted quote is reported as missing, not as settled', async ({ site }) => {
  const lead = await quoteLead(site, someone())
  await putQuote(site, lead, { send: false })
  const { id } = (await quotesOf(site, lead)).quotes[0]!
  await discard(site, lead, id)
  const again = [await discard(site, lead, id), await act(site, `leads/${lead}`, 'quote-withdraw', { quote: id })]
  for (const { status, problem } of again) expect([status, problem]).toEqual([409, 'This quote no longer exists.'])
})

test('sending again or withdrawing cancels an email that hasn’t gone out or arrived; only a sent one counts as an answer', async ({
  startSite,
}) => {
  const site = await startSite()
  const states = () => site.db.query(`SELECT state FROM "OutboxMessage" WHERE kind = 'quote' ORDER BY "createdAt"`)
  const standings = [
    [`state = 'pending'`, { state: 'read', answeredAt: null }],
    [`state = 'failed'`, { state: 'read', answeredAt: null }],
    [`state = 'sent', outcome = 'bounced'`, { state: 'replied', answeredAt: expect.any(String) }],
  ] as const
  for (const [became, left] of standings) {
    const lead = await quoteLead(site, someone())
    const become = () =>
      site.db.query(
        `UPDATE "OutboxMessage" SET ${became} WHERE kind = 'quote' AND state = 'pending' AND "leadId" = '${lead}' RETURNING id`,
      )
    await sentQuote(site, lead)
    await become()
    await sentQuote(site, lead, { version: await versionOf(site, lead) })
    expect([became, (await states()).slice(-2)]).toEqual([became, [{ state: 'cancelled' }, { state: 'pending' }]])
    const [, mail] = await site.db.query<{ text: string }>(
      `SELECT "text" FROM "OutboxMessage" WHERE kind = 'quote' AND "leadId" = '${lead}' ORDER BY "createdAt"`,
    )
    expect(mail!.text, 'it’s the first quote that they get').toContain("Here's your quote. ")
    await become()
    await withdraw(site, (await quotesOf(site, lead)).quotes[0]!.id)
    expect([became, (await states()).slice(-2)]).toEqual([became, [{ state: 'cancelled' }, { state: 'cancelled' }]])
    expect(await getJson(site, `leads/${lead}`)).toMatchObject(left)
  }
})

test('an accepted quote isn’t sent again to a corrected address', async ({ startSite }) => {
  const site = await startSite()
  const [wrong, right] = ['robin@gmial.example', 'robin@gmail.example'] as const
  const page = await sentQuote(site, await quoteLead(site, wrong))
  await site.db.query(
    `UPDATE "OutboxMessage" SET "state" = 'sent', "outcome" = 'bounced' WHERE "kind" = 'quote' RETURNING "id"`,
  )
  await answerQuote(site, page, { answer: 'accept' })
  expect((await act(site, 'person', 'person-correct', { email: wrong, to: right })).status).toBe(303)
  const quotes = await site.db.query(`SELECT "recipient" FROM "OutboxMessage" WHERE "kind" = 'quote'`)
  expect(quotes).toEqual([{ recipient: wrong }])
})

test('an invalid quote is rejected with an error for the field', { tag: '@once' }, async ({ site }) => {
  const lead = await quoteLead(site, someone())
  const line = { description: 'Bathroom', quantity: 1, unit: 4500 }
  const wrong: [Parameters<typeof putQuote>[2], string][] = [
    [{ lines: [] }, 'Add at least one line'],
    [{ lines: Array<typeof line>(31).fill(line) }, 'Add at least one line'],
    [{ lines: [{ ...line, quantity: 0 }] }, 'A whole number from 1 to 999'],
    [{ lines: [{ ...line, description: ' ' }] }, 'Describe this item'],
    [{ lines: [line, { ...line, unit: -4500 }] }, 'The total must be between one cent and a million dollars'],
    [{ lines: [{ ...line, quantity: 999, unit: 10_000_000 }] }, 'The total must be between'],
    [{ validUntil: '2020-01-01' }, 'Choose today or a later day'],
    [{ validUntil: '2099-02-30' }, 'Choose today or a later day'],
    [{ validUntil: farFuture, note: 'x'.repeat(5001) }, 'Please keep this to 5,000 characters'],
  ]
  for (const [more, problem] of wrong)
    expect(await putQuote(site, lead, more)).toMatchObject({
      status: 422,
      problem: expect.stringContaining(problem) as unknown,
    })
  expect((await putQuote(site, 'nobody')).status).toBe(404)
  expect((await site.postPlain(`/admin/leads/${lead}`, [['do', 'quote']])).status).toBe(401)
  expect((await putQuote(site, lead, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const held = someone()
  await site.post('/api/contact', withHoneypot(enquiry(held)))
  expect((await putQuote(site, (await site.leads(held))[0]!.id)).status).toBe(409)
})

test('a person’s quotes are exported and erased with them', async ({ site }) => {
  const email = someone()
  const lead = await quoteLead(site, email)
  const page = await sentQuote(site, lead)
  const about = `person?email=${encodeURIComponent(email)}`
  expect((await getJson<{ quotes: object[] }>(site, about)).quotes).toMatchObject([
    { state: 'sent', total: 9900, lines: [{ description: 'Bathroom' }] },
  ])
  expect((await callApi(site, 'DELETE', about)).status).toBe(200)
  expect(await site.db.query(`SELECT id FROM "Quote" WHERE "leadId" = '${lead}'`)).toEqual([])
  expect((await site.request(page)).status).toBe(404)
})

test('a reply to a quote’s email goes to the owner', async ({ site }) => {
  const email = someone()
  await sentQuote(site, await quoteLead(site, email))
  const quoteOf = () => site.carrier!.to(email).find(({ text }) => text.includes('/quote/'))
  await site.carrier!.until(() => quoteOf() !== undefined)
  expect(quoteOf()!.reply_to).toBe(site.owner.email)
})
