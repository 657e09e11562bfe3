import { expect, test } from '../support/site'

test.describe('requests in the log', { tag: '@once' }, () => {
  test('have a line each if enabled: no query, no token, and the response’s id', async ({ startSite }) => {
    const site = await startSite({ env: { LOG_REQUESTS: '1', TRUSTED_PROXY_HOPS: '1' } })
    await site.request('/kim@visitor.example')
    const own = await site.request('/api/unsubscribe/mYx3Vb2mT0-5s8qJ1dPzLw?from=kim@visitor.example', {
      method: 'POST',
    })
    const headers = { 'X-Request-Id': 'from-the-proxy-1', 'X-Forwarded-For': '203.0.113.7' }
    const given = await site.request('/services', { headers })
    const strange = await site.request('/services', { headers: { ...headers, 'X-Request-Id': 'kim@visitor.example' } })
    const id = own.headers.get('x-request-id')!
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1')
    expect(strange.headers.get('x-request-id')).not.toContain('kim')
    // Each line is written once its own response has ended, so the lines may come in a different order.
    for (const response of [own, given, strange])
      await site.logged(new RegExp(`"${response.headers.get('x-request-id')}"`))
    const lines = site.log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.find((line) => line.id === id)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      method: 'POST',
      path: '/api/unsubscribe/…',
      status: own.status,
      ms: expect.any(Number),
      id,
    })
    expect(lines.find((line) => line.id === 'from-the-proxy-1')).toMatchObject({ path: '/services', status: 200 })
    expect(site.log).not.toMatch(/kim|mYx3Vb2mT0|203\.0\.113/)
  })

  test('aren’t logged by default; a stranger can’t set the id; errors name the request', async ({ startSite }) => {
    const site = await startSite()
    const reconnect = await site.db.disconnect()
    const answer = await site.post(
      '/api/newsletter',
      { email: 'kim@visitor.example' },
      { 'X-Request-Id': 'a-strangers-id' },
    )
    await reconnect()
    const id = answer.headers.get('x-request-id')!
    expect(answer.status).toBe(503)
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(site.log).toMatch(new RegExp(`^/api/newsletter: .*\\(request ${id}\\)$`, 'm'))
    expect(site.log).not.toMatch(/^\{/m)
  })
})

test('a rejected sign-in isn’t logged, or a stranger could fill the log', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite()
  const { status } = await site.post('/api/auth/sign-in/email', {
    ...site.owner,
    callbackURL: 'https://elsewhere.example',
  })
  expect([status, site.log.match(/^auth: .*/m)]).toEqual([403, null])
})
