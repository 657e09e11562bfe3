import { daysAfter } from '@/lib/day'
import { localDay, startOfLocalDay } from '@/lib/local-time'

/** A week of the business's calendar, from Monday to Monday. */
export interface Week {
  /** Its Monday, as ISO date. */
  readonly monday: string
  readonly from: Date
  readonly until: Date
}

/** The last `count` weeks, the one that `now` is in included; oldest first. */
export function lastWeeks(count: number, now = new Date()): Week[] {
  const today = localDay(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return Array.from({ length: count }, (_, index) => {
    const monday = daysAfter(today, -sinceMonday - 7 * (count - 1 - index))
    return { monday, from: startOfLocalDay(monday), until: startOfLocalDay(daysAfter(monday, 7)) }
  })
}
