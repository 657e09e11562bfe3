import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { budgets, median, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'
import { openTab, startBrowser } from './tab.mjs'

const eachAnswerMs = 150
/** A finger or a mouse's button is down for about as long. */
const pressMs = 80

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

/** Notes in a cookie when the link is pressed, for the page that follows, however it came to be; gives where the link is. */
const prepare = `(() => {
  addEventListener('pointerdown', ({ timeStamp }) => { document.cookie = 'tapped=' + (performance.timeOrigin + timeStamp) })
  const links = [...document.querySelectorAll('header a[href="/the-sunnie-journal"]')]
  const box = links.find((link) => link.checkVisibility()).getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
})()`

/** Ms from the tap to the first paint on show. A page that was painted ahead is seen when it is activated. */
const sincePaint = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    const [{ activationStart }] = performance.getEntriesByType('navigation')
    const [, tapped] = /tapped=([\\d.]+)/.exec(document.cookie)
    if (paint) resolve(performance.timeOrigin + Math.max(paint.startTime, activationStart) - Number(tapped))
  }).observe({ type: 'paint', buffered: true }))`

/** From the tap on a link to the first paint of the page it leads to, in ms. `hover`: ms that the pointer rests on it before. */
async function tapToPaint(browser, origin, hover) {
  const tab = await openTab(browser)
  const home = tab.first()
  await tab.go(home, origin)
  await tab.until(`location.origin === '${origin}' && document.readyState === 'complete'`)
  await pause(1500) // pictures further down, and fonts
  const link = await tab.evaluate(home, prepare)
  await tab.mouse(home, 'mouseMoved', { x: 5, y: 500 })
  await tab.mouse(home, 'mouseMoved', link)
  await pause(hover)
  // Not awaited: the page that would answer is left.
  void tab.mouse(home, 'mousePressed', link)
  await pause(pressMs)
  void tab.mouse(home, 'mouseReleased', link)
  const next = await tab.until("location.pathname === '/the-sunnie-journal' && !document.prerendering")
  const taken = await tab.evaluate(next, sincePaint)
  await tab.close()
  return taken
}

/** What the speculation rules give: tap to the next page's first paint beside the same without them, and after a hover. */
export async function tap() {
  const site = await serveSite()
  const browser = await startBrowser()
  const typical = async (withRules, hover) => {
    const proxy = await farAway(site, withRules)
    const times = []
    for (let visit = 0; visit < 5; visit++)
      times.push(await tapToPaint(browser, `http://localhost:${proxy.address().port}`, hover))
    proxy.close()
    proxy.closeAllConnections()
    return Math.round(median(times))
  }
  const without = await typical(false, 0)
  const ahead = await typical(true, 0)
  record('tap to first paint, without the rules', without, 'ms')
  record('tap to first paint', ahead, 'ms')
  record('share of what it is without', ahead / without, '×', { most: budgets.tap.share })
  record('after half a second on the link', await typical(true, 500), 'ms', { most: budgets.tap.afterHover })
  await browser.close()
  await site.stop()
}
