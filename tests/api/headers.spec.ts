import { HttpClient } from '../support/http-client'
import { observatoryScore } from '../support/observatory'
import { routes } from '../support/routes/all'
import { expect, test } from '../support/site'

const otherPages = [
  '/thanks/contact',
  '/thanks/sunnie-select-quote?type=general&Kitchen=2',
  '/subscribe?step=2&service=daily-glow',
  '/the-sunnie-journal?q=home',
  '/unsubscribe/some-token',
  '/no-such-page.html',
  '/services/no-such-service',
  '/services/of-an-older-site.php',
  '/the-sunnie-journal/of-an-older-site.html',
  '/unsubscribe/token.with.dots',
  '/admin/contacts',
  '/api/no-such-endpoint',
  '/api/health',
  '/robots.txt',
  '/_next/no-such-file',
]

test('every page, and a rejected form that’s shown again, scores 130 on the Observatory', async ({ site }) => {
  for (const path of [...routes.map((route) => route.path), ...otherPages]) {
    const { headers } = await site.request(path)
    expect([path, observatoryScore(headers)]).toEqual([path, { score: 130, faults: [] }])
    expect(headers.get('x-powered-by')).toBeNull()
    // No shared cache keeps a page.
    expect(headers.get('cache-control') ?? '', path).not.toContain('s-maxage')
  }
  expect((await site.request('/')).headers.get('permissions-policy')).toContain('camera=()')
  const rejected = await site.postPlain('/api/contact', [['email', 'no address']])
  expect(rejected.status).toBe(422)
  expect(observatoryScore(rejected.headers)).toEqual({ score: 130, faults: [] })
})

test('pages are revalidated every time and get a 304; hashed files are cached for a year', async ({ site }) => {
  for (const path of ['/', '/services/daily-glow', '/the-sunnie-journal']) {
    const page = await site.request(path)
    expect(page.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
    const etag = page.headers.get('etag')!
    // Without this Cache-Control, fetch would send no-cache and get the whole page.
    const again = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
    expect((await site.request(path, { headers: again })).status).toBe(304)
  }
  const html = await (await site.request('/')).text()
  const hashed = /\/_next\/static\/[^"]+\.(?:css|js|woff2)/.exec(html)![0]
  expect((await site.request(hashed)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('Next’s own endpoints are closed', async ({ site }) => {
  expect((await site.request('/_next/image?url=%2Fart%2Ffallback.svg&w=640&q=75')).status).toBe(404)
  expect((await site.request('/_next/image?url=%2Fopengraph-image.png&w=640&q=75')).status).toBe(404)
  for (const path of ['/_global-error', '/_error', '/500']) expect((await site.request(path)).status, path).toBe(404)
})

test('no request is redirected to another site, however it names its target', async ({ site }) => {
  // fetch would normalise the request line.
  const client = new HttpClient(site.port)
  for (const target of [
    'http://evil.example',
    'http://evil.example/',
    'http://evil.example/about',
    'https://evil.example/?a=b',
  ])
    expect([target, (await client.send({ method: 'GET', path: target, headers: {} })).status]).toEqual([target, 200])
  for (const target of [
    'http://evil.example/about/',
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/.//evil.example/',
    '/blog',
    '/about/',
  ])
    for (const host of ['localhost', 'evil.example']) {
      const { headers } = await client.send({ method: 'GET', path: target, headers: { Host: host } })
      expect(headers.location, `${target} at ${host}`).toMatch(/^\/(?![/\\])/)
    }
  client.close()
})

// Its pages say so too (tests/unit/seo/site.test.ts), and its mail isn't sent (segments.spec.ts).
test('every response of a preview asks not to be indexed', async ({ startSite }) => {
  const site = await startSite({ env: { DEPLOY_ENV: 'preview' } })
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(await (await site.request('/')).text())![1]!
  const pages = ['/', '/the-sunnie-journal?q=linen', '/no-such-page', '/blog', '//contact', '/api/health/', '/admin']
  for (const path of [...pages, '/sitemap.xml', '/og/contact.png', '/art/linocut/mark.svg', style, '/api/contact'])
    expect([path, (await site.request(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
  const posted = await site.post('/api/contact', {})
  expect([posted.status, posted.headers.get('x-robots-tag')]).toEqual([422, 'noindex'])
})
