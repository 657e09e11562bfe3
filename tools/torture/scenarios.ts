import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { DatabaseKind } from '../../tests/support/databases'
import { fuzz as sendFuzz } from '../../tests/support/fuzz/run'
import { HttpClient } from '../../tests/support/http-client'
import type { Outcome } from '../../tests/support/mail-carrier'
import { sendEndlessBody } from '../../tests/support/raw-requests'
import { Site, type SiteOptions } from '../../tests/support/server'
import { faultsOf, judge, waitForDrain } from './verdict'
import { Visitors, percentile } from './visitors'

/** The sizes that the command line may change. */
export const sizes = {
  leads: 500,
  kills: 10,
  /** Leads per second. */
  rate: 50,
  /** Pages per second. */
  pages: 100,
  /** The owner's open inbox tabs. Each checks for new leads every 30 seconds. */
  tabs: 0,
  minutes: 0.2,
  requests: 2_000,
  seed: 1,
  /** Minutes to wait for email to go out after the last lead. Email still in the outbox after that isn't lost. */
  drain: 60,
}

export type Sizes = Readonly<typeof sizes>

/** The site under test and everything else that a scenario works with. */
interface Run {
  readonly site: Site
  readonly visitors: Visitors
  readonly sizes: Sizes
  /** Records a failure if something else, besides the verdict on leads and emails, doesn't hold. */
  check(holds: boolean, what: string): void
}

interface Scenario {
  readonly site?: SiteOptions
  /** Causes the trouble. Returns a note with the measurements. */
  readonly run: (run: Run) => Promise<string>
}

/** Runs a scenario on its own site and database, then compares the leads acknowledged with what's stored and sent. */
export async function play({ site: options, run }: Scenario, database: DatabaseKind, sizes: Sizes) {
  const site = await Site.start({ database, withCarrier: true, ...options })
  const visitors = new Visitors(site)
  const faults: string[] = []
  const check = (holds: boolean, what: string) => void (holds || faults.push(what))
  try {
    if (site.carrier) site.carrier.keepsBodies = false
    const note = await run({ site, visitors, sizes, check })
    if (site.carrier) check(await waitForDrain(site, sizes.drain), 'the outbox stopped draining with email still in it')
    const verdict = await judge(site, visitors)
    const { latencies, slowest, refusals, untrue } = visitors
    return {
      ...verdict,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      slowest: Math.round(slowest),
      refusals: JSON.stringify(Object.fromEntries(refusals)),
      note,
      faults: [...faultsOf(verdict), ...faults, ...untrue.slice(0, 3)],
    }
  } finally {
    visitors.close()
    await site.stop()
  }
}

const atOnce = 16

export const kills: Scenario = {
  run: async ({ site, visitors, sizes: { leads, kills: wanted } }) => {
    // Fail less often in a long run, because all email pauses for a second after each failure.
    const seldom = Math.max(20, Math.round(leads / 20))
    site.carrier!.outcome = (attempt) =>
      attempt % seldom === 0 ? (attempt % (2 * seldom) === 0 ? 500 : 'accept-and-hang-up') : 'accept'
    const sending = visitors.send(leads, atOnce)
    const recoveries: number[] = []
    for (let killed = 0; killed < wanted; killed++) {
      // Spread the kills over the run by the number of leads acknowledged, at a random point in each share.
      await visitors.waitForAcknowledged(((killed + Math.random()) * leads) / (wanted + 1))
      await pause(Math.random() * 50)
      await site.end('SIGKILL')
      const begun = performance.now()
      await site.start()
      recoveries.push(performance.now() - begun)
    }
    await sending
    return `${recoveries.length} kills, up again within ${Math.round(Math.max(0, ...recoveries))} ms`
  },
}

const carrier: Scenario = {
  run: async ({ site, visitors, sizes: { leads, drain } }) => {
    const faults: Outcome[] = [401, 429, 500, 503, 'hang', 'accept-and-hang-up', 'garbage']
    const begun = Date.now()
    site.carrier!.outcome = (attempt) => (Date.now() - begun < 20_000 ? faults[attempt % faults.length]! : 'accept')
    await visitors.send(leads, atOnce)
    await waitForDrain(site, drain)
    const { attempts } = site.carrier!
    return `${attempts.length} attempts for ${new Set(attempts).size} emails`
  },
}

