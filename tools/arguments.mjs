// What follows a command.
import { parseArgs } from 'node:util'

/**
 * Anything that a command doesn't take may mean that something else was wanted: it ends the process with one line.
 * @param {{ file?: boolean, options?: import('node:util').ParseArgsConfig['options'] }} [takes]
 */
export function readArguments({ file = false, options = {} } = {}) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: file })
    if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`)
    return { ...values, file: positionals[0] }
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}: README.md says what this command takes`)
    process.exit(1)
  }
}
