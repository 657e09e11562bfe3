import { expect, test } from '../support/site'
import { TraceCollector } from '../support/trace-collector'

test('Next’s spans reach a collector, without anything a visitor wrote', { tag: '@once' }, async ({ startSite }) => {
  const collector = await TraceCollector.start()
  const env = { ...collector.environment, OTEL_RESOURCE_ATTRIBUTES: 'host.name=the-beach' }
  const site = await startSite({ env })
  const address = '/api/unsubscribe/mYx3Vb2mT0-5s8qJ1dPzLw?from=kim@visitor.example'
  await site.request(address, { method: 'POST' })
  await site.post('/api/newsletter', { email: 'kim@visitor.example' })
  await expect.poll(() => collector.spans).toContain('POST /api/unsubscribe/[token]')
  await expect.poll(() => collector.spans).toContain('POST /api/newsletter')
  for (const named of ['sunnie', 'the-beach']) expect(collector.text).toContain(`"stringValue":"${named}"`)
  expect(collector.text).not.toMatch(/kim|mYx3Vb2mT0/)
  collector.stop()
})
