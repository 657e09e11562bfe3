import { callApi } from '../support/as-owner'
import { find, someone } from '../support/owner-leads'
import { answerQuote, quoteLead, quotesOf, sentQuote, withdraw } from '../support/quotes'
import { expect, test } from '../support/site'

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

test('a lead that the owner marked as won stays won at the quoted value when the quote is withdrawn', async ({
  startSite,
}) => {
  const site = await startSite()
  const lead = await quoteLead(site, someone())
  await sentQuote(site, lead)
  await callApi(site, 'PATCH', `leads/${lead}`, { state: 'won' })
  const standing = async () =>
    site.db.query(`SELECT "state", "answeredAt", "wonAt", "valueCents" FROM "Lead" WHERE "id" = '${lead}'`)
  const before = await standing()
  expect(before).toMatchObject([{ state: 'won', valueCents: 9900 }])
  await withdraw(site, (await quotesOf(site, lead)).quotes[0]!.id)
  expect(await standing()).toEqual(before)
})
