import { sitemapPaths } from '@/tools/sitemap.mjs'
import { HttpClient } from '../support/http-client'
import { expect, test } from '../support/site'

test('a page’s address in capitals or with punctuation after it leads there at once', async ({ site }) => {
  const target = async (path: string) => {
    const { status, headers } = await site.request(path)
    return [path, status, headers.get('location')]
  }
  for (const path of await sitemapPaths(site.url)) {
    const typed = [`${path}.`, `${path}),`, `${path}%22`, `${path}%E2%80%9D`, `${path}%0D%0A`]
    if (path !== '/') typed.push(path.toUpperCase(), `${path.toUpperCase()}/`)
    for (const each of typed.filter((each) => each !== '/.'))
      expect(await target(`${each}?from=Card`)).toEqual([`${each}?from=Card`, 308, `${path}?from=Card`])
  }
  expect(await target('/BLOG')).toEqual(['/BLOG', 308, '/the-sunnie-journal'])
  expect(await target('/Admin')).toEqual(['/Admin', 308, '/admin'])
  expect(await target('/thanks/contact.')).toEqual(['/thanks/contact.', 308, '/thanks/contact'])
  const token = 'a-_4'.repeat(8)
  for (const path of [`/quote/${token}`, `/unsubscribe/${token}`])
    for (const end of ['.', '),', '%3E', '%E2%80%9D'])
      expect(await target(`${path}${end}?from=mail`)).toEqual([`${path}${end}?from=mail`, 308, `${path}?from=mail`])
  for (const path of ['/Biox', '/bio%62', '/bio/x.', '/Services/none.', '/robots.txt.', '/respelled/about'])
    expect(await target(path)).toEqual([path, 404, null])
})

test('no response’s headers exceed nginx’s 4 kB, however long the address', async ({ site }) => {
  const client = new HttpClient(site.port)
  for (const character of ['a', '%E2%82%AC']) {
    const long = character.repeat(8_000 / character.length)
    for (const path of [
      `/the-sunnie-journal?q=${long}`,
      `/subscribe?step=2&size=${long}`,
      `/sunnie-select-onboarding?step=2&type=${long}`,
      `/thanks/sunnie-select-quote?type=${long}`,
      `/admin?q=${long}`,
      `/about/?x=${long}`,
      `//about?x=${long}`,
      `/ABOUT?x=${long}`,
      `/blog/${long}?x=${long.slice(0, 3_000)}`,
      `/${long}/`,
      `/unsubscribe/${long}`,
      `/quote/${long}`,
    ])
      for (const headers of [{ Accept: '*/*' }, { RSC: '1' }] as Record<string, string>[]) {
        let answer = await client.send({ method: 'GET', path, headers })
        if (answer.status === 307)
          answer = await client.send({ method: 'GET', path: answer.headers.location!, headers })
        const bytes = Object.entries(answer.headers).flat(2).join(': \r\n').length
        const seen = [path.slice(0, 40), headers, answer.status]
        expect([...seen, bytes < 4_000 && answer.status > 0 && answer.status < 500]).toEqual([...seen, true])
      }
  }
  client.close()
})

test('every page and file answers other methods with 405 and what it allows', async ({ site }) => {
  const client = new HttpClient(site.port)
  const pages = ['/', '/about', '/thanks/contact', '/services/daily-glow']
  const rendered = ['/subscribe?step=2', '/the-sunnie-journal?q=a', '/quote/some-token']
  const files = ['/art/hero/room.jpg', '/icon.svg', '/robots.txt', '/og/about.png', '/speculation-rules.json']
  for (const method of ['OPTIONS', 'POST', 'PROPFIND']) {
    for (const path of [...pages, ...rendered, ...files]) {
      const { status, headers } = await client.send({ method, path, headers: {} })
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'GET, HEAD'])
    }
    for (const path of ['/no-such-page', '/services/none', '/missing/quote'])
      expect([method, path, (await client.send({ method, path, headers: {} })).status]).toEqual([method, path, 404])
  }
  client.close()
})

test('the cookies of other programs on the domain shut nobody out', async ({ site }) => {
  const cookie = Array.from({ length: 12 }, (_, index) => `other${index}=${'a'.repeat(3_900)}`).join('; ')
  for (const path of ['/about', '/subscribe?step=2', '/admin'])
    expect([path, (await site.request(path, { headers: { cookie } })).status]).toEqual([
      path,
      path === '/admin' ? 401 : 200,
    ])
})
