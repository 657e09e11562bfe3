// npm run bench [-- PART … [--runs N] [/PATH …]]: the site's figures beside its anchors; exits with 1 over budget
// (tools/bench/budgets.mjs, docs/performance.md). Parts: build, bytes, headers, start, throughput, intake, touch, tap, day, lighthouse; all of them by default.
// What only the benchmarks need is installed into node_modules/.cache on the first run.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '../../lib/environment.mjs'
import { build, generate, install, pictures, requireNode } from '../prepare.mjs'
import { overBudget } from './budgets.mjs'

requireNode()
process.chdir(path.resolve(import.meta.dirname, '../..'))
install()
generate()
pictures()
build(readEnvironment())

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
})
const paths = positionals.filter((word) => word.startsWith('/'))
const named = positionals.filter((word) => !word.startsWith('/'))

// Imported when they run: they need what is installed above.
const parts = {
  build: async (options) => (await import('./build.mjs')).build(options),
  bytes: async (options) => (await import('./bytes.mjs')).bytes(options),
  headers: async (options) => (await import('./headers.mjs')).headers(options),
  start: async (options) => (await import('./start.mjs')).start(options),
  throughput: async (options) => (await import('./throughput.mjs')).throughput(options),
  intake: async (options) => (await import('./intake.mjs')).intake(options),
  touch: async (options) => (await import('./touch.mjs')).touch(options),
  tap: async (options) => (await import('./tap.mjs')).tap(options),
  day: async (options) => (await import('./day.mjs')).day(options),
  lighthouse: async (options) => (await import('./lighthouse.mjs')).lighthouse(options),
}
for (const name of named.length ? named : Object.keys(parts)) {
  if (!(name in parts)) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`)
  console.log(`\n${name}`)
  await parts[name]({ runs: Number(values.runs), paths })
}
console.log(overBudget() ? `\n${overBudget()} figures over budget` : '\nEverything within budget')
process.exit(overBudget() ? 1 : 0)
