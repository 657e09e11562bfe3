import type { Instrumentation } from 'next'

/** Runs once before the first request. Everything that needs Node stands in lib/server/lifecycle.ts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { begin } = await import('./lib/server/lifecycle')
  begin()
}

export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  const { logProblem } = await import('./lib/server/log')
  logProblem(request.path.split('?')[0]!, error)
}
