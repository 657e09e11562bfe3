// npm run bench [-- PART … [--runs N] [/PATH …]]: measures the site against its anchors, and exits with 1 if a figure
// is over budget (tools/bench/budgets.mjs, docs/performance.md). Without a PART it measures all of them.
// Packages that only the benchmarks need are installed into node_modules/.cache on the first run.
import { EnvironmentError, readEnvironment } from '../../lib/environment.mjs'
import { readArguments, run } from '../command.mjs'
import { build, generate, install } from '../prepare.mjs'
import { overBudget } from './budgets.mjs'

const all = ['build', 'start', 'throughput', 'intake', 'bytes', 'touch', 'tap', 'owner', 'lighthouse']

await run(async () => {
  const { words, runs: given } = readArguments({ words: true, options: { runs: { type: 'string', default: '1' } } })
  const paths = words.filter((word) => word.startsWith('/'))
  const named = words.filter((word) => !word.startsWith('/'))
  const unknown = named.find((name) => !all.includes(name))
  if (unknown) throw new EnvironmentError(`Unknown part ${unknown}: choose from ${all.join(', ')}`)
  const runs = Number(given)
  // With no runs, every figure would be NaN, which never counts as over budget.
  if (!Number.isInteger(runs) || runs < 1) throw new EnvironmentError('--runs takes a whole number')
  await install({ forTests: true })
  await generate()
  await build(readEnvironment())
  // Imported only now, because they need the packages that have just been installed.
  const { parts: onServer } = await import('./on-server.mjs')
  const { parts: inBrowser } = await import('./in-browser.mjs')
  const parts = { ...onServer, ...inBrowser }
  for (const name of named.length ? named : all) {
    console.log(`\n${name}`)
    await parts[name]({ runs, paths })
  }
  console.log(overBudget() ? `\n${overBudget()} figures over budget` : '\nEverything within budget')
  process.exit(overBudget() ? 1 : 0)
})
