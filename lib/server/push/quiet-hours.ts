import 'server-only'
import { z } from 'zod'
import { readSetting, writeSetting } from '../base/settings'

const settingKey = 'quietHours'
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Start and end as `HH:MM` in the business's time zone. They may span midnight. Null for no quiet hours. */
export const quietHoursSchema = z.object({ from: clock, to: clock }).nullable()
export type QuietHours = z.output<typeof quietHoursSchema>

/** Apply until the owner sets others. */
export const defaultQuietHours = { from: '21:00', to: '07:00' }

/** The hours in which no notices are sent. */
export const readQuietHours = () => readSetting(settingKey, quietHoursSchema, defaultQuietHours)
export const writeQuietHours = (quiet: QuietHours) => writeSetting(settingKey, quiet)

/**
 * Whether a time is within quiet hours.
 * @param now `HH:MM`
 */
export function isQuiet(quiet: QuietHours, now: string): boolean {
  if (!quiet || quiet.from === quiet.to) return false
  const { from, to } = quiet
  return from < to ? from <= now && now < to : now >= from || now < to
}
