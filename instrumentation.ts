import type { Instrumentation } from 'next'

/** Runs once, before the first request. Everything that needs Node is in lib/server. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startLifecycle } = await import('./lib/server/lifecycle/lifecycle')
  startLifecycle()
  const { connectAuthWith } = await import('./lib/server/signing-in/auth')
  connectAuthWith(async () => (await import('./lib/server/signing-in/better-auth')).connect())
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  const { logProblem } = await import('./lib/server/base/log')
  logProblem(routePath, error)
}
