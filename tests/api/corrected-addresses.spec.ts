import type { LeadItem } from '../support/owner/as-owner'
import { callApi, getJson } from '../support/owner/as-owner'
import { behindTransaction } from '../support/database/behind-transaction'
import { enquiry } from '../support/enquiry'
import { find, leadFrom, patch, someone, uniqueWord, withHoneypot } from '../support/owner/owner-leads'
import { answerQuote, putQuote, quoteLead, sentQuote, versionOf } from '../support/owner/quotes'
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

test('of several corrections at once, only one sends the emails again @both', async ({ emptySite: site }) => {
  for (let time = 0; time < 3; time++) {
    const { wrong, right } = await mistyped(site)
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(site, wrong, right)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409])
    expect(await unsentTo(site, right)).toEqual([{ kind: 'confirmation' }])
    expect((await site.leads(right))[0]!.remarks).toHaveLength(1)
  }
})

test('an answer or a quote that’s sent while the address is corrected never goes to the old one', async ({
  emptySite: site,
}) => {
  for (let time = 0; time < 5; time++) {
    const { wrong, right, lead } = await mistyped(site)
    const corrected = correct(site, wrong, right)
    for (let n = 0; n < time; n++) await site.request('/robots.txt')
    const [, reply, quote] = await Promise.all([
      corrected,
      callApi(site, 'POST', `leads/${lead}/reply`, { text: 'Only for them' }),
      putQuote(site, lead),
    ])
    expect([reply.status, [303, 409].includes(quote.status)]).toEqual([200, true])
    expect(await unsentTo(site, wrong), `round ${time}`).toEqual([])
    const sent = [{ kind: 'confirmation' }, ...(quote.status === 303 ? [{ kind: 'quote' }] : []), { kind: 'reply' }]
    expect(await unsentTo(site, right), `round ${time}`).toEqual(sent)
  }
})

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

/** Corrects a lead's address in another connection, which commits once `work` waits for it. */
const duringCorrection = <T>(site: Site, lead: string, to: string, work: () => Promise<T>) =>
  behindTransaction(site.db, `UPDATE "Lead" SET "email" = '${to}', "emailKey" = '${to}' WHERE "id" = '${lead}'`, work)

test('a held lead that’s released while its address is corrected emails nobody at the old one @postgres', async ({
  emptySite: site,
}) => {
  const [wrong, right] = [someone(), someone()]
  await site.post('/api/contact', withHoneypot(enquiry(wrong)))
  const { id } = (await site.leads(wrong))[0]!
  const release = () => patch(site, id, { state: 'new' })
  expect((await duringCorrection(site, id, right, release)).status).toBe(409)
  expect(await unsentTo(site, wrong)).toEqual([])
  expect((await release()).status).toBe(200)
})

test('a notice that’s about to go out when its address is corrected names the right one', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  const held: (() => void)[] = []
  // The first email, and then the first of the batch that the other two leads are in.
  carrier.outcome = (attempt) =>
    attempt === 1 || attempt === 3 ? new Promise((resolve) => held.push(() => resolve('accept'))) : 'accept'
  const [wrong, right] = ['thre@visitor.example', 'three@visitor.example'] as const
  await site.post('/api/contact', enquiry('one@visitor.example'))
  await expect.poll(() => held.length).toBe(1)
  for (const email of ['two@visitor.example', wrong]) await site.post('/api/contact', enquiry(email))
  held[0]!()
  await expect.poll(() => held.length).toBe(2)
  expect((await correct(site, wrong, right)).status).toBe(303)
  held[1]!()
  await carrier.until(() => carrier.mails.length === 6)
  expect([carrier.noticesAbout(right).length, carrier.to(right).length, carrier.to(wrong).length]).toEqual([1, 1, 0])
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

test('a lead can be found by its corrected address and by the change that was asked for', async ({ site }) => {
  const { wrong, right, lead } = await mistyped(site)
  const asked = uniqueWord()
  await answerQuote(site, await sentQuote(site, lead), { answer: 'change', change: `Without the ${asked}` })
  expect((await correct(site, wrong, right)).status).toBe(303)
  const ids = async (q: string) => (await find(site, { q })).items.map(({ id }) => id)
  expect([await ids(asked), await ids(right), await ids(wrong)]).toEqual([[lead], [lead], []])
  expect(await getJson<LeadItem>(site, `leads/${lead}`)).toMatchObject({ email: right })
})
