import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { budgets, record } from './budgets.mjs'

/** The CPU time of a clean build. Bash's `time` adds up all of its processes. */
export function build() {
  rmSync('.next', { recursive: true, force: true })
  const env = { ...process.env, CI: '', TIMEFORMAT: '%U %S' }
  const times = execFileSync('bash', ['-c', '{ time npm run build >/dev/null 2>&1; } 2>&1'], { env }).toString()
  const [user, system] = times.trim().split(' ').map(Number)
  record('CPU of a clean build', user + system, 's', { max: budgets.build })
}
