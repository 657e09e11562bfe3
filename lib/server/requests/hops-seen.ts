import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { logProblem } from '../base/log'
import { setCounter } from '../base/sql/counts'

const dayMs = 24 * 3_600_000

const seen = { fewest: Infinity, notedAt: 0 }

/**
 * Notes for `npm run doctor` how many proxies requests come through: the fewest entries seen in X-Forwarded-For, since
 * a client can add entries but never remove one. Written when it changes and twice a day; expires after a day.
 */
export function recordHops(headers: IncomingHttpHeaders): void {
  const entries = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((entry) => entry.trim()).length
  if (!entries || (entries >= seen.fewest && Date.now() - seen.notedAt < dayMs / 2)) return
  Object.assign(seen, { fewest: Math.min(entries, seen.fewest), notedAt: Date.now() })
  setCounter('proxy-hops', seen.fewest, Date.now() + dayMs).catch((error: unknown) => logProblem('hops', error))
}
