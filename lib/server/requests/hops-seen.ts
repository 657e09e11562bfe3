import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { env } from '../base/env'
import { logProblem } from '../base/log'
import { setCounter } from '../base/sql/counts'

const dayMs = 24 * 3_600_000

const seen = { fewest: Infinity, notedAt: 0, isSaid: false }

/**
 * Notes for `npm run doctor` how many proxies requests come through: the fewest entries seen in X-Forwarded-For, since
 * a client can add entries but never remove one. Written when it changes and twice a day; expires after a day. Without
 * trusted proxies, all visitors behind a proxy count as one client, so this also says once how to fix that.
 */
export function noteHops(headers: IncomingHttpHeaders): void {
  const entries = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((entry) => entry.trim()).length
  if (entries && !seen.isSaid && env().trustedProxyHops === 0) {
    seen.isSaid = true
    console.warn(
      "Requests have an X-Forwarded-For header but TRUSTED_PROXY_HOPS is 0, so all visitors behind a proxy count as one client. Set TRUSTED_PROXY_HOPS to the number of your proxies that append to that header, such as 1. If there's no proxy in front, leave it at 0.",
    )
  }
  if (!entries || (entries >= seen.fewest && Date.now() - seen.notedAt < dayMs / 2)) return
  Object.assign(seen, { fewest: Math.min(entries, seen.fewest), notedAt: Date.now() })
  setCounter('proxy-hops', seen.fewest, Date.now() + dayMs).catch((error: unknown) => logProblem('hops', error))
}
