import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { logProblem } from './log'

interface Run {
  running?: Promise<void>
  next?: Promise<void>
}

/** Between a run and the next: what comes without a pause is looked at together. */
const pauseMs = 100

// On globalThis: the routes that call it are built into different bundles.
const globals = globalThis as typeof globalThis & { sunnieRuns?: Map<string, Run> }

/**
 * Runs `work` unless it runs already in this process: then it runs once more a moment later, and whoever called meanwhile
 * waits for that run, no longer. What fails is logged. Never throws.
 * @param name of the work, in the log too
 */
export function coalesced(name: string, work: () => Promise<void>): Promise<void> {
  const runs = (globals.sunnieRuns ??= new Map<string, Run>())
  const run = runs.get(name) ?? {}
  runs.set(name, run)
  const begin = () => {
    run.next = undefined
    run.running = work()
      .catch((error: unknown) => logProblem(name, error))
      .finally(() => {
        if (!run.next) run.running = undefined
      })
    return run.running
  }
  if (!run.running) return begin()
  return (run.next ??= run.running.then(() => setTimeout(pauseMs)).then(begin))
}
