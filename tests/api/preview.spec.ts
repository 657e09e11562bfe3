import { expect, test } from '../support/site'

// The stage is written into pages at the build, and a test run has one build: what a running server alone decides is
// tested here. What a preview's build writes is seen by `DEPLOY_ENV=preview npm start`.
test('a preview captures mail for the owner to read and sends none', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { DEPLOY_ENV: 'preview' } })
  await site.post('/api/contact', { name: 'Kim', email: 'kim@visitor.example', subject: 'Hello', message: 'From a preview' })
  expect(await site.store.query('SELECT state FROM "OutboxMessage"')).toEqual([{ state: 'captured' }, { state: 'captured' }])
  const listed = (await (await site.asOwner('/api/admin/mail')).json()) as { items: { subject: string; state: string }[] }
  expect(listed.items.map(({ state }) => state)).toEqual(['captured', 'captured'])
  expect(site.carrier!.tries).toBe(0)
})
