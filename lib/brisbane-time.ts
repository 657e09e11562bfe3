import { business } from '@/content/business'

const format = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: business.timeZone,
})

/** Formats a date in Brisbane time: "21 Nov 2026, 4:05 pm" (specification section 2, /admin/contacts). */
export const brisbaneTime = (date: Date) => format.format(date)

const parts = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: business.timeZone,
})

/** Whether it's between Friday 6 pm and Monday 8 am in Brisbane, when nobody is in the office (decision F6). */
export function isWeekend(date: Date): boolean {
  const { weekday, hour } = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  if (weekday === 'Sat' || weekday === 'Sun') return true
  return (weekday === 'Fri' && Number(hour) >= 18) || (weekday === 'Mon' && Number(hour) < 8)
}
