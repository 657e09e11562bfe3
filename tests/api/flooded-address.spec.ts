import { callApi } from '../support/as-owner'
import { quoteRequest } from '../support/owner-leads'
import { expect, test } from '../support/site'
import { personOf } from '../support/owner-page'

test(
  'an address that somebody floods with leads, each with another phone, can be opened, exported and erased',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite()
    const email = 'flooded@visitor.example'
    await site.post('/api/sunnie-select-quote', quoteRequest(email, '0413 777 042'))
    await site.post('/api/newsletter', { email })
    // More than either database takes as parameters of one statement.
    const floods = 33_000
    const columns = '"form", "state", "name", "email", "emailKey", "meta", "createdAt", "updatedAt"'
    await site.db.query(`
    WITH RECURSIVE flood(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM flood WHERE n < ${floods})
    INSERT INTO "Lead" ("id", ${columns}, "payload")
    SELECT 'flood-' || n, ${columns}, replace("payload", '777 042', CAST(100000 + n AS TEXT))
    FROM "Lead", flood WHERE "form" = 'sunnie-select-quote'`)

    const { name, lists, lookalikes } = await personOf(site, email)
    expect([name, lists.length, lookalikes]).toEqual(['Sam Lee', 1, []])
    const about = (method: string) => callApi(site, method, `person?email=${email}`)
    const { leads, mails } = (await (await about('GET')).json()) as { leads: { id: string }[]; mails: { id: string }[] }
    expect(new Set(leads.map(({ id }) => id)).size).toBe(floods + 2)
    expect(leads).toHaveLength(floods + 2)
    expect(mails).toHaveLength(4)

    expect(await (await about('DELETE')).json()).toMatchObject({
      success: true,
      erased: { leads: floods + 2, subscriptions: 1, mails: 4 },
    })
    for (const table of ['Lead', 'Subscriber', 'OutboxMessage', 'Receipt'])
      expect([table, await site.db.query(`SELECT * FROM "${table}"`)]).toEqual([table, []])
  },
)
