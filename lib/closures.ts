import { business } from '@/content/business'
import { closedNotice } from '@/content/closures'
import { dayFormat, daysAfter } from './day'
import { localDay, startOfLocalDay } from './local-time'
import { publicHolidays } from './public-holidays'

const isOpenWeekday = (day: string) => {
  const name = dayFormat({ weekday: 'long' })(day)
  return business.hours.opening.some(({ days }) => days.includes(name))
}

/** Every closed day and its name. The owner's own days come first. */
const closedDays: ReadonlyMap<string, string> = new Map([
  ...(business.closedOnPublicHolidays ? publicHolidays : []),
  ...business.closed.flatMap(({ from, to, name }) => {
    const days: [string, string][] = []
    for (let day = from; day <= to; day = daysAfter(day, 1)) days.push([day, name])
    return days
  }),
])

/** A stretch without an answer: closed days and the weekends next to them. */
interface Stretch {
  /** The first and last closed day. */
  readonly from: string
  readonly to: string
  readonly name: string
  /** The stretch's first day, which may be a Saturday, and the first open day after it. */
  readonly begins: string
  readonly back: string
}

const rests = (day: string) => closedDays.has(day) || !isOpenWeekday(day)

const stretches: readonly Stretch[] = [...closedDays.keys()].sort().reduce<Stretch[]>((all, day) => {
  if (day < (all.at(-1)?.back ?? '')) return all
  let begins = day
  while (rests(daysAfter(begins, -1))) begins = daysAfter(begins, -1)
  let [back, to] = [day, day]
  while (rests(back)) {
    if (closedDays.has(back)) to = back
    back = daysAfter(back, 1)
  }
  const [first, last] = [closedDays.get(day)!, closedDays.get(to)!]
  return [...all, { from: day, to, begins, back, name: first === last ? first : `${first} to ${last}` }]
}, [])

const inWords = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })

interface Notice {
  readonly from: Date
  readonly until: Date
  readonly text: string
}

/** When each notice is shown: from the day before, when 24 hours can't be promised any more, until we're back. */
export const notices: readonly Notice[] = stretches.map(({ from, to, begins, back, name }) => ({
  from: startOfLocalDay(daysAfter(begins, -1)),
  until: startOfLocalDay(back),
  text: closedNotice({ from: inWords(from), to: inWords(to), name, back: inWords(back) }),
}))

/** What visitors are told in place of "within 24 hours", if closed days are near or on. */
export const noticeAt = (now: Date): string | undefined =>
  notices.find(({ from, until }) => now >= from && now < until)?.text

/** The instant a number of hours before another, without counting closed days. */
export function openHoursBefore(instant: Date, hours: number): Date {
  let [at, left] = [instant.getTime(), hours * 3_600_000]
  for (;;) {
    const day = localDay(new Date(at - 1))
    const start = startOfLocalDay(day).getTime()
    if (closedDays.has(day)) at = start
    else if (at - start >= left) return new Date(at - left)
    else [at, left] = [start, left - (at - start)]
  }
}
