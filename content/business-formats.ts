import type { OpeningHours } from './types'

/** An Australian phone number for `tel:` links: "0491 570 006" is "+61491570006". */
export const internationalNumber = (phone: string) => `+61${phone.replace(/\D/g, '').replace(/^(61|0)/, '')}`

/** A time of day as people write it: "08:00" is "8am", "18:30" is "6:30pm". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`
}

/** "Mon-Fri 8am-6pm". */
export function openingText({ days, opens, closes }: OpeningHours): string {
  const [first = '', ...others] = days.map((day) => day.slice(0, 3))
  return `${[first, ...others.slice(-1)].join('-')} ${clock(opens)}-${clock(closes)}`
}
