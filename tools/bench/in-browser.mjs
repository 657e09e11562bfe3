import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, devices } from '@playwright/test'
import { findBrowser, launchBrowser } from '../browser.mjs'
import { sitemapPaths } from '../sitemap.mjs'
import { budgets, median, record } from './budgets.mjs'
import { owner as account, serveSite, tool } from './servers.mjs'

/** The bytes that a page downloads when it's opened, as sent over the network. */
async function weigh(page, address) {
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
  return weight
}

/** Serves the built site and opens a browser while `work` needs them. */
async function withBrowser(work, samples) {
  const site = await serveSite({}, samples)
  const browser = await launchBrowser()
  try {
    await work(site, browser)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Records the bytes downloaded before a touch, for every page in the sitemap. */
const bytes = () =>
  withBrowser(async (site, browser) => {
    const { script, stylesheet, font, html, total } = budgets.bytes
    for (const path of await sitemapPaths(site.url)) {
      const page = await browser.newPage(devices['Pixel 7'])
      const weight = await weigh(page, site.url + path)
      await page.close()
      const document = html[path] ?? (/^\/the-sunnie-journal\/./.test(path) ? html.article : undefined)
      const limits = { script, stylesheet, font, document, total: total[path] ?? total.other }
      for (const [kind, max] of Object.entries(limits)) record(`${path} ${kind}`, weight[kind], 'bytes', { max })
    }
  })

/** Time from the first touch of a field until the form's island works, on a CPU slowed fourfold, with no cache. */
const touch = () =>
  withBrowser(async (site, browser) => {
    const times = []
    for (let visit = 0; visit < 5; visit++) {
      const page = await browser.newPage()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' })
      // Look before the touch, because Playwright's own scripts are compiled in the page too.
      const field = page.locator('main form[method="post"] input:not([type="hidden"]):visible').first()
      await field.scrollIntoViewIfNeeded()
      const { x, y, width, height } = await field.boundingBox()
      const answer = await page.evaluateHandle(() => {
        let touched
        addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { once: true, capture: true })
        const form = document.querySelector('main form[method="post"]')
        // The island turns off the browser's own validation once it works.
        const answered = new Promise((resolve) =>
          new MutationObserver(resolve).observe(form, { attributeFilter: ['novalidate'] }),
        )
        return { after: answered.then(() => Math.round(performance.now() - touched)) }
      })
      await page.mouse.click(x + width / 2, y + height / 2)
      times.push(await answer.evaluate(({ after }) => after))
      await page.close()
    }
    record('touch to working form', median(times), 'ms', { max: budgets.touch })
  })

const eachAnswerMs = 150
/** How long a tap or click takes, from down to up. */
const pressMs = 80

/** A proxy in front of the site that delays each response by 150 ms, and can keep the browser from prefetching. */
function startDelayProxy(site, withPrefetching) {
  const proxy = http.createServer(({ method, url, headers }, response) => {
    if (!withPrefetching && headers['sec-fetch-dest'] === 'empty') return response.writeHead(503).end()
    const upstream = http.request(site.url + url, { method, headers }, (answer) =>
      setTimeout(() => {
        if (!withPrefetching) delete answer.headers['speculation-rules']
        answer.pipe(response.writeHead(answer.statusCode, answer.headers))
      }, eachAnswerMs),
    )
    upstream.on('error', () => response.destroy()) // the browser may still be fetching when the site stops
    upstream.end()
  })
  return new Promise((resolve) => proxy.listen(0, '127.0.0.1', () => resolve(proxy)))
}

/** Ms from the tap, whose time is in a cookie, to the page's first paint. */
const sincePaint = () =>
  new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      const [, tapped] = /tapped=([\d.]+)/.exec(document.cookie)
      if (paint) resolve(performance.timeOrigin + paint.startTime - Number(tapped))
    }).observe({ type: 'paint', buffered: true }),
  )

/** Ms from tapping a link to the next page's first paint. `hover` is how long the pointer rests on the link first. */
async function tapToPaint(browser, origin, path, hover) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => {
      document.cookie = `tapped=${performance.timeOrigin + timeStamp}`
    }),
  )
  const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first()
  const { x, y, width, height } = await link.boundingBox()
  await page.mouse.move(5, 500)
  await page.mouse.move(x + width / 2, y + height / 2)
  await pause(hover)
  await page.mouse.click(x + width / 2, y + height / 2, { delay: pressMs })
  await page.waitForURL(origin + path, { waitUntil: 'commit' })
  const taken = await page.evaluate(sincePaint)
  await page.close()
  return taken
}

