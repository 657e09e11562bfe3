// What the commands share: how they read their arguments, and how they end when something is wrong.
import { parseArgs } from 'node:util'
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { installOnce, requireNode } from './prepare.mjs'
import { root } from './root.mjs'

/**
 * Prints an error and exits with 1. It's the whole error for a bug of ours, and one line for what the user can fix or
 * for an error from the system or a database, such as a full disk.
 * @returns {never}
 */
function exitWithError(error) {
  const isOfSystem = /^(?!ERR_)./.test(error.code ?? '')
  console.error(error instanceof EnvironmentError ? error.message : isOfSystem ? error.message.split('\n')[0] : error)
  process.exit(1)
}

/**
 * Rejects an argument that the command doesn't take, since the user may have meant something else.
 * @param {{ file?: boolean, words?: boolean, options?: import('node:util').ParseArgsConfig['options'] }} [takes]
 *   whether it takes one word, such as a file, or any number of them; and its options
 */
export function readArguments({ file = false, words = false, options = {} } = {}) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: file || words })
    if (!words && positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`)
    return { ...values, file: positionals[0], words: positionals }
  } catch (error) {
    const line = `${error.message.split('. ')[0]}: see the project's README for this command's arguments`
    return exitWithError(new EnvironmentError(line))
  }
}

/** Runs a command's work in the project's folder, from where a relative DATABASE_URL is resolved. */
export async function run(work) {
  requireNode()
  process.chdir(root)
  await work().catch(exitWithError)
}

/**
 * Runs a command that works on the database, once the environment is checked and the packages are installed.
 * @param {(environment: ReturnType<typeof readEnvironment>, given: { file?: string }) => Promise<void>} work
 * @param {Parameters<typeof readArguments>[0]} [takes] accepted arguments
 */
export const command = (work, takes) =>
  run(async () => {
    const given = readArguments(takes)
    const environment = readEnvironment()
    await installOnce()
    await work(environment, given)
  })
