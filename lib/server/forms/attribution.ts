import 'server-only'
import type { Meta, Touch } from '@/lib/forms/meta'
import { formatLocalTime } from '@/lib/local-time'

/** The host of a URL, without `www.`. Empty if it isn't a URL. */
export const siteOf = (address = '') => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '')

/** Where a visit came from, as a person would say it: "instagram, bio, spring, to /bio, 21 Nov 2026, 4:05 pm". */
function described({ at, landing, referrer, ...campaign }: Touch): string {
  const { utm_source: source = siteOf(referrer), utm_medium, utm_campaign, utm_term, utm_content } = campaign
  const when = at && !Number.isNaN(Date.parse(at)) ? formatLocalTime(new Date(at)) : ''
  return [source, utm_medium, utm_campaign, utm_term, utm_content, landing && `to ${landing}`, when]
    .filter(Boolean)
    .join(', ')
}

/** One line each for the first and last touch, or just one if they're the same. */
export function attributionLines({ attribution }: Meta): string[] {
  const first = attribution?.first && described(attribution.first)
  const last = attribution?.last && described(attribution.last)
  return [...(first ? [`First visit: ${first}`] : []), ...(last && last !== first ? [`Last visit: ${last}`] : [])]
}
