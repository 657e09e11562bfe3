import { budgets, median, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'

/** Measures the time from start to first response, and the memory used when idle and after 2,000 pages. */
export async function start() {
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
