import { expect, test } from '../support/site'
import { TraceCollector } from '../support/trace-collector'

test('Next’s spans reach a collector, without anything a visitor wrote', { tag: '@once' }, async ({ startSite }) => {
  const collector = await TraceCollector.start()
  const site = await startSite({ env: collector.environment })
  const address = '/api/unsubscribe/mYx3Vb2mT0-5s8qJ1dPzLw?from=kim@visitor.example'
  await site.request(address, { method: 'POST' })
  await site.post('/api/newsletter', { email: 'kim@visitor.example' })
  await expect.poll(() => collector.spans).toContain('POST /api/unsubscribe/[token]')
  await expect.poll(() => collector.spans).toContain('POST /api/newsletter')
  expect(collector.text).toContain('sunnie')
  expect(collector.text).not.toMatch(/kim|mYx3Vb2mT0/)
  collector.stop()
})
