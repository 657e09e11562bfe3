import { shortly } from '../support/catalogue'
import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { patch } from '../support/owner/owner-leads'
import { answerQuote, quoteLead, quotesOf, sentQuote, withdraw } from '../support/owner/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { openPage } from '../support/owner/owner-page'

const figures = (site: Site, weeks = 4) => openPage(site, `/admin/business?weeks=${weeks}`)
const inAll = (rows: readonly (readonly (string | undefined)[])[], column: number) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0)
const csv = async (site: Site, list: string) => {
  const answer = await site.asOwner(`/admin/business?list=${list}`)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/)
  return Buffer.from(await answer.arrayBuffer()).toString()
}

const accountantRows = async (site: Site) => (await csv(site, 'accountant')).split('\r\n').slice(1, -1)

/** A contact message that came in some hours ago, and was answered some hours later. */
async function message(site: Site, name: string, first: object, more: { came: number; took?: number; set?: string }) {
  const email = `${name}@visitor.example`
  await site.post('/api/contact', enquiry(email, { name, meta: { attribution: { first } } }))
  const answered = more.took === undefined ? '' : `, "answeredAt" = '${hoursAgo(more.came - more.took)}'`
  await site.db.query(
    `UPDATE "Lead" SET "createdAt" = '${hoursAgo(more.came)}'${answered}${more.set ?? ''} WHERE email = '${email}' RETURNING id`,
  )
}

test('weeks, sources, answers, values and forms are added up; held leads and spam are left out @both', async ({
  emptySite: site,
}) => {
  const won = `, state = 'won', "valueCents" = 10000`
  await message(site, 'ann', { utm_source: 'Instagram' }, { came: 30, took: 2, set: won })
  await message(site, 'bob', { utm_source: 'instagram' }, { came: 40, took: 30, set: `, state = 'replied'` })
  await message(site, 'cem', { referrer: 'https://www.google.com/search?q=x' }, { came: 50 })
  await message(site, 'dee', { referrer: site.url }, { came: 1 })
  await message(site, 'eve', {}, { came: 1, set: `, state = 'spam'` })
  await message(site, 'old', {}, { came: 24 * 7 * 6, took: 1 })
  await site.post('/api/newsletter', { email: 'list@visitor.example' })
  await site.db.query(`INSERT INTO "DailyCount" VALUES ('${hoursAgo(48).slice(0, 10)}', 'view:contact', 7) RETURNING 1`)
  await site.post('/api/newsletter', { email: 'bot@visitor.example', meta: { website: 'x' } })

  const came = 'What came in, and how soon you answered'
  const { rows, text } = await figures(site)
  const weeks = rows(came)
  expect(weeks).toHaveLength(4)
  // Enquiries, list sign-ups, and those answered in time, late and not yet.
  expect([1, 2, 3, 4, 5].map((column) => inAll(weeks, column))).toEqual([4, 1, 1, 1, 1])
  expect(text).toMatch(/Enquiries came in4Answered within 24 hours1 of 3Won\$100/)
  const sources = rows('Where enquiries come from')
  expect(sources[0]).toEqual(['instagram', '2', '1'])
  const others = [
    ["Typed in, or doesn't say", '1', '0'],
    ['google.com', '1', '0'],
  ]
  expect(sources.slice(1).toSorted()).toEqual(others)
  expect(rows('What your enquiries are worth')).toContainEqual(['Won (1)', '$100'])
  expect(rows('From looking to sending')).toContainEqual(['Contact message', '7', '0', '0'])
  expect(inAll((await figures(site, 12)).rows(came), 1)).toBe(5)
})

