/** Where a page tells what happened on it, once it has been hidden (docs/telemetry.md). */
export const telemetryPath = '/api/telemetry'

/** What we wrote ourselves, with line and column, in a stack trace. Errors of extensions have none. */
const ownPlace = /\/_next\/static\/[\w./~-]+:\d+:\d+/

/**
 * An error as it is counted, such as `error:TypeError: Cannot read properties of undefined (reading …) at
 * /_next/static/chunks/main.js:1:2345`. What a visitor may have typed doesn't leave the page: quoted text, addresses and
 * digits are masked.
 * @returns undefined for what isn't an error of our own scripts
 */
export function describeError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const place = ownPlace.exec(error.stack ?? '')?.[0]
  if (!place) return undefined
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  const message = error.message
    .split('\n', 1)[0]!
    .replace(/["'`‘’“”].*["'`‘’“”]|\S*@\S*|\w+:\/\/\S*|\d+/g, '…')
    .slice(0, 120)
  return `error:${name}: ${message} at ${place}`
}