/** SQLite's lock is held by another process; Postgres lets nobody in. */
const away: Scenario = {
  run: ({ site, visitors, check }) =>
    visitors.during(atOnce, async () => {
      const recoveries: number[] = []
      for (let time = 0; time < 3; time++) {
        await pause(1_000)
        const isBack = await site.db.disconnect()
        await pause(2_000) // until requests in flight are answered
        const before = visitors.acknowledged.length
        const begun = performance.now()
        check((await site.request('/about')).status === 200, 'a page was refused')
        check(performance.now() - begun < 1_000, 'a page waited for the database')
        await pause(6_000)
        const health = (await site.request('/api/health')).status
        check(visitors.acknowledged.length > before || health === 503, `health said ${health} while leads were refused`)
        await isBack()
        recoveries.push(await visitors.recovery())
      }
      const slowest = Math.max(...recoveries)
      check(slowest < 5_000, 'no lead was accepted for five seconds after the database came back')
      return `away three times, a lead accepted within ${slowest} ms of its return`
    }),
}

/** Sends `start` and then nothing more. `closed` resolves with the ms until the server hangs up. */
function sendHalf(port: number, start: string): Promise<{ closed: Promise<number> }> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      const begun = performance.now()
      socket.write(start)
      resolve({ closed: new Promise((end) => socket.once('close', () => end(performance.now() - begun))) })
    })
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
  })
}

const half = {
  header: 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Ty',
  body: 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name"',
  answeredBody: 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"name"',
}

/**
 * Sends `count` half requests of each kind, a few at a time, because a backlog of unaccepted ones would test the
 * system, not the site. Each promise resolves with the ms until the server hangs up.
 */
export async function slowSenders(port: number, count: number): Promise<Promise<number>[]> {
  const closed: Promise<number>[] = []
  for (let opened = 0; opened < count; opened += 50) {
    const starts = Array.from({ length: Math.min(50, count - opened) }, () => Object.values(half)).flat()
    closed.push(...(await Promise.all(starts.map((start) => sendHalf(port, start)))).map((sender) => sender.closed))
  }
  return closed
}

/** The memory used by the server's process, in MB. Linux only. */
const memoryOf = ({ pid }: Site) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024

/** Bodies of 400 MB to each kind of endpoint, and pictures of fifty million pixels in a small file. */
async function sendTooMuch(site: Site) {
  const sent = [
    ['/api/contact', 'application/json'],
    ['/api/contact', 'application/x-www-form-urlencoded'],
    ['/api/uploads', 'multipart/form-data; boundary=x'],
    ['/api/auth/sign-in/email', 'application/json'],
    ['/contact', 'text/plain'],
  ] as const
  for (const [path, type] of sent) {
    const headers = { 'Content-Type': type, 'Transfer-Encoding': 'chunked' }
    await Promise.all(Array.from({ length: 4 }, () => sendEndlessBody(site, path, headers, 400)))
  }
  const wide = sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: '#c0ece7' } })
  const pictures = await Promise.all([wide.clone().png().toBuffer(), wide.clone().jpeg().toBuffer()])
  const post = (n: number) => {
    const body = new FormData()
    body.append('photo', new Blob([new Uint8Array(pictures[n % 2]!)]), 'a')
    return site.request('/api/uploads', { method: 'POST', body, headers: { 'X-Forwarded-For': `203.0.113.${n}` } })
  }
  await Promise.all(Array.from({ length: 30 }, (_, n) => post(n)))
}

const flood: Scenario = {
  site: { withCarrier: false, env: { TRUSTED_PROXY_HOPS: '1' } },
  run: async ({ site, visitors, check }) => {
    const othersDuring = async <T>(trouble: () => Promise<T>) => {
      visitors.latencies.length = 0
      const result = await visitors.during(4, trouble)
      const p99 = percentile(visitors.latencies, 0.99)
      check(p99 < 300, `the others' p99 was ${p99} ms`)
      return { result, p99 }
    }
    await visitors.send(2_000, 2_000)
    const burst = Math.round(visitors.slowest)
    check(burst < 10_000, `one of 2,000 posts at once took ${burst} ms`)
    check(!visitors.refusals.has(0), 'some posts got no response')

    const slow = await othersDuring(async () => Promise.all(await slowSenders(site.port, 1_000)))
    const longest = Math.round(Math.max(...slow.result))
    check(longest < 45_000, `a half-sent request stayed open for ${longest} ms`)
    const late = await slowSenders(site.port, 500)
    const begun = performance.now()
    await site.end()
    const ended = Math.round(performance.now() - begun)
    check(ended < 12_000, `it took ${ended} ms to exit`)
    await Promise.all(late)
    await site.start()

    await visitors.send(200, 4)
    const idle = memoryOf(site)
    let peak = idle
    const watching = setInterval(() => (peak = Math.max(peak, memoryOf(site))), 50)
    const large = await othersDuring(() => sendTooMuch(site))
    clearInterval(watching)
    const above = Math.round(peak - idle)
    check(above < 300, `${above} MB above idle`)
    return `2,000 posts answered within ${burst} ms; half-sent requests cut off within ${longest} ms, the others' p99 ${slow.p99} ms; ended among 1,500 of them in ${ended} ms; large bodies ${above} MB above idle, the others' p99 ${large.p99} ms`
  },
}

