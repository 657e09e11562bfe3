import { getJson } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import { expect, test } from '../support/site'

// Only what a running server decides. What a preview's build writes is tested in tests/preview.
test('a preview captures emails for the owner to read, and sends none', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { DEPLOY_ENV: 'preview' } })
  await site.post('/api/contact', enquiry('kim@visitor.example'))
  expect(await site.db.query('SELECT state FROM "OutboxMessage"')).toEqual([
    { state: 'captured' },
    { state: 'captured' },
  ])
  const { items } = await getJson<{ items: { state: string }[] }>(site, 'mail')
  expect(items.map(({ state }) => state)).toEqual(['captured', 'captured'])
  expect(site.carrier!.attempts.length).toBe(0)
})
