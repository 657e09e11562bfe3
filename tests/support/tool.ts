import { spawn } from 'node:child_process'
import { expect } from '@playwright/test'
import { root } from './server'

type Environment = Record<string, string | undefined>

/** Runs a Node program to its end, as another user of the system if `uid` is given. */
export function runProgram(
  args: readonly string[],
  env: Environment,
  { cwd = root, uid }: { cwd?: string; uid?: number } = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } as unknown as NodeJS.ProcessEnv,
      ...(uid !== undefined && { uid, gid: uid }),
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** Runs one of the project's tools, with its arguments, to its end. */
export const runTool = (tool: string, env: Environment, ...args: string[]) =>
  runProgram([`tools/${tool}`, ...args], env)

/** How a program ends after a mistake that its user can correct: with one line that contains these words. */
export const oneLine = (words: string) => ({ code: 1, output: expect.stringMatching(`^.*${words}.*\n$`) as unknown })
