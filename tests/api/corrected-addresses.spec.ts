import { callApi, getJson } from '../support/owner/as-owner'
import { enquiry } from '../support/enquiry'
import { leadFrom, someone, uniqueWord } from '../support/owner/owner-leads'
import { answerQuote, quoteLead, sentQuote, versionOf } from '../support/owner/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { act } from '../support/owner/owner-page'

const correct = (site: Site, email: string, to: string, more: object = {}) =>
  act(site, 'person', 'person-correct', { email, to, ...more })

/** A mistyped address with a lead, and the right one. */
async function mistyped(site: Site) {
  const word = uniqueWord()
  const wrong = `${word}@visitor.example`
  return { wrong, right: someone(), lead: await leadFrom(site, word) }
}

const unsentTo = (site: Site, email: string) =>
  site.db.query<{ kind: string }>(
    `SELECT "kind" FROM "OutboxMessage" WHERE "recipient" = '${email}' AND "state" <> 'cancelled' ORDER BY "kind"`,
  )

test('the same answer goes out again once the address has been corrected', async ({ site }) => {
  const { wrong, right, lead } = await mistyped(site)
  const answer = async () => {
    const response = await callApi(site, 'POST', `leads/${lead}/reply`, { text: 'Yes, Tuesday suits.' })
    return (await response.json()) as { id: string }
  }
  const first = await answer()
  await site.db.query(`UPDATE "OutboxMessage" SET "state" = 'sent' WHERE "id" = '${first.id}' RETURNING "id"`)
  await correct(site, wrong, right)
  const second = await answer()
  expect(second.id).not.toBe(first.id)
  expect((await answer()).id, 'a double click').toBe(second.id)
  expect(await unsentTo(site, right)).toContainEqual({ kind: 'reply' })
})

test('a quote that’s sent again to a corrected address has a link that the first recipient doesn’t know', async ({
  site,
}) => {
  const [wrong, right] = [someone(), someone()]
  const id = await quoteLead(site, wrong)
  const first = await sentQuote(site, id)
  const again = async () => sentQuote(site, id, { version: await versionOf(site, id) })
  expect(await again()).toBe(first)
  await site.db.query(`UPDATE "OutboxMessage" SET "state" = 'sent' WHERE "recipient" = '${wrong}' RETURNING "id"`)
  await correct(site, wrong, right)
  const second = await again()
  expect(second).not.toBe(first)
  expect([(await site.request(first)).status, (await site.request(second)).status]).toEqual([404, 200])
  await answerQuote(site, first, { answer: 'accept', revision: '3' })
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'replied' })
})

test('correcting an address to one that somebody else has needs a second confirmation', async ({ site }) => {
  const [wrong, right] = [someone(), someone()]
  await site.post('/api/contact', enquiry(right, { name: 'Priya Raman' }))
  expect((await correct(site, wrong, right)).status).toBe(409)
  await site.post('/api/contact', enquiry(wrong))
  const asked = await correct(site, wrong, right)
  const problem = /^Priya Raman already has this address.*You can't undo that\.$/
  expect(asked).toEqual({ status: 409, location: null, problem: expect.stringMatching(problem) as unknown })
  expect(await site.leads(wrong)).toHaveLength(1)
  expect((await correct(site, wrong, right, { asked: right })).status).toBe(303)
  expect(await site.leads(right)).toHaveLength(2)

  // On a list without a name.
  const [typo, listed] = [someone(), someone()]
  await site.post('/api/newsletter', { email: listed })
  await site.post('/api/contact', enquiry(typo))
  expect((await correct(site, typo, listed)).problem).toMatch(/^Someone already has this address/)
  // Once the owner has said that they're one person, nothing is asked.
  await act(site, 'person', 'person-merge', { email: typo, into: listed })
  expect((await correct(site, typo, listed)).status).toBe(303)
})
