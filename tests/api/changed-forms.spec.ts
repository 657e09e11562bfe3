import { callApi } from '../support/as-owner'
import { caseOf } from '../support/form-cases/all'
import { waitForOutbox } from '../support/outbox'
import { withHoneypot, leadFrom, patch, uniqueWord, someone } from '../support/owner-leads'
import { quotesOf, sentQuote, withdraw } from '../support/quotes'
import { expect, test } from '../support/site'

test('a held lead whose form has changed can be released, emailed, read, quoted and exported', async ({ site }) => {
  const email = someone()
  const { slug, body } = caseOf('sunnie-select-quote')
  expect((await site.post(`/api/${slug}`, withHoneypot(body(email)))).status).toBe(200)
  const [lead] = await site.db.query<{ id: string }>(
    `UPDATE "Lead" SET "payload" = '{"old":"Their old words"}' WHERE "emailKey" = '${email}' RETURNING "id"`,
  )
  const { id } = lead!
  expect((await patch(site, id, { state: 'new' })).status).toBe(200)
  await waitForOutbox(site)
  expect(site.carrier!.to(email)).toHaveLength(1)
  expect(site.carrier!.noticesAbout(email).map(({ text }) => text)).toEqual([
    expect.stringContaining('Their old words'),
  ])

  for (const path of [`leads/${id}`, 'leads?state=new', 'leads?format=csv', `person?email=${email}`]) {
    const answer = await callApi(site, 'GET', path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.stringContaining('Their old words')])
  }
  await sentQuote(site, id)
  const [quote] = (await quotesOf(site, id)).quotes
  expect((await withdraw(site, quote!.id)).status).toBe(303)
  const answered = await callApi(site, 'POST', `leads/${id}/reply`, { text: 'Could you tell us once more?' })
  expect(answered.status).toBe(200)
})

test('an answer to a lead whose subject isn’t text has the form’s name as its subject', async ({ site }) => {
  const id = await leadFrom(site, uniqueWord())
  await waitForOutbox(site)
  await site.db.query(`UPDATE "Lead" SET "payload" = '{"subject":["A clean"]}' WHERE "id" = '${id}'`)
  await site.db.query(`DELETE FROM "OutboxMessage" WHERE "leadId" = '${id}'`)
  expect((await callApi(site, 'POST', `leads/${id}/reply`, { text: 'With pleasure.' })).status).toBe(200)
  expect(await site.db.query(`SELECT "subject" FROM "OutboxMessage" WHERE "leadId" = '${id}'`)).toEqual([
    { subject: 'Re: Contact message' },
  ])
})
