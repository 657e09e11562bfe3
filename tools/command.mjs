// What every command that works on the database begins and ends with.
import { parseArgs } from 'node:util'
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { assertInstalled, requireNode } from './prepare.mjs'
import { root } from './root.mjs'

/** What follows a command that takes it. Anything else may mean that something else was wanted, so nothing is done. */
function readArguments({ file = false, options = {} }) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: file })
    if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`)
    return { ...values, file: positionals[0] }
  } catch (error) {
    throw new EnvironmentError(`${error.message.split('. ')[0]}: README.md says what this command takes`)
  }
}

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
    assertInstalled()
    await work(environment, given)
  } catch (error) {
    console.error(shownError(error))
    process.exitCode = 1
  }
}
