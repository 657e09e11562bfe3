import type { Instrumentation } from 'next'

/** Runs once, before the first request. Everything that needs Node is in lib/server/lifecycle.ts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startLifecycle } = await import('./lib/server/lifecycle')
  startLifecycle()
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  const { logProblem } = await import('./lib/server/log')
  logProblem(routePath, error)
}
