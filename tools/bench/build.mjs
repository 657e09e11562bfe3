import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { budgets, record } from './budgets.mjs'

/** What a build from nothing takes of the CPU: bash adds up all the processes that it starts. */
export function build() {
  rmSync('.next', { recursive: true, force: true })
  const env = { ...process.env, CI: '', TIMEFORMAT: '%U %S' }
  const times = execFileSync('bash', ['-c', '{ time npm run build >/dev/null 2>&1; } 2>&1'], { env }).toString()
  const [user, system] = times.trim().split(' ').map(Number)
  record('CPU of a build from nothing', user + system, 's', { most: budgets.build })
}
