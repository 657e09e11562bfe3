import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { logProblem } from './log'

/** Between a run and the next, so that calls in quick succession share one. */
const pauseMs = 100

// On globalThis: the routes that call it are built into different bundles.
const globals = globalThis as typeof globalThis & { sunnieRuns?: Map<string, { again: boolean }> }

/**
 * Runs `work` unless it runs already in this process: then it runs once more a moment later. Whoever began waits for that
 * too. A call meanwhile returns at once: if it waited, every request of a steady stream would be held in memory. What
 * fails is logged. Never throws.
 * @param name of the work, in the log too
 * @returns whether the work was done by this call
 */
export async function coalesced(name: string, work: () => Promise<void>): Promise<boolean> {
  const runs = (globals.sunnieRuns ??= new Map<string, { again: boolean }>())
  const running = runs.get(name)
  if (running) {
    running.again = true
    return false
  }
  const run = { again: false }
  runs.set(name, run)
  do {
    if (run.again) await setTimeout(pauseMs)
    run.again = false
    await work().catch((error: unknown) => logProblem(name, error))
  } while (run.again)
  runs.delete(name)
  return true
}

/** For whoever has to know that it's done: tries until no other call is at it. */
export async function untilDone(coalescedWork: () => Promise<boolean>): Promise<void> {
  while (!(await coalescedWork())) await setTimeout(pauseMs)
}
