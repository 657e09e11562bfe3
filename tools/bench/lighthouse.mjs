// npm run bench [RUNS] [PATH …]: Lighthouse, mobile with simulated throttling, over every page of the sitemap.
// Prints the median of the runs (one by default) and ends with 1 where a page is not 100 for search engines.
// Lighthouse is fetched at the first run into node_modules/.cache: nobody else needs its 100 packages.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnvironment } from '../../lib/environment.mjs'
import { findBrowser } from '../browser.mjs'
import { build, generate, install, pictures, requireNode } from '../prepare.mjs'

const version = '12.8.2' // the last one for Node 20
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

/** The built site on a database of its own, until `end` is called. */
async function serve() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'sunnie-bench-'))
  const child = spawn(process.execPath, ['tools/serve.mjs'], {
    env: { ...process.env, DATABASE_URL: `file:${path.join(data, 'bench.db')}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => /Ready in/.test(chunk) && resolve())
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}`)))
  })
  const end = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
  return { url: `http://localhost:${environment.port}`, end }
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

/** One report. A browser that recorded nothing is asked once more: on a busy machine it may miss the navigation. */
async function measure(url, again = true) {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
    })
    if (!lhr.runtimeError) return lhr
    if (!again) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  } finally {
    chrome.kill()
  }
  return measure(url, false)
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const site = await serve()
let short = 0
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
    if (scores.at(-1) < 100) short++
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
  await site.end()
}
console.log(short ? `${short} pages are not 100 for search engines` : 'Every page is 100 for search engines')
process.exit(short ? 1 : 0)
