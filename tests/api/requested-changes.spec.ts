import { formatLocalTime } from '../../lib/local-time'
import type { LeadDetail } from '../support/as-owner'
import { callApi, getJson } from '../support/as-owner'
import { hoursAgo } from '../support/hours-ago'
import { find, someone, uniqueWord } from '../support/owner-leads'
import { answerQuote, quoteLead, quotesOf, sentQuote, versionOf } from '../support/quotes'
import { expect, test } from '../support/site'
import { personOf } from '../support/owner-page'

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

test('the timeline shows a quote when it was answered, or else when it was sent', async ({ site }) => {
  const email = someone()
  const lead = await quoteLead(site, email)
  const page = await sentQuote(site, lead)
  const set = (column: string, hours: number) =>
    site.db.query(`UPDATE "Quote" SET "${column}" = '${hoursAgo(hours)}' WHERE "leadId" = '${lead}' RETURNING id`)
  await set('createdAt', 72)
  await set('sentAt', 48)
  const quoted = async () => (await personOf(site, email)).events.find((event) => event.startsWith('Quote'))
  expect(await quoted()).toContain(formatLocalTime(new Date(hoursAgo(48))).split(',')[0])
  await answerQuote(site, page, { answer: 'accept' })
  expect(await quoted()).toContain(formatLocalTime(new Date()).split(',')[0])
})
