import { daysAfter } from '@/lib/day'
import { localDay, startOfLocalDay } from '@/lib/local-time'

/** A week in the business's time zone, from Monday to Monday. */
export interface Week {
  /** Its Monday, as an ISO date. */
  readonly monday: string
  readonly from: Date
  readonly until: Date
}

/** The last `count` weeks, including the one `now` is in, oldest first. */
export function lastWeeks(count: number, now = new Date()): Week[] {
  const today = localDay(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return Array.from({ length: count }, (_, index) => {
    const monday = daysAfter(today, -sinceMonday - 7 * (count - 1 - index))
    return { monday, from: startOfLocalDay(monday), until: startOfLocalDay(daysAfter(monday, 7)) }
  })
}
