// npm run bench [RUNS] [PATH …]: runs Lighthouse (mobile, simulated throttling) on every page in the sitemap. Prints
// the median of the runs (one by default) and exits with 1 if any page scores below 100 for SEO. Lighthouse is installed
// into node_modules/.cache on the first run, because nothing else needs its 100 packages.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnvironment } from '../../lib/environment.mjs'
import { findBrowser } from '../browser.mjs'
import { build, generate, install, pictures, requireNode } from '../prepare.mjs'

const version = '12.8.2' // the last version that supports Node 20
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

requireNode()
process.chdir(path.resolve(import.meta.dirname, '../..'))
const [first, ...rest] = process.argv.slice(2)
const runs = Number(first) || 1
const wanted = Number(first) ? rest : process.argv.slice(2)

install()
generate()
pictures()
const environment = readEnvironment()
build(environment)

const folder = path.resolve('node_modules/.cache/sunnie/lighthouse')
if (!existsSync(path.join(folder, 'node_modules/lighthouse')))
  execFileSync(
    'npm',
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefix',
      folder,
      `lighthouse@${version}`,
    ],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  )
const load = (file) => import(pathToFileURL(path.join(folder, 'node_modules', file)))
const [{ default: lighthouse }, { launch }, { chromium }] = await Promise.all([
  load('lighthouse/core/index.js'),
  load('chrome-launcher/dist/index.js'),
  import('@playwright/test'),
])

/** Serves the built site with a database of its own until `stop` is called. */
async function serve() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'sunnie-bench-'))
  const child = spawn(process.execPath, ['tools/serve.mjs'], {
    env: { ...process.env, DATABASE_URL: `file:${path.join(data, 'bench.db')}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => /Ready in/.test(chunk) && resolve())
    child.once('exit', (code) => reject(new Error(`the site exited with ${code}`)))
  })
  const stop = async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await exited
    rmSync(data, { recursive: true, force: true })
  }
  return { url: `http://localhost:${environment.port}`, stop }
}

const chromePath = (await findBrowser()) || chromium.executablePath()
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

/** Runs Lighthouse once. Retries if the browser missed the navigation, which can happen on a busy machine. */
async function measure(url, retry = true) {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
    })
    if (!lhr.runtimeError) return lhr
    if (!retry) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  } finally {
    chrome.kill()
  }
  return measure(url, false)
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const site = await serve()
let belowTarget = 0
try {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  console.log(`${'page'.padEnd(52)} perf  a11y  best   seo     FCP     LCP    TBT    CLS`)
  for (const page of paths.filter((each) => wanted.length === 0 || wanted.includes(each))) {
    const reports = []
    for (let run = 0; run < runs; run++) reports.push(await measure(site.url + page))
    const scores = categories.map((name) =>
      Math.round(median(reports.map((each) => each.categories[name].score)) * 100),
    )
    const [fcp, lcp, tbt, cls] = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ].map((id) => median(reports.map((each) => each.audits[id].numericValue)))
    if (scores.at(-1) < 100) belowTarget++
    console.log(
      page.padEnd(52),
      ...scores.map((score) => String(score).padStart(4).padEnd(5)),
      `${(fcp / 1000).toFixed(2)} s`.padStart(7),
      `${(lcp / 1000).toFixed(2)} s`.padStart(7),
      `${tbt.toFixed(0)} ms`.padStart(6),
      cls.toFixed(3).padStart(6),
    )
    const failing = Object.values(reports.at(-1).audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
    )
    for (const { id, title, details } of failing)
      console.log(
        `    ${id}: ${title}`,
        ...(details?.items ?? []).slice(0, 3).map((item) => item.node?.snippet ?? item.text ?? item.description ?? ''),
      )
  }
} finally {
  await site.stop()
}
console.log(belowTarget ? `${belowTarget} pages score below 100 for SEO` : 'Every page scores 100 for SEO')
process.exit(belowTarget ? 1 : 0)
