import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { budgets, median, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'
import { openTab, startBrowser } from './tab.mjs'

const eachAnswerMs = 150
/** How long a tap or click takes, from down to up. */
const pressMs = 80

/** A page of the same part of the site as home, and one whose style sheet home doesn't have. */
const near = '/the-sunnie-journal'
const far = '/protect-your-place'

/** A proxy in front of the site that delays each response by 150 ms, and can keep the browser from prefetching. */
function startDelayProxy(site, withPrefetching) {
  const proxy = http.createServer(({ method, url, headers }, response) => {
    if (!withPrefetching && headers['sec-fetch-dest'] === 'empty') return response.writeHead(503).end()
    const upstream = http.request(site.url + url, { method, headers }, (answer) =>
      setTimeout(() => {
        const { 'speculation-rules': rules, ...others } = answer.headers
        response.writeHead(
          answer.statusCode,
          withPrefetching && rules ? { ...others, 'speculation-rules': rules } : others,
        )
        answer.pipe(response)
      }, eachAnswerMs),
    )
    upstream.on('error', () => response.destroy()) // the browser may still be fetching when the site stops
    upstream.end()
  })
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy)))
}

/** Records the time of the tap in a cookie for the next page, however it's loaded. Returns the link's position. */
const prepare = (path) => `(() => {
  addEventListener('pointerdown', ({ timeStamp }) => { document.cookie = 'tapped=' + (performance.timeOrigin + timeStamp) })
  const links = [...document.querySelectorAll('header a[href="${path}"]')]
  const box = links.find((link) => link.checkVisibility()).getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
})()`

/** Ms from the tap to the first visible paint. A prerendered page becomes visible when it's activated. */
const sincePaint = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    const [{ activationStart }] = performance.getEntriesByType('navigation')
    const [, tapped] = /tapped=([\\d.]+)/.exec(document.cookie)
    if (paint) resolve(performance.timeOrigin + Math.max(paint.startTime, activationStart) - Number(tapped))
  }).observe({ type: 'paint', buffered: true }))`

/** Ms from tapping a link to the next page's first paint. `hover` is how long the pointer rests on the link first. */
async function tapToPaint(browser, origin, path, hover) {
  const tab = await openTab(browser)
  const home = tab.first()
  await tab.go(home, origin)
  await tab.until(`location.origin === '${origin}' && document.readyState === 'complete'`)
  await pause(1500) // for pictures further down, and fonts
  const link = await tab.evaluate(home, prepare(path))
  await tab.mouse(home, 'mouseMoved', { x: 5, y: 500 })
  await tab.mouse(home, 'mouseMoved', link)
  await pause(hover)
  // Don't wait for a reply, because the page that would send it is being left.
  void tab.mouse(home, 'mousePressed', link)
  await pause(pressMs)
  void tab.mouse(home, 'mouseReleased', link)
  const next = await tab.until(`location.pathname === '${path}' && !document.prerendering`)
  const taken = await tab.evaluate(next, sincePaint)
  await tab.close()
  return taken
}

/** Measures the effect of prefetching: from tap to first paint with and without it, and after a hover. */
export async function tap() {
  const site = await serveSite()
  const browser = await startBrowser()
  const typical = async (path, withPrefetching, hover) => {
    const times = []
    for (let visit = 0; visit < 5; visit++) {
      // Each visitor is new, because an origin of its own has nothing in the browser's cache.
      const proxy = await startDelayProxy(site, withPrefetching)
      times.push(await tapToPaint(browser, `http://localhost:${proxy.address().port}`, path, hover))
      proxy.close()
      proxy.closeAllConnections()
    }
    return Math.round(median(times))
  }
  for (const path of [near, far]) {
    const without = await typical(path, false, 0)
    const ahead = await typical(path, true, 0)
    record(`${path}, tap to first paint, without prefetching`, without, 'ms')
    record(`${path}, tap to first paint`, ahead, 'ms')
    record(`${path}, share of the time without prefetching`, ahead / without, '×', { max: budgets.tap.share })
    record(`${path}, tap to first paint, after half a second on the link`, await typical(path, true, 500), 'ms', {
      max: budgets.tap.afterHover,
    })
  }
  await browser.close()
  await site.stop()
}
