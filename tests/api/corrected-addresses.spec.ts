import type { LeadItem } from '../../lib/owner/responses'
import { callApi, getJson } from '../support/as-owner'
import { behindTransaction } from '../support/behind-transaction'
import { enquiry } from '../support/enquiry'
import { find, leadFrom, patch, someone, uniqueWord, withHoneypot } from '../support/owner-leads'
import { answerQuote, putQuote, quoteLead, sentQuote } from '../support/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

const correct = (site: Site, email: string, to: string, more: object = {}) =>
  callApi(site, 'POST', 'person/address', { email, to, ...more })

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

test('of several corrections at once, only one sends the emails again', async ({ startSite }) => {
  const site = await startSite()
  for (let time = 0; time < 3; time++) {
    const { wrong, right } = await mistyped(site)
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(site, wrong, right)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect(await unsentTo(site, right)).toEqual([{ kind: 'confirmation' }])
    expect((await site.leads(right))[0]!.remarks).toHaveLength(1)
  }
})

test('an answer or a quote that’s sent while the address is corrected never goes to the old one', async ({
  startSite,
}) => {
  const site = await startSite()
  for (let time = 0; time < 5; time++) {
    const { wrong, right, lead } = await mistyped(site)
    const corrected = correct(site, wrong, right)
    for (let n = 0; n < time; n++) await site.request('/robots.txt')
    const [, reply, quote] = await Promise.all([
      corrected,
      callApi(site, 'POST', `leads/${lead}/reply`, { text: 'Only for them' }),
      putQuote(site, lead),
    ])
    expect([reply.status, [200, 409].includes(quote.status)]).toEqual([200, true])
    expect(await unsentTo(site, wrong), `round ${time}`).toEqual([])
    const sent = [{ kind: 'confirmation' }, ...(quote.ok ? [{ kind: 'quote' }] : []), { kind: 'reply' }]
    expect(await unsentTo(site, right), `round ${time}`).toEqual(sent)
  }
})

/** Corrects a lead's address in another connection, which commits once `work` waits for it. */
const duringCorrection = <T>(site: Site, lead: string, to: string, work: () => Promise<T>) =>
  behindTransaction(site.db, `UPDATE "Lead" SET "email" = '${to}', "emailKey" = '${to}' WHERE "id" = '${lead}'`, work)

test('a held lead that’s released while its address is corrected emails nobody at the old one', async ({
  startSite,
  database,
}) => {
  test.skip(database === 'sqlite', 'SQLite has one writer at a time')
  const site = await startSite()
  const [wrong, right] = [someone(), someone()]
  await site.post('/api/contact', withHoneypot(enquiry(wrong)))
  const { id } = (await site.leads(wrong))[0]!
  const release = () => patch(site, id, { state: 'new' })
  expect((await duringCorrection(site, id, right, release)).status).toBe(409)
  expect(await unsentTo(site, wrong)).toEqual([])
  expect((await release()).status).toBe(200)
})

test('a quote that’s accepted while its lead’s address is corrected names the right one', async ({
  startSite,
  database,
}) => {
  test.skip(database === 'sqlite', 'SQLite has one writer at a time')
  const site = await startSite()
  const right = someone()
  const id = await quoteLead(site, someone())
  const page = await sentQuote(site, id)
  const answer = () => answerQuote(site, page, { answer: 'accept' })
  expect((await duringCorrection(site, id, right, answer)).status).toBe(303)
  const notices = await site.db.query(
    `SELECT "replyTo" FROM "OutboxMessage" WHERE "leadId" = '${id}' AND "kind" = 'owner-notice' ORDER BY "createdAt" DESC`,
  )
  expect(notices[0]).toEqual({ replyTo: right })
})

test('correcting an address to one that somebody else has needs a second confirmation', async ({ site }) => {
  const [wrong, right] = [someone(), someone()]
  await site.post('/api/contact', enquiry(right, { name: 'Priya Raman' }))
  expect((await correct(site, wrong, right)).status).toBe(404)
  await site.post('/api/contact', enquiry(wrong))
  const asked = await correct(site, wrong, right)
  const problem = /^Priya Raman already has this address.*You can't undo that\.$/
  expect([asked.status, await asked.json()]).toEqual([
    409,
    { success: false, message: expect.stringMatching(problem), errors: { to: [expect.stringMatching(problem)] } },
  ])
  expect(await site.leads(wrong)).toHaveLength(1)
  expect((await correct(site, wrong, right, { confirmed: true })).status).toBe(200)
  expect(await site.leads(right)).toHaveLength(2)

  // On a list without a name.
  const [typo, listed] = [someone(), someone()]
  await site.post('/api/newsletter', { email: listed })
  await site.post('/api/contact', enquiry(typo))
  const unnamed = (await (await correct(site, typo, listed)).json()) as { message: string }
  expect(unnamed.message).toMatch(/^Someone already has this address/)
  // Once the owner has said that they're one person, nothing is asked.
  await callApi(site, 'POST', 'person/merge', { email: typo, into: listed })
  expect((await correct(site, typo, listed)).status).toBe(200)
})

test('a lead can be found by its corrected address and by the change that was asked for', async ({ site }) => {
  const { wrong, right, lead } = await mistyped(site)
  const asked = uniqueWord()
  await answerQuote(site, await sentQuote(site, lead), { answer: 'change', change: `Without the ${asked}` })
  expect((await correct(site, wrong, right)).status).toBe(200)
  const ids = async (q: string) => (await find(site, { q })).items.map(({ id }) => id)
  expect([await ids(asked), await ids(right), await ids(wrong)]).toEqual([[lead], [lead], []])
  expect(await getJson<LeadItem>(site, `leads/${lead}`)).toMatchObject({ email: right })
})
