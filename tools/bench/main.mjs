// npm run bench [-- PART … [--runs N] [/PATH …]]: measures the site against its anchors, and exits with 1 if a figure
// is over budget (tools/bench/budgets.mjs, docs/performance.md). Without a PART it measures all of them.
// Packages that only the benchmarks need are installed into node_modules/.cache on the first run.
import { parseArgs } from 'node:util'
import { readEnvironment } from '../../lib/environment.mjs'
import { build, generate, install, requireNode } from '../prepare.mjs'
import { root } from '../root.mjs'
import { overBudget } from './budgets.mjs'

requireNode()
process.chdir(root)

// The parts are imported when they run, because they need the packages that are installed below.
const onServer = ['build', 'start', 'throughput', 'intake']
const all = [...onServer, 'bytes', 'touch', 'tap', 'owner', 'lighthouse']

/** Reads the command's arguments. Rejects unknown ones before anything is built. */
function readBenchArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string', default: '1' } },
    })
    const paths = positionals.filter((word) => word.startsWith('/'))
    const named = positionals.filter((word) => !word.startsWith('/'))
    const unknown = named.find((name) => !all.includes(name))
    if (unknown) throw new Error(`Unknown part ${unknown}: choose from ${all.join(', ')}`)
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
await install({ forTests: true })
await generate()
await build(readEnvironment())
for (const name of named.length ? named : all) {
  console.log(`\n${name}`)
  const parts = onServer.includes(name)
    ? await import('./on-server.mjs').then((module) => module.parts)
    : await import('./in-browser.mjs').then((module) => module.parts)
  await parts[name](options)
}
console.log(overBudget() ? `\n${overBudget()} figures over budget` : '\nEverything within budget')
process.exit(overBudget() ? 1 : 0)
