import { services } from '../../content/services'
import { routes } from '../support/routes/all'
import { unknownWords } from '../support/schema-org'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

/** Every URL in the sitemap. They have the build's origin, not that of the site under test. */
async function sitemap(site: Site): Promise<string[]> {
  const xml = await (await site.request('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
}

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))

test('every page in the sitemap has a title, description, canonical link, card and valid structured data', async ({
  site,
}) => {
  const addresses = await sitemap(site)
  const paths = routes.filter(({ status }) => !status).map(({ path }) => path)
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(expect.arrayContaining(paths))
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const address of addresses) {
    const path = new URL(address).pathname
    const response = await site.request(path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    const head = html.slice(0, html.indexOf('</head>'))
    const [title = '', ...more] = all(head, /<title>([^<]*)<\/title>/g)
    expect(more, path).toEqual([])
    expect(titles.get(title), `${path} has the same title as another page`).toBeUndefined()
    expect(title, path).toMatch(/^\/the-sunnie-journal\//.test(path) ? / \| The Sunnie Journal$/ : /Sunnie/)
    titles.set(title, path)
    const [description = ''] = meta(head, 'description')
    expect(description.length, path).toBeGreaterThanOrEqual(20)
    // What fits in a search result, with each entity counted as one character.
    expect(description.replace(/&[#\w]+;/g, '’').length, path).toBeLessThanOrEqual(160)
    expect(descriptions.get(description), `${path} has the same description as another page`).toBeUndefined()
    descriptions.set(description, path)
    expect(all(head, /<link rel="canonical" href="([^"]*)"/g), path).toEqual([address])
    expect(meta(head, 'og:url'), path).toEqual([address])
    expect(meta(head, 'robots'), path).toEqual([])
    expect(meta(head, 'og:title')[0], path).toBeTruthy()
    expect(meta(head, 'og:locale'), path).toEqual(['en_AU'])
    expect(meta(head, 'twitter:card'), path).toEqual(['summary_large_image'])
    const [card = ''] = meta(head, 'og:image')
    const picture = await site.request(new URL(card).pathname)
    expect(picture.status, card).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/png')
    for (const data of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g))
      expect(unknownWords(JSON.parse(data[1]!)), path).toEqual([])
  }
})

test('feed readers and mail programs may embed our pictures and nothing else', async ({ site }) => {
  const policy = async (path: string) => (await site.request(path)).headers.get('cross-origin-resource-policy')
  expect(await policy('/og/contact.png')).toBe('cross-origin')
  expect(await policy('/icons/icon-192.png'), 'the logo in our emails').toBe('cross-origin')
  expect(await policy('/art/linocut/mark.svg')).toBe('cross-origin')
  expect(await policy('/contact')).toBe('same-origin')
})

test('robots, manifest, icons, feed and security.txt exist', async ({ site }) => {
  const text = async (path: string) => (await site.request(path)).text()
  expect(await text('/robots.txt')).toMatch(
    /Allow: \/\nDisallow: \/admin\nDisallow: \/api\n[\s\S]*Sitemap: .*\/sitemap\.xml/,
  )
  const llms = await site.request('/llms.txt')
  expect(llms.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const said = await llms.text()
  expect(said.length).toBeLessThan(14_000)
  for (const path of [
    '/contact',
    '/subscribe',
    '/sunnie-select-onboarding',
    ...services.map(({ id }) => `/services/${id}`),
  ])
    expect(said).toContain(`${path})`)
  expect(await text('/.well-known/security.txt')).toMatch(/^Contact: mailto:.*\nExpires: \d{4}-/)
  const manifest = JSON.parse(await text('/manifest.webmanifest')) as { name: string; icons: { src: string }[] }
  expect(manifest.name).toBe('Sunnie')
  for (const icon of [...manifest.icons.map(({ src }) => src), '/favicon.ico', '/icon.svg', '/apple-icon.png'])
    expect((await site.request(icon)).status, icon).toBe(200)
  const feed = await text('/the-sunnie-journal/feed.xml')
  expect(feed.match(/<item>/g)!.length).toBeGreaterThanOrEqual(2)
  expect(feed).toContain('see you on the tide line in late August.')
  expect(all(feed, /\s(?:href|src)="(\/[^"]*)"/g)).toEqual([])
})
