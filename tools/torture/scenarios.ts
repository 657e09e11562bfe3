import { Site } from '../../tests/support/server'
import { type Verdict, drained, judge } from './verdict'
import { Visitors } from './visitors'

export interface Options {
  readonly database: 'sqlite' | 'postgres'
  readonly leads: number
  readonly kills: number
}

export interface Report extends Verdict {
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly refusals: Readonly<Record<string, number>>
  readonly note: string
}

type Scenario = (site: Site, visitors: Visitors, options: Options) => Promise<string>

const atOnce = 16
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The process dies without warning while leads come in; a carrier that now and then loses its answer or fails. */
const kills: Scenario = async (site, visitors, { leads, kills: wanted }) => {
  site.carrier!.outcome = (attempt) => (attempt % 19 === 0 ? 'accept-and-hang-up' : attempt % 53 === 0 ? 500 : 'accept')
  let done = false
  const sending = visitors.send(leads, atOnce).then(() => (done = true))
  let killed = 0
  const recoveries: number[] = []
  while (!done && killed < wanted) {
    await pause(200 + Math.random() * 1_500)
    if (done) break
    await site.end('SIGKILL')
    const begun = performance.now()
    await site.start()
    recoveries.push(performance.now() - begun)
    killed++
  }
  await sending
  return `${killed} kills, up again after ${Math.round(Math.max(0, ...recoveries))} ms at most`
}

/** The carrier refuses, fails, asks for a pause or hangs, and then works again. */
const carrier: Scenario = async (site, visitors, { leads }) => {
  const faults = [401, 429, 500, 503, 'hang', 'accept-and-hang-up'] as const
  const begun = Date.now()
  site.carrier!.outcome = (attempt) => (Date.now() - begun < 20_000 ? faults[attempt % faults.length]! : 'accept')
  await visitors.send(leads, atOnce)
  const { attempts } = site.carrier!
  return `${attempts.length} attempts for ${new Set(attempts).size} mails`
}

/** Another process holds SQLite's write lock for three seconds, again and again; pages go on. */
const lock: Scenario = async (site, visitors, { leads }) => {
  let done = false
  const sending = visitors.send(leads, atOnce).then(() => (done = true))
  let slowest = 0
  const reading = (async () => {
    while (!done) {
      const begun = performance.now()
      await (await site.request('/about')).text()
      slowest = Math.max(slowest, performance.now() - begun)
      await pause(50)
    }
  })()
  for (let held = 0; held < 3 && !done; held++) {
    const release = await site.db.disconnect()
    await pause(3_000)
    await release()
    await pause(1_000)
  }
  await Promise.all([sending, reading])
  return `slowest page meanwhile ${Math.round(slowest)} ms`
}

/** Nothing goes wrong. */
const load: Scenario = async (_site, visitors, { leads }) => {
  const begun = performance.now()
  await visitors.send(leads, atOnce)
  return `${Math.round(leads / ((performance.now() - begun) / 1_000))} leads a second`
}

export const scenarios = { kills, carrier, lock, load } satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

/** Runs one scenario on a site and a database of its own, and compares what was promised with what is there. */
export async function run(name: ScenarioName, options: Options): Promise<Report> {
  const begun = performance.now()
  const site = await Site.start({ database: options.database, withCarrier: true })
  try {
    const visitors = new Visitors(site)
    const note = await scenarios[name](site, visitors, options)
    await drained(site, 30_000 + options.leads * 60)
    const verdict = await judge(site, visitors)
    return {
      ...verdict,
      seconds: Math.round((performance.now() - begun) / 1_000),
      p50: visitors.percentile(0.5),
      p99: visitors.percentile(0.99),
      refusals: Object.fromEntries(visitors.refusals),
      note,
    }
  } finally {
    await site.stop()
  }
}
