import type { DatabaseKind, TestDatabase } from '../../tests/support/databases'
import { Site, type SiteOptions } from '../../tests/support/server'
import { type Verdict, drained, judge } from './verdict'
import { Visitors, percentile } from './visitors'

/** What the command line asks for. */
export interface Options {
  readonly leads: number
  readonly kills: number
  /** Leads a second, and pages. */
  readonly rate: number
  readonly pages: number
  /** The owner's, each of which asks for what is new every 30 seconds. */
  readonly tabs: number
  readonly minutes: number
  readonly requests: number
  readonly seed: number
  readonly instances: number
  /** How long mail may go out after the last lead, in minutes: what still waits then isn't lost. */
  readonly drain: number
}

/** A site under test, and what its scenario has to say. */
export interface Run {
  readonly site: Site
  readonly visitors: Visitors
  readonly options: Options
  /** Notes what must hold beside the verdict on leads and mails. */
  check(holds: boolean, what: string): void
}

export interface Scenario {
  readonly about: string
  /** Where it makes sense; both if it isn't said. */
  readonly databases?: readonly DatabaseKind[]
  readonly site?: SiteOptions
  /** Makes the database in another way than the tests do. */
  readonly database?: () => Promise<TestDatabase>
  /** Gives a sentence with what was measured. */
  readonly run: (run: Run) => Promise<string>
}

export interface Report extends Verdict {
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  readonly refusals: Readonly<Record<string, number>>
  readonly note: string
  readonly faults: readonly string[]
}

/** Runs one scenario on a site and a database of its own, and compares what was promised with what is there. */
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
    if (site.carrier) check(await drained(site, options.drain), 'the outbox stood still with mail in it')
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