/** Reads `perSecond` pages a second until `done` returns true. Returns the time each one took, in ms. */
async function readPages(port: number, perSecond: number, done: () => boolean): Promise<number[]> {
  const client = new HttpClient(port)
  const paths = ['/', '/contact', '/services', '/about', '/the-sunnie-journal', '/subscribe']
  const taken: number[] = []
  const all: Promise<void>[] = []
  const begun = performance.now()
  while (!done()) {
    const due = ((performance.now() - begun) / 1_000) * perSecond
    while (all.length < due) {
      const path = paths[all.length % paths.length]!
      const sent = begun + (all.length / perSecond) * 1_000
      const answer = client.send({ method: 'GET', path, headers: { 'Accept-Encoding': 'gzip' } })
      all.push(answer.then(({ status }) => void taken.push(status === 200 ? performance.now() - sent : Infinity)))
    }
    await pause(5)
  }
  await Promise.all(all)
  client.close()
  return taken
}

const refreshMs = 30_000

/** An owner's inbox left open in a tab until `done` returns true. */
async function keepTab({ site, check }: Run, done: () => boolean): Promise<void> {
  for (await pause(Math.random() * refreshMs); !done(); await pause(refreshMs))
    for (const path of ['/admin/leads', '/api/admin/contacts']) {
      const { status } = await site.asOwner(path).catch(() => ({ status: 0 }))
      check(status === 200 || done(), `${path}: ${status}`)
    }
}

/** Email is kept, so its cost isn't included. */
const steady: Scenario = {
  site: { withCarrier: false },
  run: async (run) => {
    const { site, visitors, check } = run
    const { rate, pages, tabs, minutes } = run.sizes
    await visitors.send(50, 4) // warm the server up, so that a short run measures the same as a long one
    visitors.latencies.length = 0
    let done = false
    const reading = readPages(site.port, pages, () => done)
    if (tabs) await site.signIn()
    for (let tab = 0; tab < tabs; tab++) void keepTab(run, () => done)
    await visitors.arrive(rate, minutes * 60)
    done = true
    const taken = await reading
    check(visitors.refusals.size === 0, 'some posts were refused')
    check(taken.every(Number.isFinite), 'some pages did not return 200')
    return `${rate} leads and ${pages} pages a second and ${tabs} tabs for ${minutes} min: pages p50 ${percentile(taken, 0.5)} ms, p99 ${percentile(taken, 0.99)} ms (${taken.length} read)`
  },
}

/** How many requests to generate before sending the first of them. */
const round = 10_000

/** The same seed sends the same requests, and must store the same on both databases. */
const fuzz: Scenario = {
  site: { withCarrier: false, env: { TRUSTED_PROXY_HOPS: '1' } },
  run: async ({ site, sizes: { requests, seed }, check }) => {
    const rows: string[] = []
    for (let first = 0; first < requests; first += round) {
      const count = Math.min(round, requests - first)
      const report = await sendFuzz(site, { seed: seed + first, requests: count, atOnce: 8, first })
      for (const fault of report.faults) check(false, fault)
      rows.push(...report.rows)
    }
    const hash = createHash('sha256').update(rows.join('\n')).digest('base64url').slice(0, 12)
    return `${requests} requests by seed ${seed}; ${rows.length} rows stored under a key, ${hash}`
  },
}

/** All scenarios, by the name that `--scenario` takes. */
export const scenarios: Readonly<Record<string, Scenario>> = { kills, carrier, away, flood, steady, fuzz }
