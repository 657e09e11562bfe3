import { formatMoney, toDecimalString } from '../../lib/pricing/money'
import { addOns, areas } from '../support/catalogue'
import type { LeadDetail } from '../support/owner/as-owner'
import { callApi, getJson } from '../support/owner/as-owner'
import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { find, patch, someone, uniqueWord, withHoneypot } from '../support/owner/owner-leads'
import { act, openPage, personOf, todaysLeads } from '../support/owner/owner-page'
import {
  answerQuote,
  farFuture,
  putQuote,
  quoteLead,
  quotesOf,
  sentQuote,
  versionOf,
  withdraw,
} from '../support/owner/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

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
  const extras = addOns.map(({ name, price }) => [name, '1', toDecimalString(price)])
  expect((await linesFor()).map(({ fields }) => fields)).toEqual([
    ...areas.map(({ name, basePrice }, index) => [
      `${name}, general clean`,
      ['2', '1'][index],
      toDecimalString(basePrice),
    ]),
    ...extras,
  ])
  const deep = await linesFor({ cleanType: 'deep' })
  expect(deep.map(({ fields }) => fields[2])).toEqual(['', '', ...extras.map(([, , price]) => price)])
  expect(deep[0]!.text).toContain(formatMoney(areas[0].basePrice))
})

const discard = (site: Site, lead: string, quote: string) => act(site, `leads/${lead}`, 'quote-discard', { quote })

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

