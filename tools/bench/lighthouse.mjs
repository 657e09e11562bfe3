import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { sitemapPaths } from '../sitemap.mjs'
import { budgets, median, record } from './budgets.mjs'
import { serveSite, tool } from './servers.mjs'

const version = '12.8.2' // the last version that supports Node 20
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const chromeFlags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Ms of blocking by what the page's main thread computes itself once the styles are there, slowed as Lighthouse slows
 * it: twice for a task that lays out, four times for any other. Lighthouse also counts the time that a task spends
 * waiting for a core, which depends on what else the machine is doing. The layout for the first paint counts: in
 * Lighthouse's simulation it comes after that paint.
 */
function ownBlocking({ traceEvents }) {
  const { pid, tid } = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  const isStyles = ({ name, args }) => name === 'ResourceSendRequest' && args.data.resourceType === 'Stylesheet'
  const { requestId } = traceEvents.find(isStyles).args.data
  const styles = traceEvents.find(({ name, args }) => name === 'ResourceFinish' && args.data.requestId === requestId)
  const events = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ts > styles.ts)
  const layouts = events.filter(({ name }) => name === 'Layout')
  const laysOut = ({ ts, dur }) => layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur)
  return events
    .filter(({ name }) => name === 'RunTask')
    .reduce((sum, task) => sum + Math.max(0, ((laysOut(task) ? 2 : 4) * (task.tdur ?? 0)) / 1000 - 50), 0)
}

/** Runs Lighthouse, mobile and simulated, on every page in the sitemap, and records the median of `runs`. */
export async function lighthouse({ runs, paths: wanted }) {
  const [{ default: inspect }, { launch }] = await Promise.all([
    tool('lighthouse', version, 'lighthouse/core/index.js'),
    tool('lighthouse', version, 'chrome-launcher/dist/index.js'),
  ])
  const chromePath = (await findBrowser()) || chromium.executablePath()

  /** Runs it once, and again if the browser missed the navigation, which can happen on a busy machine. */
  async function measure(url, retry = true) {
    const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
    try {
      const { lhr, artifacts } = await inspect(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: categories,
      })
      if (!lhr.runtimeError) return { ...lhr, ownBlocking: ownBlocking(artifacts.Trace) }
      if (!retry) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    } finally {
      chrome.kill()
    }
    return measure(url, false)
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
      const audit = (id) => median(reports.map((each) => each.audits[id].numericValue))
      record(`${path} first contentful paint`, audit('first-contentful-paint'), 'ms', { max: fcp })
      record(`${path} largest contentful paint`, audit('largest-contentful-paint'), 'ms', {
        max: lcp[path] ?? otherLcp,
      })
      record(`${path} total blocking time`, audit('total-blocking-time'), 'ms', { max: tbt })
      record(`${path} … without waiting for a core`, median(reports.map((each) => each.ownBlocking)), 'ms')
      record(`${path} layout shift`, audit('cumulative-layout-shift'), '', { max: cls })
      for (const { id, title, score: points, scoreDisplayMode } of Object.values(reports.at(-1).audits))
        if (scoreDisplayMode === 'binary' && points !== null && points < 1) console.log(`    ${id}: ${title}`)
    }
  } finally {
    await site.stop()
  }
}
