/** A function that formats calendar days, independent of the time zone. */
export function dayFormat(style: Intl.DateTimeFormatOptions): (iso: string) => string {
  const { format } = new Intl.DateTimeFormat('en-AU', { ...style, timeZone: 'UTC' })
  return (iso) => format(new Date(iso))
}

/** `2025-08-01` becomes "1 August 2025". */
export const formatDay = (iso: string) => dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })(iso)

/** The calendar day a number of days later, or earlier if it's negative. */
export const daysAfter = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * 24 * 3_600_000).toISOString().slice(0, 10)