test('sending again or withdrawing cancels an email that hasn’t gone out or arrived; only a sent one counts as an answer', async ({
  emptySite: site,
}) => {
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

test('an invalid quote is rejected with an error for the field', async ({ site }) => {
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

test('a lead is worth its quote, or the listed price once that’s withdrawn; a won lead is worth what was accepted', async ({
  site,
}) => {
  const email = someone()
  const lead = await quoteLead(site, email)
  const found = async () => (await find(site, { q: email })).items[0]!
  const listed = (await found()).valueCents
  const withdrawOpen = async () => withdraw(site, (await quotesOf(site, lead)).quotes[0]!.id)
  await sentQuote(site, lead)
  expect((await found()).valueCents).toBe(9900)
  await withdrawOpen()
  expect((await found()).valueCents).toBe(listed)
  await answerQuote(site, await sentQuote(site, lead), { answer: 'accept' })

  // Another quote changes nothing unless it's accepted too, but asking for a change marks the lead as unanswered.
  const won = async () => site.db.query(`SELECT "state", "wonAt", "valueCents" FROM "Lead" WHERE "id" = '${lead}'`)
  const before = await won()
  expect(before).toMatchObject([{ state: 'won', valueCents: 9900 }])
  const lines = [{ description: 'More', quantity: 1, unit: 50_000 }]
  const page = await sentQuote(site, lead, { lines })
  expect(await won()).toEqual(before)
  const waits = async () => (await find(site, { q: email, unanswered: '1' })).total
  expect(await waits()).toBe(0)
  await answerQuote(site, page, { answer: 'change', change: 'Fewer windows' })
  expect([await won(), await waits()]).toEqual([before, 1])
  await callApi(site, 'POST', `leads/${lead}/reply`, { text: 'Which windows?' })
  expect([await won(), await waits()]).toEqual([before, 0])
  await withdrawOpen()
  expect([await won(), await waits()]).toEqual([before, 0])
  await answerQuote(site, await sentQuote(site, lead, { lines }), { answer: 'accept' })
  expect(await won()).toEqual([{ ...before[0], valueCents: 55_000 }])
})

const noAnswer = 'No answer to your quote'

test('an unanswered quote shows on Today after three days, or once it has expired @both', async ({
  emptySite: site,
}) => {
  const id = await quoteLead(site, 'silent@visitor.example')
  const page = await sentQuote(site, id)
  const asks = await quoteLead(site, 'asks@visitor.example')
  await answerQuote(site, await sentQuote(site, asks), { answer: 'change', change: 'Fewer windows' })
  await putQuote(site, await quoteLead(site, 'draft@visitor.example'), { send: false })
  const standing = async () => {
    const { [noAnswer]: quotes = [] } = await todaysLeads(site)
    const listed = await find(site, { quoted: '1' })
    return [quotes, listed.items.map((lead) => [lead.id, lead.quote?.expired])]
  }
  const change = (values: string) =>
    site.db.query(`UPDATE "Quote" SET ${values} WHERE "leadId" = '${id}' RETURNING "id"`)
  expect(await standing()).toEqual([[], [[id, false]]])
  await change(`"validUntil" = '2026-01-01'`)
  expect(await standing()).toEqual([[id], [[id, true]]])
  const { events } = await personOf(site, 'silent@visitor.example')
  expect(events.find((event) => event.startsWith('Quote'))).toMatch(/Expired$/)
  await change(`"validUntil" = '${farFuture}', "sentAt" = '${hoursAgo(73)}'`)
  expect(await standing()).toEqual([[id], [[id, false]]])
  // A lead that's unanswered or settled isn't listed.
  for (const state of ['read', 'lost']) {
    await patch(site, id, { state })
    expect(await standing()).toEqual([[], []])
  }
  await patch(site, id, { state: 'replied' })
  // The quote sent first comes first, whenever its lead came in.
  const later = await quoteLead(site, 'later@visitor.example')
  await sentQuote(site, later)
  await site.db.query(`UPDATE "Quote" SET "sentAt" = '${hoursAgo(90)}' WHERE "leadId" = '${later}' RETURNING "id"`)
  expect((await standing())[0]).toEqual([later, id])
  await callApi(site, 'POST', `leads/${later}/remind`, { on: '2026-01-01' })
  expect((await standing())[0]).toEqual([id])
  await patch(site, later, { state: 'lost' })
  await answerQuote(site, page, { answer: 'accept' })
  expect(await standing()).toEqual([[], []])
})

test('a quote that was saved shows on Today once its lead has been answered, until it’s sent', async ({ site }) => {
  const id = await quoteLead(site, someone())
  await putQuote(site, id, { send: false })
  const isListed = async () => (await todaysLeads(site))['Quotes to send']?.includes(id) ?? false
  expect(await isListed(), 'it’s listed as unanswered').toBe(false)
  await callApi(site, 'POST', `leads/${id}/reply`, { text: 'You’ll have the price tomorrow.' })
  expect(await isListed()).toBe(true)
  await patch(site, id, { state: 'lost' })
  expect(await isListed()).toBe(false)
  await patch(site, id, { state: 'replied' })
  await sentQuote(site, id, { version: await versionOf(site, id) })
  expect(await isListed()).toBe(false)
})

test('what somebody asked to change stays on the lead, in the search and in the export once the quote is sent again', async ({
  site,
}) => {
  const email = someone()
  const lead = await quoteLead(site, email)
  const page = await sentQuote(site, lead)
  const [first, second] = [uniqueWord(), uniqueWord()]
  for (const word of [first, second]) {
    await answerQuote(site, page, { answer: 'change', change: `Not the ${word},\nplease` })
    await answerQuote(site, page, { answer: 'change', change: `Not the ${word},\nplease` }) // a double click
    await sentQuote(site, lead, { version: await versionOf(site, lead) })
  }
  expect((await quotesOf(site, lead)).quotes[0]!.requestedChange).toBeNull()
  const asked = [first, second].map((word) => `They asked to change the quote of $99.00: Not the ${word},\nplease`)
  expect((await getJson<LeadDetail>(site, `leads/${lead}`)).notes.map(({ text }) => text)).toEqual(asked)
  for (const word of [first, second]) expect((await find(site, { q: word.toUpperCase() })).total).toBe(1)

  const about = `person?email=${email}`
  const noted = (await personOf(site, email)).events.filter((event) => event.startsWith('Note'))
  expect(noted.map((note, index) => note.includes([second, first][index]!))).toEqual([true, true])
  const exported = await getJson<{ leads: { notes: { text: string }[] }[] }>(site, about)
  expect(exported.leads[0]!.notes.map(({ text }) => text)).toEqual(asked)
  await callApi(site, 'DELETE', about)
  const left = [
    ...(await site.db.query(`SELECT id FROM "Note" WHERE text LIKE '%${first}%'`)),
    ...(await site.db.query(`SELECT "leadId" FROM "LeadSearch" WHERE text LIKE '%${first}%'`)),
  ]
  expect(left).toEqual([])
})
