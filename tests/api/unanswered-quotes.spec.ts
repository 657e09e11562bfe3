import { callApi, getJson } from '../support/as-owner'
import { hoursAgo } from '../support/hours-ago'
import { find, patch, someone } from '../support/owner-leads'
import { answerQuote, putQuote, quoteLead, sentQuote, farFuture, versionOf } from '../support/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { personOf, todaysLeads } from '../support/owner-page'

const noAnswer = 'No answer to your quote'

test('an unanswered quote shows on Today after three days, or once it has expired', async ({ startSite }) => {
  const site = await startSite()
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

/** Which of a lead's standings are listed in the inbox, and whether Today shows it as a quote without an answer. */
async function listings(site: Site, id: string) {
  const among = (leads: readonly { id: string }[]) => leads.some((lead) => lead.id === id)
  const [quoted, unanswered, { [noAnswer]: quotes = [] }] = await Promise.all([
    find(site, { quoted: '1' }),
    find(site, { unanswered: '1' }),
    todaysLeads(site),
  ])
  return { quoted: among(quoted.items), unanswered: among(unanswered.items), today: quotes.includes(id) }
}

for (const state of ['replied', 'won'])
  test(`a quote whose change was answered in words is still listed as open, for a lead that's ${state}`, async ({
    site,
  }) => {
    const id = await quoteLead(site, someone())
    if (state === 'won') {
      await answerQuote(site, await sentQuote(site, id), { answer: 'accept' })
      await site.db.query(`UPDATE "Lead" SET "wonAt" = '${hoursAgo(120)}' WHERE "id" = '${id}' RETURNING "id"`)
    }
    const page = await sentQuote(site, id)
    expect(await listings(site, id)).toEqual({ quoted: true, unanswered: false, today: false })
    await answerQuote(site, page, { answer: 'change', change: 'Fewer windows' })
    expect(await listings(site, id)).toEqual({ quoted: false, unanswered: true, today: false })
    const reply = await callApi(site, 'POST', `leads/${id}/reply`, { text: 'The price stays the same.' })
    expect(reply.status).toBe(200)
    expect(await listings(site, id)).toEqual({ quoted: true, unanswered: false, today: false })
    expect(await getJson(site, `leads/${id}`)).toMatchObject({ state, quote: { expired: false } })
    await site.db.query(`UPDATE "Quote" SET "sentAt" = '${hoursAgo(99)}' WHERE "openFor" = '${id}' RETURNING "id"`)
    expect((await listings(site, id)).today, 'they were heard from today').toBe(false)
    await site.db.query(`UPDATE "Quote" SET "answeredAt" = '${hoursAgo(73)}' WHERE "openFor" = '${id}' RETURNING "id"`)
    expect((await listings(site, id)).today).toBe(true)
    await answerQuote(site, page, { answer: 'accept' })
    expect(await listings(site, id)).toEqual({ quoted: false, unanswered: false, today: false })
  })

test('a quote to a lead that was lost opens it again', async ({ site }) => {
  const id = await quoteLead(site, someone())
  await patch(site, id, { state: 'lost' })
  await callApi(site, 'POST', `leads/${id}/reply`, { text: 'No worries. All the best!' })
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'lost' })
  await sentQuote(site, id)
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'replied' })
  expect(await listings(site, id)).toEqual({ quoted: true, unanswered: false, today: false })
})
