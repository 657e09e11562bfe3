import type { Cents, Frequency } from '@/content/types'

const visitsPerYear: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
}

/**
 * What a subscriber saves in a year, in cents: the difference per visit times the number of visits (specification
 * section 9; $140 to $119 fortnightly is $546, decision A12). Pass both prices with GST or both without. Never
 * negative.
 */
export function savingPerYear(onceOff: Cents, subscriber: Cents, frequency: Frequency): Cents {
  return Math.max(0, onceOff - subscriber) * visitsPerYear[frequency]
}
