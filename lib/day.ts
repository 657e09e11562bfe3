/** Formats a calendar day, independent of the time zone: `2025-08-01` becomes "1 August 2025". */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

/** The calendar day a number of days later, or earlier if it's negative. */
export const daysAfter = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * 24 * 3_600_000).toISOString().slice(0, 10)
