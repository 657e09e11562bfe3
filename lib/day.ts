/** A calendar day as Australians write it: `2025-08-01` is "1 August 2025". It has no time zone: read and written in UTC, it can't shift. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )
}
