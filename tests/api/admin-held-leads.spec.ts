import { callApi } from '../support/as-owner'
import { withHoneypot, enquiry, find, patch, send, uniqueWord, someone } from '../support/owner-leads'
import { waitForOutbox } from '../support/outbox'
import { expect, test } from '../support/site'

test('a held lead emails nobody; released by several clicks at once, it emails everyone once', async ({ site }) => {
  const word = uniqueWord()
  const email = `${word}@visitor.example`
  expect((await site.post('/api/newsletter-subscribe', withHoneypot({ email, firstName: 'Zoë' }))).status).toBe(200)
  const held = await find(site, { state: 'held', q: email })
  expect(held.items).toHaveLength(1)
  expect(held.items[0]!.mails).toEqual([])
  expect((await find(site, { q: email })).total).toBe(0)
  const answers = await Promise.all([1, 2, 3].map(() => patch(site, held.items[0]!.id, { state: 'new' })))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  await waitForOutbox(site)
  expect([site.carrier!.to(email).length, site.carrier!.noticesAbout(email).length]).toEqual([1, 1])
  await expect
    .poll(async () => (await find(site, { q: email })).items[0]!.mails.map(({ kind, state }) => [kind, state]).sort())
    .toEqual([
      ['owner-notice', 'sent'],
      ['welcome', 'sent'],
    ])
  expect(await site.db.query(`SELECT "list", "firstName" FROM "Subscriber" WHERE "emailKey" = '${email}'`)).toEqual([
    { list: 'newsletter', firstName: 'Zoë' },
  ])
})

test('a held lead marked as spam can still be released, once', async ({ site }) => {
  const email = someone()
  await send(site, withHoneypot(enquiry('x', { email })))
  const { id } = (await find(site, { state: 'held', q: email })).items[0]!
  await patch(site, id, { state: 'spam' })
  expect((await callApi(site, 'POST', `leads/${id}/reply`, { text: 'Hello' })).status).toBe(409)
  // Until it's released it can be held again, because nothing has been emailed.
  for (const state of ['spam', 'held', 'spam', 'new', 'spam', 'read'])
    expect((await patch(site, id, { state })).status).toBe(200)
  expect((await patch(site, id, { state: 'held' })).status).toBe(422)
  expect((await find(site, { q: email })).items[0]!.mails).toHaveLength(2)
})

test('a held lead that failed validation can be released, but emails nobody', async ({ site }) => {
  const word = uniqueWord()
  await send(site, withHoneypot({ name: word, email: 'not an address' }))
  const { id, summary } = (await find(site, { state: 'held', q: word })).items[0]!
  expect(summary[0]![1]).toContain(word)
  expect((await patch(site, id, { state: 'new' })).status).toBe(200)
  expect((await find(site, { q: word })).items[0]!.mails).toEqual([])
})
