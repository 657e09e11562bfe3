/** Formats a calendar day, independent of the time zone: `2025-08-01` becomes "1 August 2025". */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )
}
