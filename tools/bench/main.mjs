// npm run bench [-- PART … [--runs N] [/PATH …]]: the site's figures beside its anchors; exits with 1 over budget
// (tools/bench/budgets.mjs, docs/performance.md). Parts: build, bytes, headers, start, throughput, intake, touch, tap, day, lighthouse; all of them by default.
// What only the benchmarks need is installed into node_modules/.cache on the first run.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '../../lib/environment.mjs'
import { build, generate, install, pictures, requireNode } from '../prepare.mjs'

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

const [
  { buildFromNothing },
  { bytes },
  { headers },
  { start },
  { throughput },
  { intake },
  { touch },
  { tap },
  { ownersDay },
  { lighthouse },
  { overBudget },
] = await Promise.all([
  import('./build.mjs'),
  import('./bytes.mjs'),
  import('./headers.mjs'),
  import('./start.mjs'),
  import('./throughput.mjs'),
  import('./intake.mjs'),
  import('./touch.mjs'),
  import('./tap.mjs'),
  import('./day.mjs'),
  import('./lighthouse.mjs'),
  import('./budgets.mjs'),
])
const parts = {
  build: buildFromNothing,
  bytes,
  headers,
  start,
  throughput,
  intake,
  touch,
  tap,
  day: ownersDay,
  lighthouse,
}
for (const name of named.length ? named : Object.keys(parts)) {
  if (!(name in parts)) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}`)
  console.log(`\n${name}`)
  await parts[name]({ runs: Number(values.runs), paths })
}
console.log(overBudget() ? `\n${overBudget()} figures over budget` : '\nEverything within budget')
process.exit(overBudget() ? 1 : 0)
