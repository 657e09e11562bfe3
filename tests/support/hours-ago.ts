import { openHoursBefore } from '../../lib/closures'

const stored = (date: Date) => date.toISOString().replace('Z', '+00:00')

/** The time some hours ago, as both databases store it. */
export const hoursAgo = (hours: number) => stored(new Date(Date.now() - hours * 3_600_000))

/** The same, without counting closed days. */
export const openHoursAgo = (hours: number) => stored(openHoursBefore(new Date(), hours))
