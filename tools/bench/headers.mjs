import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sitemapPaths } from '../sitemap.mjs'
import { budgets, record } from './budgets.mjs'
import { serveSite, tool, toolFolder } from './servers.mjs'

const grader = '@mdn/mdn-http-observatory'
const version = '1.4.8'
/** Pages that aren't in the sitemap, including some that are rendered per request. */
const others = ['/thanks/contact', '/unsubscribe/token', '/no-such-page', '/subscribe?step=2', '/admin/contacts']

const noCookies = { getCookiesSync: () => [], toJSON: () => ({ cookies: [] }), serializeSync: () => ({ cookies: [] }) }

/**
 * Grades the headers of every page with the tests of Mozilla's HTTP Observatory. To them, the site looks as it does
 * behind a proxy (docs/deployment): on https, with a redirect to it from http.
 */
export async function headers() {
  // The HSTS preload list, which its install script would download. We aren't on it, so an empty one will do.
  const preload = path.join(toolFolder(grader, version), grader, 'conf/hsts-preload.json')
  if (!existsSync(preload)) writeFileSync(preload, '{}')
  const part = (file) => tool(grader, version, `${grader}/src/${file}`)
  const [{ ALL_TESTS }, { getScoreModifier }, { Requests }, { parseHttpEquivHeaders }] = await Promise.all([
    part('constants.js'),
    part('grader/grader.js'),
    part('types.js'),
    part('retriever/utils.js'),
  ])

  function grade(address, response, html) {
    const url = new URL(address.pathname, 'https://sunnie.example')
    const answer = {
      status: 200,
      headers: Object.fromEntries(response.headers),
      data: html,
      verified: true,
      request: {},
    }
    const seen = new Requests(url.hostname)
    seen.resources.path = html
    Object.assign(seen.responses, {
      auto: { ...answer, httpEquiv: parseHttpEquivHeaders(html, url.href) },
      https: answer,
      http: answer,
      cors: answer,
      httpRedirects: [
        { url: new URL(address.pathname, 'http://sunnie.example'), status: 308 },
        { url, status: 200 },
      ],
      httpsRedirects: [{ url, status: 200 }],
    })
    seen.session = {
      url,
      response: answer,
      jar: noCookies,
      redirectHistory: [],
      clientInstance: { defaults: { jar: noCookies } },
    }
    return ALL_TESTS.reduce((score, test) => score + getScoreModifier(test(seen).result), 100)
  }

  const site = await serveSite()
  try {
    for (const path of [...(await sitemapPaths(site.url)), ...others]) {
      const response = await fetch(site.url + path)
      const score = grade(new URL(site.url + path), response, await response.text())
      record(`${path} headers`, score, 'points', { min: budgets.headers })
    }
  } finally {
    await site.stop()
  }
}
