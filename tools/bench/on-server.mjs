import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { get } from 'node:http'
import { readModule } from '../content/read.mjs'
import { withPostgres } from '../test-postgres.mjs'
import { budgets, median, record } from './budgets.mjs'
import { load, serveBareNext, serveSite, serveWithNginx } from './servers.mjs'

const { sampleBody } = await readModule('lib/sample-bodies.ts')

/** The CPU time of a clean build. Bash's `time` adds up all of its processes. */
function build() {
  rmSync('.next', { recursive: true, force: true })
  const env = { ...process.env, CI: '', TIMEFORMAT: '%U %S' }
  const times = execFileSync('bash', ['-c', '{ time npm run build >/dev/null 2>&1; } 2>&1'], { env }).toString()
  const [user, system] = times.trim().split(' ').map(Number)
  record('CPU of a clean build', user + system, 's', { max: budgets.build })
}

/** Measures the time from start to first response, and the memory used when idle and after 2,000 pages. */
async function start() {
  const runs = []
  for (let run = 0; run < 3; run++) {
    const site = await serveSite()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const idle = site.megabytes()
    for (let page = 0; page < 2_000; page++) await (await fetch(`${site.url}/`)).arrayBuffer()
    runs.push({ startedAfter: site.startedAfter, idle, used: site.megabytes() })
    await site.stop()
  }
  const typical = (key) => median(runs.map((run) => run[key]))
  const { milliseconds, idleMegabytes, megabytesAfterPages } = budgets.start
  record('start to the first page', typical('startedAfter'), 'ms', { max: milliseconds })
  record('memory, idle', typical('idle'), 'MB', { max: idleMegabytes })
  record('memory after 2,000 pages', typical('used'), 'MB', { max: megabytesAfterPages })
}

/**
 * Measures requests per second and CPU per prerendered page, against a bare Next page and a file from nginx. The ratios
 * are of CPU time, so of requests per second per core, because the client is slower than the site and nginx.
 */
async function throughput() {
  const site = await serveSite()
  const next = await serveBareNext()
  // Keep the Brotli bytes as sent; fetch would decode them.
  const body = await new Promise((resolve) =>
    get(`${site.url}/`, { headers: { 'accept-encoding': 'br' } }, (response) => resolve(response.toArray())),
  )
  const nginx = await serveWithNginx(Buffer.concat(body))
  try {
    const { microseconds, timesBareNext, shareOfNginx, p99 } = budgets.throughput
    const home = await load(site, '/')
    const bare = await load(next, '/')
    record('home page, CPU', home.microseconds, 'µs', { max: microseconds })
    record('bare Next page, CPU', bare.microseconds, 'µs')
    record('home page, requests', home.perSecond, 'a second')
    record('home page, 99th percentile', home.p99, 'ms', { max: p99 })
    record('home page, times a bare Next page', bare.microseconds / home.microseconds, '×', { min: timesBareNext })
    if (nginx) {
      const file = await load(nginx, '/')
      record('home page from nginx, CPU', file.microseconds, 'µs')
      record('home page, share of nginx', file.microseconds / home.microseconds, '×', { min: shareOfNginx })
    } else console.log("  nginx isn't installed, so there's no comparison with it")
    record('pages that failed', home.failed, '', { max: 0 })
  } finally {
    await Promise.all([site.stop(), next.stop(), nginx?.stop()])
  }
}

/** Every post comes from a different visitor. */
const requests = [
  {
    method: 'POST',
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...sampleBody('contact', 0), email: `${randomUUID()}@visitor.example` }),
    }),
  },
]

/** The cost of storing a lead, compared with a bare handler that only reads the JSON. No email is sent. */
async function intake() {
  const next = await serveBareNext()
  const handler = await load(next, '/api/lead', { requests })
  await next.stop()
  record('bare Next handler, CPU', handler.microseconds / 1_000, 'ms')
  const judge = async (name, env) => {
    const site = await serveSite(env)
    try {
      const { microseconds, perSecond, p99, failed } = await load(site, '/api/contact', { requests })
      record(`a lead on ${name}, CPU`, microseconds / 1_000, 'ms')
      record(`a lead on ${name}, times a bare handler`, microseconds / handler.microseconds, '×', {
        max: budgets.intake.timesBareHandler,
      })
      record(`leads on ${name}`, perSecond, 'a second')
      record(`a lead on ${name}, 99th percentile`, p99, 'ms', { max: budgets.intake.p99 })
      record(`leads on ${name} that were rejected`, failed, '', { max: 0 })
    } finally {
      await site.stop()
    }
  }
  await judge('SQLite', {})
  await withPostgres((url) => judge('Postgres', { DATABASE_URL: url }), { durable: true })
}

export const parts = { build, start, throughput, intake }
