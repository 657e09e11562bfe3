import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { logProblem } from './log'
import { shared } from './shared'

/** The pause between runs, so that calls in quick succession share one. */
const pauseMs = 100

const runs = shared('runs', () => new Map<string, { again: boolean }>())

/**
 * Runs `work`, or if it's already running in this process, has it run again a moment later. The call that started it
 * waits for that too. Other calls return at once: if they waited, a steady stream of requests would pile up in memory.
 * Failures are logged. Never throws.
 * @param name identifies the work, in the log too
 * @returns whether this call did the work
 */
export async function runCoalesced(name: string, work: () => Promise<void>): Promise<boolean> {
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

/** For a caller that has to know the work is done: retries until no other call is doing it. */
export async function runToCompletion(coalescedWork: () => Promise<boolean>): Promise<void> {
  while (!(await coalescedWork())) await setTimeout(pauseMs)
}
