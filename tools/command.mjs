// What every command that works on the database begins and ends with.
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { readArguments } from './arguments.mjs'
import { installOnce, requireNode } from './prepare.mjs'
import { root } from './root.mjs'

/** One line for what the system or a database says, such as a full disk; all of it for a mistake of ours. */
const shownError = (error) =>
  error instanceof EnvironmentError || /^(?!ERR_)./.test(error.code ?? '') ? error.message.split('\n')[0] : error

/**
 * Runs a command of ours: the environment is checked and the packages are there. A mistake that the reader can mend ends
 * the process with one line.
 * @param {(environment: ReturnType<typeof readEnvironment>, given: { file?: string }) => Promise<void>} work
 * @param {{ file?: boolean, options?: import('node:util').ParseArgsConfig['options'] }} [takes] what may follow it
 */
export async function command(work, takes = {}) {
  requireNode()
  process.chdir(root) // what a start takes DATABASE_URL from
  try {
    const given = readArguments(takes)
    const environment = readEnvironment()
    await installOnce()
    await work(environment, given)
  } catch (error) {
    console.error(shownError(error))
    process.exitCode = 1
  }
}
