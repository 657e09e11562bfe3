import type { Today } from '../../lib/owner/inbox'
import type { PersonOverview } from '../../lib/owner/people'
import { callApi, getJson } from '../support/as-owner'
import { hoursAgo } from '../support/hours-ago'
import { find, patch } from '../support/owner-leads'
import { answerQuote, putQuote, quoteLead, sentQuote, farFuture } from '../support/quotes'
import { expect, test } from '../support/site'

test('an unanswered quote shows on Today after three days, or once it has expired', async ({ startSite }) => {
  const site = await startSite()
  const id = await quoteLead(site, 'silent@visitor.example')
  const page = await sentQuote(site, id)
  const asks = await quoteLead(site, 'asks@visitor.example')
  await answerQuote(site, await sentQuote(site, asks), { answer: 'change', change: 'Fewer windows' })
  await putQuote(site, await quoteLead(site, 'draft@visitor.example'), { send: false })
  const standing = async () => {
    const { quotes } = await getJson<Today>(site, 'today')
    const listed = await find(site, { quoted: '1' })
    return [quotes!.items.map((lead) => lead.id), listed.items.map((lead) => [lead.id, lead.quote?.expired])]
  }
  const change = (values: string) =>
    site.db.query(`UPDATE "Quote" SET ${values} WHERE "leadId" = '${id}' RETURNING "id"`)
  expect(await standing()).toEqual([[], [[id, false]]])
  await change(`"validUntil" = '2026-01-01'`)
  expect(await standing()).toEqual([[id], [[id, true]]])
  const { events } = await getJson<PersonOverview>(site, 'person/timeline?email=silent@visitor.example')
  expect(events.find(({ kind }) => kind === 'quote')).toMatchObject({ text: 'Expired' })
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
