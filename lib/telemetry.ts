/** Where a page reports what happened on it once it's hidden (docs/telemetry.md). */
export const telemetryPath = '/api/telemetry'

/** A position in one of our own scripts in a stack trace. Errors from browser extensions have none. */
const ownPlace = /\/_next\/static\/[\w./~-]+:\d+:\d+/

/**
 * Names an error for counting, such as `error:TypeError: Cannot read properties of undefined (reading …) at
 * /_next/static/chunks/main.js:1:2345`. Masks quoted text, addresses and digits, so that nothing a visitor may have
 * typed leaves the page.
 * @returns undefined for anything but an error in our own scripts
 */
export function describeError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const place = ownPlace.exec(error.stack ?? '')?.[0]
  if (!place) return undefined
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  const message = error.message
    .split('\n', 1)[0]!
    .replace(/["'`‘’“”](.*["'`‘’“”])?|\S*@\S*|\w+:\/\/\S*|\d+/g, '…')
    .slice(0, 120)
  return `error:${name}: ${message} at ${place}`
}
