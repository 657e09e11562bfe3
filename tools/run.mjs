// Runs the programs that a clone is prepared with. Uses only Node's built-in modules.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.mjs'

/** Prints what is being done, and then how long it took. */
export const timed = async (label, run) => {
  const start = performance.now()
  process.stdout.write(`${label} … `)
  await run()
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** The signals that end this process. */
const terminationSignals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a program until it exits. A signal that would end this process ends the program first, because a leftover one
 * would get in the way of the next start.
 * @throws {Error} if it fails, with its output if `options` pipes that
 */
export async function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  let received
  const pass = (signal) => child.kill((received = signal))
  for (const signal of terminationSignals) process.on(signal, pass)
  const [code] = await once(child, 'close') // rejects if the program doesn't exist
  for (const signal of terminationSignals) process.off(signal, pass)
  if (received) process.kill(process.pid, received)
  if (code !== 0) throw Object.assign(new Error(`${[program, ...args].join(' ')} failed`), { output })
}
