import type { DatabaseKind, TestDatabase } from '../../tests/support/databases'
import { Site, type SiteOptions } from '../../tests/support/server'
import { type Verdict, waitForDrain, judge } from './verdict'
import { Visitors, percentile } from './visitors'

/** The sizes given on the command line. */
export interface Options {
  readonly leads: number
  readonly kills: number
  /** Leads per second. */
  readonly rate: number
  /** Pages per second. */
  readonly pages: number
  /** The owner's open inbox tabs. Each checks for new leads every 30 seconds. */
  readonly tabs: number
  readonly minutes: number
  readonly requests: number
  readonly seed: number
  readonly instances: number
  /** Minutes to wait for email to go out after the last lead. Email still in the outbox after that isn't lost. */
  readonly drain: number
}

/** The site under test and everything else that a scenario works with. */
export interface Run {
  readonly site: Site
  readonly visitors: Visitors
  readonly options: Options
  /** Records a failure if something else, besides the verdict on leads and emails, doesn't hold. */
  check(holds: boolean, what: string): void
}

export interface Scenario {
  readonly about: string
  /** The databases it makes sense on; both by default. */
  readonly databases?: readonly DatabaseKind[]
  readonly site?: SiteOptions
  /** Creates the database, if it takes more than the tests' own way. */
  readonly database?: () => Promise<TestDatabase>
  /** Returns a note with the measurements. */
  readonly run: (run: Run) => Promise<string>
}

interface Report extends Verdict {
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  readonly refusals: Readonly<Record<string, number>>
  readonly note: string
  readonly faults: readonly string[]
}

/** Runs a scenario on its own site and database, then compares the leads acknowledged with what's stored and sent. */
export async function play(scenario: Scenario, database: DatabaseKind, options: Options): Promise<Report> {
  const begun = performance.now()
  const db = await scenario.database?.()
  const site = await Site.start({ database, withCarrier: true, ...scenario.site, db })
  const visitors = new Visitors(site)
  const faults: string[] = []
  const check = (holds: boolean, what: string) => void (holds || faults.push(what))
  try {
    if (site.carrier) site.carrier.keepsBodies = false
    let note = await scenario.run({ site, visitors, options, check })
    if (site.carrier)
      check(await waitForDrain(site, options.drain), 'the outbox stopped draining with email still in it')
    const verdict = await judge(site, visitors)
    const trace = /.*\n(?= {4}at )/.exec(site.log)
    if (trace) note += `; a stack trace in the log: ${trace[0].trim()}`
    return {
      ...verdict,
      seconds: Math.round((performance.now() - begun) / 1_000),
      p50: percentile(visitors.latencies, 0.5),
      p99: percentile(visitors.latencies, 0.99),
      slowest: Math.round(visitors.slowest),
      refusals: Object.fromEntries(visitors.refusals),
      note,
      faults: [...faults, ...visitors.untrue.slice(0, 3)],
    }
  } finally {
    visitors.close()
    await site.stop()
  }
}
