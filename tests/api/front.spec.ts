import type { Site } from '../support/server'
import { expect, test } from '../support/site'

// Compares what tools/front.mjs answers from memory with what Next answers itself.

const fetchRaw = (site: Site, path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

/** Headers that differ from one response to the next, or depend on how it was compressed. */
const passing = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'etag']

const lasting = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !passing.includes(name) && !name.startsWith('x-next')))

test.describe('prerendered pages', () => {
  for (const path of ['/about', '/naturally-sunnie', '/the-sunnie-journal/home-organization-tips'])
    test(`${path} has the same headers and bytes as from Next`, async ({ site }) => {
      const front = await fetchRaw(site, path)
      const next = await fetchRaw(site, `${path}?_rsc=1`) // the front leaves Next's own requests to it
      expect(next.headers.get('x-nextjs-cache')).toBe('HIT')
      expect(front.headers.get('x-nextjs-cache')).toBeNull()
      expect({ ...lasting(front), 'content-encoding': 'any' }).toEqual({ ...lasting(next), 'content-encoding': 'any' })
      expect(await front.text()).toBe(await next.text())
    })

  test('a client gets the best encoding that it accepts, always with the same content', async ({ site }) => {
    const plain = await (await fetchRaw(site, '/about', { 'accept-encoding': 'identity' })).text()
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br; q=0.0', null],
      ['br;Q=0;level=1', null],
      ['br-other', null],
      ['BR', 'br'],
      ['identity', null],
    ] as const) {
      const response = await fetchRaw(site, '/about', { 'accept-encoding': accepted })
      expect([accepted, response.headers.get('content-encoding')]).toEqual([accepted, sent])
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      expect(await response.text()).toBe(plain)
    }
  })

  test('a campaign’s link gets the prerendered page; a query that the page answers is rendered', async ({ site }) => {
    const lying = await fetchRaw(site, '/subscribe?utm_source=card')
    expect(lying.headers.get('etag')).toBe((await fetchRaw(site, '/subscribe')).headers.get('etag'))
    const rendered = await fetchRaw(site, '/subscribe?utm_source=card&step=2')
    expect([rendered.status, rendered.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
})
