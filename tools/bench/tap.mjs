import http from 'node:http'
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { budgets, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'

const eachAnswerMs = 150

/** Passes everything on to the site, each answer 150 ms away, with or without the rules for fetching pages ahead. */
function farAway(site, withRules) {
  const proxy = http.createServer(({ method, url, headers }, response) => {
    const asked = http.request(site.url + url, { method, headers }, (answer) =>
      setTimeout(() => {
        const { 'speculation-rules': rules, ...others } = answer.headers
        response.writeHead(answer.statusCode, withRules && rules ? { ...others, 'speculation-rules': rules } : others)
        answer.pipe(response)
      }, eachAnswerMs),
    )
    asked.end()
  })
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy)))
}

/** From the tap on a link to the first paint of the page it leads to, in ms. `hover`: ms that the pointer rests on it before. */
async function tapToPaint(browser, origin, hover) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => {
      document.cookie = `tapped=${performance.timeOrigin + timeStamp}` // read by the page that follows, however it came to be
    }),
  )
  const link = await page.locator('header a[href="/the-sunnie-journal"]:visible').first().boundingBox()
  await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2)
  await page.waitForTimeout(hover)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL('**/the-sunnie-journal')
  const painted = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          const { activationStart } = performance.getEntriesByType('navigation')[0]
          // One that was painted ahead is seen when it is activated.
          if (paint) resolve(performance.timeOrigin + Math.max(paint.startTime, activationStart))
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
  const tapped = Number((await context.cookies()).find(({ name }) => name === 'tapped').value)
  await context.close()
  return painted - tapped
}

/** What the speculation rules give: tap to the next page's first paint beside the same without them, and after a hover. */
export async function tap() {
  const site = await serveSite()
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const median = async (withRules, hover) => {
    const proxy = await farAway(site, withRules)
    const times = []
    for (let visit = 0; visit < 5; visit++)
      times.push(await tapToPaint(browser, `http://localhost:${proxy.address().port}/`, hover))
    proxy.close()
    proxy.closeAllConnections()
    return Math.round(times.toSorted((a, b) => a - b)[2])
  }
  const without = await median(false, 0)
  const ahead = await median(true, 0)
  record('tap to first paint, without the rules', without, 'ms')
  record('tap to first paint', ahead, 'ms')
  record('share of what it is without', ahead / without, '×', { most: budgets.tap.share })
  record('after half a second on the link', await median(true, 500), 'ms', { most: budgets.tap.afterHover })
  await browser.close()
  await site.stop()
}
