import { findBarriers } from '../support/axe'
import { routes } from '../support/routes/all'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'
import { weigh } from '../support/weight'

// docs/goals.md: a bare Next page of this version fetches 135 kB of scripts; kB are 1,000 bytes, gzip -6.
const bareNextPage = 135_000
const limits = { script: bareNextPage + 5_000, style: 14_000, preloadedFonts: 65_000 }
/** The two flows hydrate their steps at once; a first touch would be the better time (docs/goals.md). */
const flows: Readonly<Record<string, number>> = {
  '/subscribe': bareNextPage + 15_000,
  '/sunnie-select-onboarding': bareNextPage + 15_000,
}

/** Reads as a person reads: one kind of space. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

for (const route of routes) {
  test.describe(route.path, () => {
    test('says its words without scripts', async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
      const page = await context.newPage()
      const response = await page.goto(route.path, { waitUntil: 'domcontentloaded' })
      expect(response!.status()).toBe(route.status ?? 200)
      expect(await page.title()).toBe(route.title)
      if (route.description)
        expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(route.description)
      const headings = (await page.locator('h1, h2, h3, h4').allTextContents()).map(plain)
      for (const heading of route.headings) expect(headings).toContain(heading)
      expect(await page.locator('h1').count()).toBe(1)
      const words = plain((await page.locator('body').textContent()) ?? '')
      for (const text of route.texts) expect(words).toContain(text)
      const links = await page
        .locator('a')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
      for (const link of route.links) expect(links).toContain(link)
      await context.close()
    })

    test('is light, sound, within its policy, and nothing stands in anybody’s way at 1280, 390 and 320 px', async ({
      page,
      site,
    }) => {
      const seen = watch(page, site.url)
      const weight = await weigh(page, site.url + route.path)
      for (const [kind, limit] of Object.entries({ ...limits, script: flows[route.path] ?? limits.script }))
        expect.soft(weight[kind as keyof typeof limits], `${kind} of ${route.path}`).toBeLessThanOrEqual(limit)
      expect.soft(await findBarriers(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await findBarriers(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width at 320 px')
        .toBeLessThanOrEqual(320)
      expect(await seen.faults()).toEqual([])
    })
  })
}

test('no broken link, no orphan page', async ({ site }) => {
  const known = new Map<string, string>()
  const queue = ['/']
  while (queue.length) {
    const path = queue.pop()!
    if (known.has(path)) continue
    const response = await site.request(path, { redirect: 'follow' })
    const html = await response.text()
    known.set(path, html)
    expect(response.status, path).toBe(200)
    if (!response.headers.get('content-type')?.includes('html')) continue
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)) queue.push(href!.replaceAll('&amp;', '&'))
  }
  const paths = new Set([...known.keys()].map((path) => path.split('?')[0]))
  // Reached by a social profile, by a service page's Start Building, and by a button of the flow before it.
  const unlinked = ['/bio']
  for (const { path, status } of routes)
    if (!status && !unlinked.includes(path)) expect(paths, `somebody links to ${path}`).toContain(path)
  // Every fragment that is linked to is there.
  for (const [path, html] of known)
    for (const [, page, fragment] of html.matchAll(/<a\b[^>]*?\shref="([^"#]*)#([^"]+)"/g)) {
      if (page && !page.startsWith('/')) continue
      const target = known.get((page || path).replaceAll('&amp;', '&'))
      expect(target?.includes(`id="${fragment}"`), `${path} links to ${page}#${fragment}`).toBe(true)
    }
})
