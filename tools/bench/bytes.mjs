import { devices } from '@playwright/test'
import { launchBrowser } from '../browser.mjs'
import { sitemapPaths } from '../sitemap.mjs'
import { budgets, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'

/** The bytes that a phone downloads when it opens a page, as sent over the network. */
async function weigh(browser, address) {
  const context = await browser.newContext(devices['Pixel 7'])
  const page = await context.newPage()
  const fetched = []
  page.on('requestfinished', (request) => fetched.push(request))
  await page.goto(address, { waitUntil: 'networkidle' })
  const weight = { document: 0, script: 0, stylesheet: 0, font: 0, total: 0 }
  for (const request of fetched) {
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    if (kind in weight) weight[kind] += responseBodySize
    weight.total += responseBodySize
  }
  await context.close()
  return weight
}

/** Records the bytes downloaded before a touch, for every page in the sitemap. */
export async function bytes() {
  const site = await serveSite()
  const browser = await launchBrowser()
  try {
    const { script, stylesheet, font, html, total } = budgets.bytes
    for (const path of await sitemapPaths(site.url)) {
      const weight = await weigh(browser, site.url + path)
      const maxHtml = html[path] ?? (/^\/the-sunnie-journal\/./.test(path) ? html.article : undefined)
      record(`${path} scripts`, weight.script, 'bytes', { max: script })
      record(`${path} styles`, weight.stylesheet, 'bytes', { max: stylesheet })
      record(`${path} fonts`, weight.font, 'bytes', { max: font })
      record(`${path} HTML`, weight.document, 'bytes', { max: maxHtml })
      record(`${path} total`, weight.total, 'bytes', { max: total[path] })
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
