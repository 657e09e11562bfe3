// What every command that works on the database begins and ends with.
import path from 'node:path'
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { install, requireNode } from './prepare.mjs'

/**
 * Runs a command of ours: the environment is checked and the packages are there. A mistake that the reader can mend ends
 * the process with one line.
 * @param {(environment: ReturnType<typeof readEnvironment>) => Promise<void>} work
 */
export async function command(work) {
  requireNode()
  process.chdir(path.resolve(import.meta.dirname, '..')) // what a start takes DATABASE_URL from
  try {
    const environment = readEnvironment()
    install()
    await work(environment)
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error)
    process.exitCode = 1
  }
}
