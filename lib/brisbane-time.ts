import { business } from '@/content/business'

const format = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: business.timeZone,
})

/** "21 Nov 2026, 4:05 pm", as the clock in Brisbane shows it (specification section 2, /admin/contacts). */
export const brisbaneTime = (date: Date) => format.format(date)

const parts = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: business.timeZone,
})

/** From Friday 6 pm to Monday 8 am, when nobody is in the office (decision F6). */
export function isWeekend(date: Date): boolean {
  const told = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  const hour = Number(told.hour)
  if (told.weekday === 'Sat' || told.weekday === 'Sun') return true
  return (told.weekday === 'Fri' && hour >= 18) || (told.weekday === 'Mon' && hour < 8)
}
