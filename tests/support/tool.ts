import { spawn } from 'node:child_process'
import { root } from './server'

/** Runs one of the project's tools to its end, as another user of the system where `uid` is given. */
export function runTool(
  tool: string,
  env: Record<string, string | undefined>,
  uid?: number,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`tools/${tool}`], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } as unknown as NodeJS.ProcessEnv,
      ...(uid !== undefined && { uid, gid: uid }),
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('exit', (code) => resolve({ code, output }))
  })
}
