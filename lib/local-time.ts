import { business } from '@/content/business'

// The only place that knows the business's time zone. Stored times are UTC; these convert to local time and back.
const { timeZone } = business

const dateTime = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** "21 Nov 2026, 4:05 pm" (specification section 2, /admin/contacts). */
export const formatLocalTime = (date: Date) => dateTime.format(date)

const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })

/** "2026-11-21 16:05:09", which a spreadsheet reads as a time and sorts. */
export const formatLocalTimestamp = (date: Date) => sortable.format(date)

/** The calendar day of an instant, as an ISO date. */
export const localDay = (date: Date) => formatLocalTimestamp(date).slice(0, 10)

/** Today's calendar day, as an ISO date. */
export const today = () => localDay(new Date())

const clock = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })

/** "16:05". */
export const formatLocalClock = (date: Date) => clock.format(date)

const offset = new Intl.DateTimeFormat('en-AU', { timeZoneName: 'longOffset', timeZone })

/**
 * The instant at which a calendar day begins.
 * @param day ISO date such as `2026-11-21`
 */
export function startOfLocalDay(day: string): Date {
  // Use the offset late the evening before, because in Australia daylight saving starts and ends after midnight.
  const eveningBefore = new Date(Date.parse(`${day}T00:00:00Z`) - 12 * 3_600_000)
  const name = offset.formatToParts(eveningBefore).find(({ type }) => type === 'timeZoneName')!.value
  return new Date(`${day}T00:00:00${name.replace('GMT', '')}`)
}

const weekHour = new Intl.DateTimeFormat('en-AU', { weekday: 'short', hour: 'numeric', hourCycle: 'h23', timeZone })

/** Whether it's between Friday 6 pm and the end of Sunday, when an answer may have to wait for Monday. */
export function isWeekend(date: Date): boolean {
  const { weekday, hour } = Object.fromEntries(weekHour.formatToParts(date).map(({ type, value }) => [type, value]))
  return weekday === 'Sat' || weekday === 'Sun' || (weekday === 'Fri' && Number(hour) >= 18)
}
