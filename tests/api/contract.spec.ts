import { readdirSync } from 'node:fs'
import { forms } from '../../lib/forms/registry'
import { HttpClient } from '../support/http-client'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

// Sends every method to every endpoint, signed out and without a body.

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof methods)[number]

/** The status of each method's response. Any other method gets a 405. */
type Answers = Partial<Record<Method, number>>

const posts = (status: number): Answers => ({ POST: status })
const reads: Answers = { GET: 401, HEAD: 401 }
const missing: Answers = { ...reads, POST: 401, PUT: 401, PATCH: 401, DELETE: 401, OPTIONS: 401 }

/** Endpoints that always respond in JSON, with an Allow header of exactly these methods on a 405. */
const formEndpoints: Record<string, Answers> = {
  ...Object.fromEntries(forms.map(({ endpoint }) => [endpoint, posts(415)])),
  '/api/uploads': posts(415),
  '/api/webhooks/resend': posts(401),
}

const otherEndpoints: Record<string, Answers> = {
  '/api/admin/contacts': reads,
  '/api/admin/leads': reads,
  '/api/admin/leads/unknown': { ...reads, PATCH: 401 },
  '/api/admin/leads/unknown/notes': { POST: 401 },
  '/api/admin/leads/unknown/remind': { POST: 401 },
  '/api/admin/leads/unknown/reply': { POST: 401 },
  '/api/admin/person': { ...reads, DELETE: 401 },
  '/api/admin/uploads/unknown': reads,
  // These don't exist, but only the owner may find that out.
  '/api/admin': missing,
  '/api/admin/unknown': missing,
  '/api/cron/outbox': { GET: 404, HEAD: 404 },
  '/api/health': { GET: 200, HEAD: 200 },
  '/unsubscribe/some-token': { GET: 404, HEAD: 404, POST: 404 },
  '/sitemap.xml': { GET: 200, HEAD: 200 },
  '/robots.txt': { GET: 200, HEAD: 200 },
  '/llms.txt': { GET: 200, HEAD: 200 },
  '/the-sunnie-journal/feed.xml': { GET: 200, HEAD: 200 },
  '/manifest.webmanifest': { GET: 200, HEAD: 200 },
  '/.well-known/security.txt': { GET: 200, HEAD: 200 },
}

/** Every endpoint that has a file of its own, with something made up in place of what its address leaves open. */
const endpoints = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/route.ts') && !file.includes('[...'))
  .map((file) => `/api/${file.replace('/route.ts', '').replaceAll(/\[\w+\]/g, 'unknown')}`)

const types: Record<string, string> = {
  '/sitemap.xml': 'application/xml',
  '/robots.txt': 'text/plain',
  '/llms.txt': 'text/plain',
  '/the-sunnie-journal/feed.xml': 'application/rss+xml',
  '/manifest.webmanifest': 'application/manifest+json',
  '/.well-known/security.txt': 'text/plain',
}

const refusal = { success: false, message: expect.stringMatching(/\w/) as unknown }

/** Statuses by method. Next answers OPTIONS itself (204) where a route doesn't. */
const statuses = async (site: Site, endpoint: string) =>
  Object.fromEntries(
    await Promise.all(
      methods.map(async (method) => [method, (await site.request(endpoint, { method })).status] as const),
    ),
  )

test.describe('every endpoint', { tag: '@once' }, () => {
  for (const [endpoint, answers] of Object.entries(formEndpoints))
    test(`${endpoint} answers every method in JSON`, async ({ site }) => {
      for (const method of methods) {
        const response = await site.request(endpoint, { method })
        expect([method, response.status]).toEqual([method, answers[method] ?? 405])
        expect(response.headers.get('content-type')).toContain('application/json')
        expect(response.headers.get('cache-control')).toBe('no-store')
        if (response.status === 405) expect(response.headers.get('allow')).toBe('POST')
        if (method !== 'HEAD') expect(await response.json()).toEqual(refusal)
      }
    })

  for (const [endpoint, answers] of Object.entries(otherEndpoints))
    test(`${endpoint} answers the methods it has and no others`, async ({ site }) => {
      const found = await statuses(site, endpoint)
      const others = Object.fromEntries(methods.map((method) => [method, 405]))
      const options = answers.OPTIONS ?? (found.OPTIONS === 204 ? 204 : 405)
      expect(found).toEqual({ ...others, ...answers, OPTIONS: options })
      for (const method of methods.filter((method) => answers[method] === 401)) {
        const response = await site.request(endpoint, { method })
        expect(response.headers.get('cache-control')).toBe('no-store')
        if (method !== 'HEAD') expect(await response.json()).toEqual(refusal)
      }
      const type = types[endpoint]
      if (type) expect((await site.request(endpoint)).headers.get('content-type')).toContain(type)
    })

  test('every endpoint refuses other methods in JSON, and says which it accepts', async ({ site }) => {
    expect(endpoints.length).toBeGreaterThan(25)
    for (const endpoint of endpoints) {
      const responses = await Promise.all(methods.map((method) => site.request(endpoint, { method })))
      const accepted = methods.filter((_, index) => responses[index]?.status !== 405)
      expect([endpoint, accepted.length]).not.toEqual([endpoint, methods.length])
      for (const response of responses.filter(({ status }) => status === 405)) {
        expect([endpoint, response.headers.get('allow')?.split(', ').toSorted()]).toEqual([
          endpoint,
          accepted.toSorted(),
        ])
        expect(response.headers.get('content-type')).toContain('application/json')
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    }
  })

  for (const path of ['/api', '/api/unknown', '/api/auth/unknown'])
    test(`${path} is a 404 in JSON for every method`, async ({ site }) => {
      for (const method of methods) {
        const response = await site.request(path, { method })
        expect([method, response.status]).toEqual([method, 404])
        if (method !== 'HEAD') expect(await response.json()).toEqual(refusal)
      }
    })

  test('whether someone is signed in is answered to HEAD as to GET', async ({ site }) => {
    expect(await statuses(site, '/api/auth/get-session')).toMatchObject({ GET: 200, HEAD: 200, POST: 404 })
  })

  test('a request with Next’s internal headers still reaches its endpoint', async ({ site }) => {
    for (const name of ['x-middleware-prefetch', 'x-middleware-subrequest', 'x-nextjs-data', 'next-action', 'rsc']) {
      const header = { [name]: '1' }
      const email = `${name}@visitor.example`
      expect([name, (await site.post('/api/newsletter', { email }, header)).status]).toEqual([name, 200])
      expect(await site.leads(email)).toHaveLength(1)
      expect((await site.post('/api/newsletter', {}, header)).status).toBe(422)
      expect((await site.request('/api/admin/leads', { headers: header })).status).toBe(401)
    }
  })

  test('methods that fetch cannot send are 405 too', async ({ site }) => {
    const client = new HttpClient(site.port)
    const status = async (method: string) => (await client.send({ method, path: '/api/contact', headers: {} })).status
    expect(await status('TRACE')).toBe(405)
    // Node's parser rejects methods it doesn't know.
    expect([400, 405]).toContain(await status('TRACK'))
    client.close()
  })
})
