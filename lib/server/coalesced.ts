import 'server-only'
import { logProblem } from './log'

interface Run {
  running?: Promise<void>
  again: boolean
}

// On globalThis: the routes that call it are built into different bundles.
const globals = globalThis as typeof globalThis & { sunnieRuns?: Map<string, Run> }

/**
 * Runs `work` unless it runs already in this process: then that run looks once more, and both callers wait for it. What
 * fails is logged. Never throws.
 * @param name of the work, in the log too
 */
export function coalesced(name: string, work: () => Promise<void>): Promise<void> {
  const runs = (globals.sunnieRuns ??= new Map<string, Run>())
  const run = runs.get(name) ?? { again: false }
  runs.set(name, run)
  if (run.running) run.again = true
  else
    run.running = (async () => {
      do {
        run.again = false
        await work().catch((error: unknown) => logProblem(name, error))
      } while (run.again)
      run.running = undefined
    })()
  return run.running
}
