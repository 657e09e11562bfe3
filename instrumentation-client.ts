import { describeError, telemetryPath } from './lib/telemetry'

// Next runs this before the page hydrates, which is after somebody has touched it. The loader counts forms, because it
// runs earlier (docs/telemetry.md).

/** The most errors a page reports. Further ones are mostly repeats. */
const maxErrors = 5

function watchPage() {
  const waiting: string[] = []
  let errors = 0
  const note = (error: unknown) => {
    const described = describeError(error)
    if (described && errors++ < maxErrors) waiting.push(described)
  }
  addEventListener('error', ({ error }) => note(error))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && waiting.length)
      navigator.sendBeacon(telemetryPath, JSON.stringify(waiting.splice(0)))
  })
}

// The owner's pages show what visitors wrote, so nothing about them is reported.
if (!/^\/admin(\/|$)/.test(location.pathname)) watchPage()
