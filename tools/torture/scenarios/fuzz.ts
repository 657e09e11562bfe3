import { digestOf, fuzz as sendFuzz } from '../../../tests/support/fuzz/run'
import type { Scenario } from '../scenario'

/** How many requests to generate before sending the first of them. */
const round = 10_000

export const fuzz: Scenario = {
  about: 'requests of every kind that no browser would send',
  site: { withCarrier: false, env: { TRUSTED_PROXY_HOPS: '1' } },
  run: async ({ site, options: { requests, seed }, check }) => {
    const statuses: Record<string, number> = {}
    const rows: string[] = []
    for (let sent = 0; sent < requests; sent += round) {
      const count = Math.min(round, requests - sent)
      const report = await sendFuzz(site, { seed: seed + sent, requests: count, atOnce: 8, first: sent })
      for (const [status, n] of Object.entries(report.statuses)) statuses[status] = (statuses[status] ?? 0) + n
      for (const fault of report.faults) check(false, fault)
      rows.push(...report.rows)
    }
    return `seed ${seed}: ${JSON.stringify(statuses)}; ${rows.length} rows stored under a key, ${digestOf(rows)}`
  },
}
