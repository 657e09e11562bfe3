// Reads a command's arguments.
import { parseArgs } from 'node:util'

/**
 * Exits with a one-line error if there's an argument the command doesn't take, since the user may have meant something
 * else.
 * @param {{ file?: boolean, words?: boolean, options?: import('node:util').ParseArgsConfig['options'] }} [takes]
 *   whether it takes one word, such as a file, or any number of them; and its options
 */
export function readArguments({ file = false, words = false, options = {} } = {}) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: file || words })
    if (!words && positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`)
    return { ...values, file: positionals[0], words: positionals }
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}: see the project's README for this command's arguments`)
    process.exit(1)
  }
}
