import { budgets, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'

/** How long a start takes to the first answer, and what the process holds then and after 2,000 pages. */
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
  const median = (key) => runs.map((run) => run[key]).toSorted((one, other) => one - other)[1]
  const { milliseconds, idleMegabytes, megabytesAfterPages } = budgets.start
  record('start to the first page', median('startedAfter'), 'ms', { most: milliseconds })
  record('memory, idle', median('idle'), 'MB', { most: idleMegabytes })
  record('memory after 2,000 pages', median('used'), 'MB', { most: megabytesAfterPages })
}
