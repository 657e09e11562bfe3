import { callApi } from '../support/as-owner'
import { leadFrom, someone, uniqueWord } from '../support/owner-leads'
import { putQuote } from '../support/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

const correct = (site: Site, email: string, to: string) => callApi(site, 'POST', 'person/address', { email, to })

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
  for (let time = 0; time < 10; time++) {
    const { wrong, right, lead } = await mistyped(site)
    const corrected = correct(site, wrong, right)
    for (let n = 0; n < time % 5; n++) await site.request('/robots.txt')
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
