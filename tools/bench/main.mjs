// npm run bench [-- PART … [--runs N] [/PATH …]]: measures the site against its anchors, and exits with 1 if a figure
// is over budget (tools/bench/budgets.mjs, docs/performance.md). Parts: build, bytes, headers, start, throughput,
// intake, touch, tap, day, lighthouse; all of them by default.
// Packages that only the benchmarks need are installed into node_modules/.cache on the first run.
import { parseArgs } from 'node:util'
import { readEnvironment } from '../../lib/environment.mjs'
import { build, generate, install, requireNode } from '../prepare.mjs'
import { root } from '../root.mjs'
import { overBudget } from './budgets.mjs'

requireNode()
process.chdir(root)

// Imported when they run, because they need the packages that are installed below.
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

/** Reads the command's arguments. Rejects unknown ones before anything is built. */
function readBenchArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string', default: '1' } },
    })
    const paths = positionals.filter((word) => word.startsWith('/'))
    const named = positionals.filter((word) => !word.startsWith('/'))
    const unknown = named.find((name) => !Object.hasOwn(parts, name))
    if (unknown) throw new Error(`Unknown part ${unknown}: choose from ${Object.keys(parts).join(', ')}`)
    const runs = Number(values.runs)
    // With no runs, every figure would be NaN, which never counts as over budget.
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number')
    return { named, options: { runs, paths } }
  } catch (error) {
    console.error(error.message.split('. ')[0])
    process.exit(1)
  }
}

const { named, options } = readBenchArguments()
await install()
await generate()
await build(readEnvironment())
for (const name of named.length ? named : Object.keys(parts)) {
  console.log(`\n${name}`)
  await parts[name](options)
}
console.log(overBudget() ? `\n${overBudget()} figures over budget` : '\nEverything within budget')
process.exit(overBudget() ? 1 : 0)
