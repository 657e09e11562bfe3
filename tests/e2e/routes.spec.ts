import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { budgets } from '../../tools/bench/budgets.mjs'
import { axeViolations } from '../support/browser/axe'
import { missingGlyphs } from '../support/browser/fonts'
import { findOverflowAtLargeText } from '../support/browser/large-text'
import { joinedWords } from '../support/browser/joined-words'
import { sidewaysScroll } from '../support/browser/page'
import { recordFaults } from '../support/browser/page-faults'
import { loadAndWeigh } from '../support/browser/page-weight'
import { routes } from '../support/routes/all'
import { expect, test } from '../support/site'
import { clippedText } from '../support/browser/clipped-text'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const { script, stylesheet, font, touchedScript } = budgets.bytes
const limits = { script, stylesheet, font, touchedScript }

/** How far the owner's additions, such as a question, may take a page over its budget. The bench has the exact one. */
const leeway = 1.1

/** The most bytes of HTML, after Brotli. */
const maxHtml = (path: string) => {
  const { article, ...pages }: Record<string, number> = budgets.bytes.html
  return leeway * (pages[path] ?? (path.startsWith('/the-sunnie-journal/') ? article! : Infinity))
}

/** The tallest a page may be on a phone, in pixels. */
const maxHeight = (path: string) => leeway * (path === '/' ? 11_500 : path.startsWith('/services/') ? 7_000 : Infinity)

/** Pages that are built as another one is, with other words. */
const alike = ['full-bloom', 'work-flow', 'five-star-reset'].map((id) => `/services/${id}`)
alike.push('/terms-of-service', '/the-sunnie-journal/home-organization-tips')

/** What a document says before any script has run. */
const read = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    return {
      title: parsed.title,
      headings: all('main :is(h1, h2, h3, h4)').map(({ textContent }) => clean(textContent)),
      mainHeadings: all('h1').length,
      text: clean(parsed.body.textContent),
      styleSheets: all('link[rel="stylesheet"]').length,
      links: all('a').map((link) => link.getAttribute('href')),
      hidden: all('[hidden]').flatMap(({ textContent }) => clean(textContent) || []),
      silentLinks: all('a').filter((link) => !clean(link.textContent)).length,
      colours: parsed.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
    }
  }, html)

/** What can be focused only so that its keys scroll it, but doesn't scroll. */
const idleStops = (page: Page) =>
  page.locator('[tabindex="0"]:not(a, button, input)').evaluateAll((stops) =>
    stops
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => stop.scrollWidth <= stop.clientWidth && stop.scrollHeight <= stop.clientHeight)
      .map(({ className }) => className),
  )

for (const route of routes)
  test(`${route.path} has its content before any script runs, keeps to its weight limits and policy, and is accessible`, async ({
    page,
    site,
  }) => {
    const faults = recordFaults(page, site.url)
    const { response, weight } = await loadAndWeigh(page, site.url + route.path)
    expect(response.status()).toBe(route.status ?? 200)
    const document = await read(page, await response.text())
    if (route.title) expect.soft(document.title).toBe(route.title)
    // In the specification's order, possibly with others in between.
    let from = 0
    for (const heading of route.headings) {
      expect.soft(document.headings.slice(from), `${heading}, in its place`).toContain(heading)
      from = document.headings.indexOf(heading, from) + 1
    }
    expect.soft(document.mainHeadings).toBe(1)
    expect.soft(document.styleSheets, 'files to wait for before the first paint').toBe(1)
    for (const text of route.texts) expect.soft(document.text).toContain(text)
    expect.soft(await joinedWords(page, await response.text())).toEqual([])
    expect.soft(document.silentLinks, 'links without text').toBe(0)
    // Anything else lets browsers darken the page, which leaves light text on our yellow buttons.
    expect.soft(document.colours).toBe('only light')
    expect.soft(document.links).toEqual(expect.arrayContaining([...(route.links ?? [])]))

    const html = brotliCompressSync(await response.text()).length
    expect.soft(html, 'bytes of HTML').toBeLessThanOrEqual(maxHtml(route.path))
    for (const [kind, limit] of Object.entries(limits))
      expect.soft(weight[kind as keyof typeof limits], `${kind} of ${route.path}`).toBeLessThanOrEqual(limit)
    expect.soft(await missingGlyphs(page)).toEqual([])
    expect.soft(await idleStops(page)).toEqual([])
    // The header is the same everywhere.
    if (route.path === '/') expect.soft(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    if (!alike.includes(route.path)) expect.soft(await axeViolations(page)).toEqual([])
    const height = await page.locator('html').evaluate(({ scrollHeight }) => scrollHeight)
    expect.soft(height, 'pixels to scroll on a phone').toBeLessThanOrEqual(maxHeight(route.path))
    expect.soft(await clippedText(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect.soft(await sidewaysScroll(page), 'sideways scroll at 320 px').toBe(0)
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await findOverflowAtLargeText(page)).toEqual([])
    expect(await faults()).toEqual([])
  })

/** Text that's only hidden in a served page, all of it true for whoever sees it. */
const hiddenTexts = [
  'opens in a new tab', // describes such links, and comes last
  'Add your full name, email and phone to send.',
]

test('no served page hides a text that isn’t true yet, because text browsers show it', async ({ page, site }) => {
  for (const path of [
    ...routes.map((route) => route.path),
    '/the-sunnie-journal?q=sand',
    '/subscribe?service=daily-glow&size=1b1b&frequency=weekly&billing=weekly&day=Monday',
    '/sunnie-select-onboarding?type=general&kitchen=1&day=Monday&time=morning&step=5',
  ]) {
    const { hidden } = await read(page, await (await site.request(path)).text())
    expect.soft(hiddenTexts, path).toEqual(expect.arrayContaining(hidden))
  }
})

test('in forced colours a list keeps the browser’s arrow, and progress has the highlight’s colour', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/the-sunnie-journal')
  const list = page.getByRole('combobox', { name: 'Category' })
  expect(await list.evaluate((select) => getComputedStyle(select).appearance)).toBe('auto')
  await page.goto('/subscribe')
  const [bar, highlight] = await page.locator('[data-slot="progress-indicator"]').evaluate((bar) => {
    const colour = () => getComputedStyle(bar).backgroundColor
    const own = colour()
    bar.setAttribute('style', 'background: Highlight')
    return [own, colour()]
  })
  expect(bar).toBe(highlight)
})

test('no broken links, no orphan pages, and no link to a page that fetches the runtime by itself', async ({ site }) => {
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
    expect(/<script\b[^>]* src="\/_next/.test(html), `${path} has scripts before a touch`).toBe(false)
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)) queue.push(href!.replaceAll('&amp;', '&'))
  }
  const paths = new Set([...known.keys()].map((path) => path.split('?')[0]))
  // Reached from a social profile.
  const unlinked = ['/bio']
  for (const { path, status } of routes)
    if (!status && !unlinked.includes(path)) expect(paths, `something links to ${path}`).toContain(path)
  // Every linked fragment exists.
  for (const [path, html] of known)
    for (const [, page, fragment] of html.matchAll(/<a\b[^>]*?\shref="([^"#]*)#([^"]+)"/g)) {
      if (page && !page.startsWith('/')) continue
      const target = known.get((page || path).replaceAll('&amp;', '&'))
      expect(target?.includes(`id="${fragment}"`), `${path} links to ${page}#${fragment}`).toBe(true)
    }
})