test('the call list has everyone waiting who left a number; the accountant’s has accepted quotes to the cent', async ({
  emptySite: site,
}) => {
  await site.post('/api/contact', enquiry('no.phone@visitor.example'))
  await quoteLead(site, 'waits@visitor.example', {
    customerInfo: { name: '=Ada', email: 'waits@visitor.example', phone: '+61 412 555 019' },
  })
  const page = await sentQuote(site, await quoteLead(site, 'yes@visitor.example'))
  await answerQuote(site, page, { answer: 'accept' })

  const calls = (await csv(site, 'calls')).split('\r\n')
  expect(calls[0]).toBe('\uFEFF"Name","Phone","About","Worth","Came in","Email"')
  expect(calls[1]).toMatch(new RegExp(`^"'=Ada","0412 555 019","${shortly('sunnie-select')} quote request",`))
  expect(calls.slice(2)).toEqual([''])

  const accountant = (await csv(site, 'accountant')).split('\r\n')
  expect(accountant[0]).toBe('\uFEFF"Date","Name","For","Before GST","GST","Total","Based on"')
  expect(accountant[1]).toMatch(
    /^"\d{4}-\d\d-\d\d","Sam Lee","2 × Bathroom","90\.00","9\.00","99\.00","Accepted quote"$/,
  )
  expect(accountant.slice(2)).toEqual([''])

  // One quote accepted by phone, and one accepted online whose lead was then lost.
  const phoned = await quoteLead(site, 'phoned@visitor.example')
  await sentQuote(site, phoned)
  await patch(site, phoned, { state: 'won' })
  await withdraw(site, (await quotesOf(site, phoned)).quotes[0]!.id)
  const [accepted] = await site.leads('yes@visitor.example')
  await patch(site, accepted!.id, { state: 'lost' })
  const [, row, ...rest] = (await csv(site, 'accountant')).split('\r\n')
  expect(row).toMatch(/"90\.00","9\.00","99\.00","Your quote"$/)
  expect(rest).toEqual([''])

  // A won lead who asks for a change to another quote is waiting too, as under "To answer".
  await site.db.query(`UPDATE "Lead" SET "createdAt" = '${hoursAgo(2)}' WHERE "id" = '${phoned}' RETURNING "id"`)
  await answerQuote(site, await sentQuote(site, phoned), { answer: 'change', change: 'On a Friday, please' })
  expect((await csv(site, 'calls')).split('\r\n').slice(1, -1)).toEqual([
    calls[1],
    expect.stringContaining('"phoned@visitor.example"'),
  ])
})

test('a lead won long after it came in is on the accountant’s list for the day it was won, once', async ({
  emptySite: site,
}) => {
  const came = 24 * 120
  const worth = `, "valueCents" = 11000`
  await message(site, 'phoned', {}, { came, set: worth })
  await message(site, 'longago', {}, { came, set: `${worth}, state = 'won', "wonAt" = '${hoursAgo(came)}'` })
  const lines = () => accountantRows(site)
  expect(await lines()).toEqual([])

  const [lead] = await site.leads('phoned@visitor.example')
  await patch(site, lead!.id, { state: 'won' })
  // Its worth still comes from the price list unless they accept a quote.
  await sentQuote(site, lead!.id)
  const [row, ...rest] = await lines()
  expect(row).toContain('"phoned"')
  expect(row).toContain('"100.00","10.00","110.00","Price list"')
  expect(rest).toEqual([])

  // Accepted before this period, and marked as won again since. It was on the list for the day it was accepted.
  const quoted = await quoteLead(site, 'accepted@visitor.example')
  await answerQuote(site, await sentQuote(site, quoted), { answer: 'accept' })
  await site.db.query(`UPDATE "Quote" SET "answeredAt" = '${hoursAgo(came)}' RETURNING id`)
  for (const state of ['lost', 'won']) await patch(site, quoted, { state })
  expect(await lines()).toEqual([row])

  await patch(site, lead!.id, { state: 'replied' })
  expect(await lines()).toEqual([])
})

test('an invalid period or list is rejected, as is anyone signed out', async ({ site }) => {
  for (const query of ['weeks=0', 'weeks=13', 'list=everything'])
    expect((await site.asOwner(`/admin/business?${query}`)).status).toBe(400)
  for (const query of ['', '?list=calls']) expect((await site.request(`/admin/business${query}`)).status).toBe(401)
})
