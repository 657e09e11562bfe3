import { daysAfter } from './day'

type Holiday = readonly [day: string, name: string]

const weekday = (day: string) => new Date(day).getUTCDay()
const isWeekend = (day: string) => weekday(day) % 6 === 0
/** The first Monday from a day on. */
const monday = (day: string) => daysAfter(day, (8 - weekday(day)) % 7)

/** Easter Sunday by Carter's rule, which holds until 2099. */
function easterSunday(year: number): string {
  let moon = 225 - 11 * (year % 19)
  while (moon > 50) moon -= 30
  if (moon > 48) moon -= 1
  return daysAfter(`${year}-03-01`, moon + 6 - ((year + Math.floor(year / 4) + moon + 1) % 7))
}

function holidaysIn(year: number): readonly Holiday[] {
  const easter = easterSunday(year)
  const on = (day: string) => `${year}-${day}`
  const [newYear, australia, anzac] = [on('01-01'), on('01-26'), on('04-25')]
  const christmas: readonly Holiday[] = [
    [on('12-25'), 'Christmas Day'],
    [on('12-26'), 'Boxing Day'],
  ]
  return [
    [newYear, "New Year's Day"],
    ...(isWeekend(newYear) ? [[monday(newYear), "New Year's Day"] as const] : []),
    [isWeekend(australia) ? monday(australia) : australia, 'Australia Day'],
    [daysAfter(easter, -2), 'Good Friday'],
    [daysAfter(easter, -1), 'Easter Saturday'],
    [easter, 'Easter Sunday'],
    [daysAfter(easter, 1), 'Easter Monday'],
    [weekday(anzac) === 0 ? monday(anzac) : anzac, 'Anzac Day'],
    [monday(on('05-01')), 'Labour Day'],
    [monday(on('10-01')), "King's Birthday"],
    ...christmas,
    ...christmas.filter(([day]) => isWeekend(day)).map(([day, name]): Holiday => [daysAfter(day, 2), name]),
  ]
}

/** Queensland's public holidays for ten years, without show days. A test compares them with date-holidays. */
export const publicHolidays = Array.from({ length: 10 }, (_, index) => holidaysIn(2026 + index)).flat()