/** Measures the effect of prefetching: from tap to first paint with and without it, and after a hover. */
const tap = () =>
  withBrowser(async (site, browser) => {
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
    // A page of the same part of the site as home, and one whose style sheet home doesn't have.
    for (const path of ['/the-sunnie-journal', '/protect-your-place']) {
      const without = await typical(path, false, 0)
      const ahead = await typical(path, true, 0)
      record(`${path}, tap to first paint, without prefetching`, without, 'ms')
      record(`${path}, tap to first paint`, ahead, 'ms')
      record(`${path}, share of the time without prefetching`, ahead / without, '×', { max: budgets.tap.share })
      record(`${path}, tap to first paint, after half a second on the link`, await typical(path, true, 500), 'ms', {
        max: budgets.tap.afterHover,
      })
    }
  })

/** Slows a page's CPU fourfold and delays every response by 150 ms. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const delay = { latency: eachAnswerMs, downloadThroughput: -1, uploadThroughput: -1, offline: false }
  await session.send('Network.emulateNetworkConditions', delay)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** The owner's phone, which has no copy of the pages yet: how long they take with 200 leads, and their scripts. */
const owner = () =>
  withBrowser(async (site, browser) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: site.url })
    await context.request.post('/api/auth/sign-in/email', { data: account })
    const { cookies } = await context.storageState()
    async function open(what, address, shown) {
      const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: site.url, storageState: { cookies } })
      await slowDown(page)
      const link = page.locator(shown).first()
      const begun = performance.now()
      const seen = link.waitFor().then(() => performance.now() - begun)
      const { script } = await weigh(page, address)
      record(`${what}, until it shows`, Math.round(await seen), 'ms')
      record(`${what}, scripts`, script, 'bytes', { max: budgets.ownerScript })
      const target = await link.getAttribute('href')
      await page.close()
      return target
    }
    const lead = 'main a[href*="/admin/leads/"]'
    await open('Today', '/admin', lead)
    await open('a lead', await open('the inbox', '/admin/leads', lead), 'main h1')
  }, 200)

const version = '12.8.2' // the last version that supports Node 20
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const chromeFlags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/** Runs Lighthouse, mobile and simulated, on every page in the sitemap, and records the median of `runs`. */
async function lighthouse({ runs, paths: wanted }) {
  const [{ default: inspect }, { launch }] = await Promise.all([
    tool('lighthouse', version, 'lighthouse/core/index.js'),
    tool('lighthouse', version, 'chrome-launcher/dist/index.js'),
  ])
  const chromePath = (await findBrowser()) || chromium.executablePath()

  async function measure(url) {
    const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
    try {
      const { lhr } = await inspect(url, { port: chrome.port, logLevel: 'silent', onlyCategories: categories })
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
      return lhr
    } finally {
      chrome.kill()
    }
  }

  const site = await serveSite()
  try {
    const paths = await sitemapPaths(site.url)
    const { score, lcp, otherLcp, fcp, tbt, cls } = budgets.lighthouse
    for (const path of paths.filter((each) => wanted.length === 0 || wanted.includes(each))) {
      const reports = []
      for (let run = 0; run < runs; run++) reports.push(await measure(site.url + path))
      for (const name of categories) {
        const points = Math.round(median(reports.map((each) => each.categories[name].score)) * 100)
        record(`${path} ${name}`, points, 'points', { min: score })
      }
      const limits = {
        'first-contentful-paint': fcp,
        'largest-contentful-paint': lcp[path] ?? otherLcp,
        'total-blocking-time': tbt,
        'cumulative-layout-shift': cls,
      }
      for (const [id, max] of Object.entries(limits)) {
        const value = median(reports.map((each) => each.audits[id].numericValue))
        record(`${path} ${id}`, value, id === 'cumulative-layout-shift' ? '' : 'ms', { max })
      }
      for (const { id, title, score: points, scoreDisplayMode } of Object.values(reports.at(-1).audits))
        if (scoreDisplayMode === 'binary' && points !== null && points < 1) console.log(`    ${id}: ${title}`)
    }
  } finally {
    await site.stop()
  }
}

export const parts = { bytes, touch, tap, owner, lighthouse }
