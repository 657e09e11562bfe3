import { callApi } from '../support/owner/as-owner'
import { waitForOutbox } from '../support/mail/outbox'
import { enquiry, find, patch, send, someone, uniqueWord, withHoneypot } from '../support/owner/owner-leads'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/mail/unsubscribe'

test('a held lead emails nobody; released by several clicks at once, it emails everyone once @both', async ({
  site,
}) => {
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

// A held sign-up may be released days later, when the list has changed.

const signUp = async (site: Site, email: string) =>
  expect((await site.post('/api/newsletter', { email })).status).toBe(200)

async function holdSignUp(site: Site, email: string): Promise<string> {
  const held = { email, meta: { website: 'https://bot.example', source: 'bio' } }
  expect((await site.post('/api/newsletter', held)).status).toBe(200)
  const [lead] = await site.db.query<{ id: string }>(
    `SELECT "id" FROM "Lead" WHERE "emailKey" = '${email}' AND "state" = 'held'`,
  )
  return lead!.id
}

async function release(site: Site, id: string): Promise<void> {
  expect(await (await patch(site, id, { state: 'new' })).json()).toMatchObject({ success: true, message: 'Released.' })
}

const isOnList = async (site: Site, email: string) =>
  (await site.db.query(`SELECT "id" FROM "Subscriber" WHERE "emailKey" = '${email}' AND "unsubscribedAt" IS NULL`))
    .length === 1

const mailsOf = async (site: Site, id: string) =>
  (await site.db.query<{ kind: string }>(`SELECT "kind" FROM "OutboxMessage" WHERE "leadId" = '${id}'`))
    .map(({ kind }) => kind)
    .sort()

test('someone who left the list after their lead was held isn’t put back on it, and only the owner gets an email', async ({
  site,
}) => {
  const email = someone()
  await signUp(site, email)
  const id = await holdSignUp(site, email)
  await unsubscribeByPost(site, email)
  await release(site, id)
  expect(await isOnList(site, email)).toBe(false)
  expect(await mailsOf(site, id)).toEqual(['owner-notice'])
})

test('someone who left the list before their lead was held is put back on it and welcomed', async ({ site }) => {
  const email = someone()
  await signUp(site, email)
  await unsubscribeByPost(site, email)
  const id = await holdSignUp(site, email)
  await release(site, id)
  expect(await isOnList(site, email)).toBe(true)
  expect(await mailsOf(site, id)).toEqual(['owner-notice', 'welcome'])
})
