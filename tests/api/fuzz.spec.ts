import { callApi } from '../support/owner/as-owner'
import { fuzz } from '../support/fuzz/run'
import { HttpClient } from '../support/http-client'
import { expect, test } from '../support/site'

// For other requests: npm run torture -- --scenario fuzz --seed N
const run = { seed: 12, requests: 250, atOnce: 8 }

test('hundreds of random requests cause no server error, get only answers that are ours, and store the same in both databases', async ({
  startSite,
}) => {
  const env = { TRUSTED_PROXY_HOPS: '1' }
  const sites = [await startSite({ database: 'sqlite', env }), await startSite({ database: 'postgres', env })]
  const [sqlite, postgres] = await Promise.all(sites.map((site) => fuzz(site, run)))
  expect([...sqlite!.faults, ...postgres!.faults]).toEqual([])
  expect(sqlite!.rows.length).toBeGreaterThan(25)
  expect(postgres!.rows).toEqual(sqlite!.rows)
})

const json = 'application/json'
const odd = JSON.stringify({ email: 'odd@visitor.example', meta: { source: { length: { toString: 1, valueOf: 1 } } } })

const found: [method: string, path: string, type: string, body: string, status: number][] = [
  ['POST', '/api/newsletter', json, odd, 200],
  ['POST', '/api/newsletter', json, '{"email":{"length":{"toString":1,"valueOf":1}}}', 422],
  ['POST', '/api/newsletter', 'application/x-www-form-urlencoded', 'email.length.x=1', 422],
  ['PROPFIND', '/api/newsletter', json, odd, 405],
  ['PURGE', '/api/newsletter', json, odd, 405],
  ['PATCH', '/api/admin/leads/%F0%9F', json, '{}', 401],
  ['POST', '/api/unsubscribe/%00', json, '', 404],
  ['POST', '/unsubscribe/a%00%E2%80%A8', json, '', 404],
  ['POST', '/api/missing', 'multipart/form-data; boundary=x', '--x--', 404],
  ['POST', '/api/contact/missing', 'multipart/form-data', '', 404],
]

test('a post that asks for React’s own format gets the usual response', async ({ site }) => {
  const answer = await site.post('/api/newsletter', { email: 'rsc@visitor.example' }, { RSC: '1' })
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ success: true })])
})

test('a NUL in the URL of an owner’s endpoint is a 404, and one in a body is rejected @both', async ({ site }) => {
  for (const path of ['/api/admin/leads/%00', '/api/admin/uploads/%00', '/admin/mail/%00', '/admin/leads/%00'])
    expect((await site.asOwner(path)).status, path).toBe(404)
  for (const [method, path, body] of [
    ['POST', 'push', { endpoint: '\0', off: true }],
    ['POST', 'accounts', { name: 'a\0', email: 'nul@visitor.example', role: 'helper' }],
  ] as const)
    expect((await callApi(site, method, path, body)).status, path).toBe(422)
})

test('what once was a 500, a 503 or an empty response is answered', async ({ site }) => {
  const client = new HttpClient(site.port)
  for (const [method, path, type, body, status] of found) {
    const answer = await client.send({ method, path, headers: { 'Content-Type': type }, body })
    expect([method, path, body, answer.status, answer.text]).toEqual([
      ...[method, path, body, status],
      expect.stringMatching(/\w/),
    ])
  }
  client.close()
})
