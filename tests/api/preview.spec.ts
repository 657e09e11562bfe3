import { read } from '../support/as-owner'
import { enquiry } from '../support/enquiry'
import { expect, test } from '../support/site'

// What a running server alone decides, on both databases; what a preview's build writes is in tests/preview.
test('a preview captures mail for the owner to read and sends none', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { DEPLOY_ENV: 'preview' } })
  await site.post('/api/contact', enquiry('kim@visitor.example'))
  expect(await site.db.query('SELECT state FROM "OutboxMessage"')).toEqual([
    { state: 'captured' },
    { state: 'captured' },
  ])
  const { items } = await read<{ items: { state: string }[] }>(site, 'mail')
  expect(items.map(({ state }) => state)).toEqual(['captured', 'captured'])
  expect(site.carrier!.attempts.length).toBe(0)
})
