// Set-up and error handling shared by every command that works on the database.
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { readArguments } from './arguments.mjs'
import { installOnce, requireNode } from './prepare.mjs'
import { root } from './root.mjs'

/** One line for an error from the system or a database, such as a full disk; the whole error for a bug of ours. */
const shownError = (error) =>
  error instanceof EnvironmentError || /^(?!ERR_)./.test(error.code ?? '') ? error.message.split('\n')[0] : error

/**
 * Runs a command once the environment is checked and the packages are installed. An error the user can fix is printed
 * as one line and sets the exit code to 1.
 * @param {(environment: ReturnType<typeof readEnvironment>, given: { file?: string }) => Promise<void>} work
 * @param {{ file?: boolean, options?: import('node:util').ParseArgsConfig['options'] }} [takes] accepted arguments
 */
export async function command(work, takes = {}) {
  requireNode()
  process.chdir(root) // a relative DATABASE_URL is resolved from here, as at a start
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
