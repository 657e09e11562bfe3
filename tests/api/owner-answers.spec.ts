import { callApi, getJson } from '../support/owner/as-owner'
import { waitForOutbox, extendUndo } from '../support/mail/outbox'
import { find, leadFrom, uniqueWord, someone } from '../support/owner/owner-leads'
import { quoteLead, quotesOf, sentQuote } from '../support/owner/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { act } from '../support/owner/owner-page'

/** Answers a lead and returns the email's id. */
const answer = async (site: Site, id: string, text: string, more = {}) => {
  const response = await callApi(site, 'POST', `leads/${id}/reply`, { text, ...more })
  expect(response.status).toBe(200)
  await extendUndo(site)
  return ((await response.json()) as { id: string }).id
}
const takeBack = async (site: Site, id: string, mail: string) =>
  (await act(site, `leads/${id}`, 'undo-reply', { mail })).status

test('an answer is held back and can be undone; otherwise it reaches the visitor, threaded under our confirmation @both', async ({
  site,
}) => {
  const word = uniqueWord()
  const email = `${word}@visitor.example`
  const carrier = site.carrier!
  const id = await leadFrom(site, word)
  await carrier.until(() => carrier.to(email).length === 1)
  const confirmation = carrier.to(email)[0]!

  const tooEarly = await answer(site, id, 'Too early')
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'replied', answeredAt: expect.any(String) })
  await waitForOutbox(site)
  expect(await takeBack(site, id, tooEarly)).toBe(303)
  expect(await takeBack(site, id, tooEarly)).toBe(409)
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'read', answeredAt: null })

  // Of two answers from two devices, only the named one is undone.
  const [yours, mine] = [await answer(site, id, 'Yours'), await answer(site, id, 'Mine')]
  expect(await takeBack(site, id, yours)).toBe(303)
  const waiting = `SELECT "text" FROM "OutboxMessage" WHERE "leadId" = '${id}' AND "kind" = 'reply' AND "state" = 'pending'`
  expect(await site.db.query(waiting)).toEqual([{ text: 'Mine' }])
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'replied' })
  expect(await takeBack(site, id, mine)).toBe(303)
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'read', answeredAt: null })

  const text = 'Hi Robin,\n\nYes <b>we</b> can.\nTuesday?'
  const sent = await answer(site, id, text)
  await site.db.query(
    `UPDATE "OutboxMessage" SET "nextAt" = "createdAt" WHERE "leadId" = '${id}' AND "kind" = 'reply' RETURNING "id"`,
  )
  await waitForOutbox(site)
  expect(carrier.to(email)).toHaveLength(2)
  const arrived = carrier.to(email)[1]!
  expect(arrived).toMatchObject({ subject: `Re: ${confirmation.subject}`, text, reply_to: site.owner.email })
  expect(arrived.html).toContain('Yes &lt;b&gt;we&lt;/b&gt; can.<br')
  expect(await takeBack(site, id, sent)).toBe(409)
})

test('cancelling an answer in the list of emails marks its lead as unanswered again', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  const mail = await answer(site, id, 'Hello')
  expect((await act(site, 'mail', 'mail-decide', { decision: 'cancel', mail: mail })).status).toBe(303)
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ state: 'read', answeredAt: null })
})

test('cancelling a quote in the list of emails withdraws it and leaves its lead unanswered', async ({
  emptySite: site,
}) => {
  const id = await quoteLead(site, someone())
  const { valueCents } = (await find(site, {})).items[0]!
  await sentQuote(site, id)
  const [mail] = await site.db.query<{ id: string }>(`SELECT "id" FROM "OutboxMessage" WHERE "kind" = 'quote'`)
  expect((await act(site, 'mail', 'mail-decide', { decision: 'cancel', mail: mail!.id })).status).toBe(303)
  expect((await quotesOf(site, id)).quotes).toMatchObject([{ state: 'withdrawn' }])
  expect((await find(site, {})).items).toMatchObject([{ state: 'read', valueCents }])
  expect(await getJson(site, `leads/${id}`)).toMatchObject({ answeredAt: null })
})

test('an answer sent several times is one email, and is still recognised once that has gone out @both', async ({
  site,
}) => {
  const id = await leadFrom(site, uniqueWord())
  const [mail, ...others] = await Promise.all([1, 2, 3].map(() => answer(site, id, 'Hello')))
  expect(others).toEqual([mail, mail])
  await site.db.query(`UPDATE "OutboxMessage" SET "nextAt" = "createdAt" WHERE "id" = '${mail}' RETURNING "id"`)
  const again = await callApi(site, 'POST', `leads/${id}/reply`, { text: 'Hello' })
  expect(await again.json()).toMatchObject({ id: mail, gone: true })
})

test('an answer to a lead that someone else has just answered is refused until that’s seen', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  const reply = async (text: string, seen: number) =>
    (await callApi(site, 'POST', `leads/${id}/reply`, { text, seen })).status
  expect(await reply('Mine', 0)).toBe(200)
  expect(await reply('Yours', 0)).toBe(409)
  expect(await reply('Mine', 0)).toBe(200) // the same again, as if its response was lost
  expect(await reply('Yours', 1)).toBe(200)
})

test('the same answer goes out again once the first has bounced or failed', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  const first = await answer(site, id, 'Hello')
  expect(await answer(site, id, 'Hello')).toBe(first)
  const becomes = (mail: string, what: string) =>
    site.db.query(`UPDATE "OutboxMessage" SET ${what} WHERE "id" = '${mail}' RETURNING "id"`)
  await becomes(first, `"state" = 'sent', "outcome" = 'bounced'`)
  const second = await answer(site, id, 'Hello')
  await becomes(second, `"state" = 'failed'`)
  expect(new Set([first, second, await answer(site, id, 'Hello')]).size).toBe(3)
})
