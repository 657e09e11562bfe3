import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/site'

interface Span {
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}
interface Traces {
  resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[]
}

test('spans of Next reach a collector, without what a visitor wrote', { tag: '@once' }, async ({ startSite }) => {
  const bodies: string[] = []
  const collector = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.setHeader('Content-Type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const site = await startSite({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100' },
  })
  await site.request('/api/unsubscribe/mYx3Vb2mT0-5s8qJ1dPzLw?from=kim@visitor.example', { method: 'POST' })
  const spans = () =>
    bodies
      .flatMap((body) => (JSON.parse(body) as Traces).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  await expect.poll(() => spans().map(({ name }) => name)).toContain('POST /api/unsubscribe/[token]')
  expect(bodies.join('')).toContain('sunnie')
  expect(bodies.join('')).not.toMatch(/kim|mYx3Vb2mT0/)
  collector.close()
})
