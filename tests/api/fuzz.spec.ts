import { callApi } from '../support/owner/as-owner'
import { fuzz } from '../support/fuzz/run'
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

test('a NUL in the URL of an owner’s endpoint is a 404, and one in a body is rejected @both', async ({ site }) => {
  for (const path of ['/api/admin/leads/%00', '/api/admin/uploads/%00', '/admin/mail/%00', '/admin/leads/%00'])
    expect((await site.asOwner(path)).status, path).toBe(404)
  for (const [method, path, body] of [
    ['POST', 'push', { endpoint: '\0', off: true }],
    ['POST', 'accounts', { name: 'a\0', email: 'nul@visitor.example', role: 'helper' }],
  ] as const)
    expect((await callApi(site, method, path, body)).status, path).toBe(422)
})
