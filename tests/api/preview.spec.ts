import { expect, test } from '../support/site'

// What a running server alone decides, on both databases; what a preview's build writes is in tests/preview.
test('a preview captures mail for the owner to read and sends none', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { DEPLOY_ENV: 'preview' } })
  await site.post('/api/contact', {
    name: 'Kim',
    email: 'kim@visitor.example',
    subject: 'Hello',
    message: 'From a preview',
  })
  expect(await site.db.query('SELECT state FROM "OutboxMessage"')).toEqual([
    { state: 'captured' },
    { state: 'captured' },
  ])
  const listed = (await (await site.asOwner('/api/admin/mail')).json()) as {
    items: { subject: string; state: string }[]
  }
  expect(listed.items.map(({ state }) => state)).toEqual(['captured', 'captured'])
  expect(site.carrier!.attempts.length).toBe(0)
})
