import { awakeEvent } from './lib/loader-names'
import { describeError, telemetryPath } from './lib/telemetry'

// Next runs this before the page hydrates, which is when somebody has touched it. Forms are counted by the loader, which
// is there before (docs/telemetry.md).

/** How many errors a page tells; the rest mostly says the same again. */
const mostErrors = 5
/** The share of pages that measure themselves. */
const sampled = 0.25

function watchPage() {
  const waiting: string[] = []
  let errors = 0
  const note = (error: unknown) => {
    const described = describeError(error)
    if (described && errors++ < mostErrors) waiting.push(described)
  }
  addEventListener('error', ({ error }) => note(error))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && waiting.length)
      navigator.sendBeacon(telemetryPath, JSON.stringify(waiting.splice(0)))
  })
  if (Math.random() >= sampled) return
  const { pathname } = location
  const measure = async () => {
    // It finds what the browser has kept of the time before. Its figures come as the page is hidden, before the beacon.
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
      on(({ name, rating }) => void waiting.push(`vital:${name}:${rating}:${pathname}`))
  }
  document.addEventListener(awakeEvent, () => void measure().catch(() => undefined), { once: true })
}

// The owner's pages show what visitors wrote: nothing of them is told to anybody.
if (!/^\/admin(\/|$)/.test(location.pathname)) watchPage()
