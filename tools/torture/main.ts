// npm run torture: fault runs against the built site on loopback (docs/reliability.md).
//   npm run torture -- --scenario kills --database sqlite --leads 2000 --kills 20
import { parseArgs } from 'node:util'
import type { DatabaseKind } from '../../tests/support/databases'
import { withPostgres } from '../test-postgres.mjs'
import { scenarios } from './scenarios'
import { adopt } from './postgres-server'
import { type Options, play } from './scenario'
import { isClean } from './verdict'

const sizes = {
  leads: { type: 'string', default: '500' },
  kills: { type: 'string', default: '10' },
  rate: { type: 'string', default: '50' },
  pages: { type: 'string', default: '100' },
  tabs: { type: 'string', default: '0' },
  minutes: { type: 'string', default: '0.2' },
  requests: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  instances: { type: 'string', default: '3' },
  drain: { type: 'string', default: '60' },
} as const

const usage = `npm run torture -- [--scenario NAME ...] [--database sqlite|postgres ...] [--SIZE NUMBER ...]
Scenarios: ${Object.keys(scenarios).join(', ')}
Sizes: ${Object.entries(sizes)
  .map(([name, size]) => `--${name} ${size.default}`)
  .join(', ')}`

function readArguments() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean' },
        scenario: { type: 'string', multiple: true },
        database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
        ...sizes,
      },
    }).values
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}\n${usage}`)
    process.exit(1)
  }
}

const { help, scenario, database: databases, ...figures } = readArguments()
if (help) {
  console.log(usage)
  process.exit(0)
}
const names = scenario ?? Object.keys(scenarios)
// What nothing would run on, or with no number of, would pass.
for (const [what, given, known] of [
  ['scenario', names, Object.keys(scenarios)],
  ['database', databases, ['sqlite', 'postgres']],
  ['number', Object.values(figures).filter((value) => !(Number(value) >= 0 && value)), ['0, 1, 0.5 …']],
] satisfies [string, string[], string[]][])
  for (const name of given)
    if (!known.includes(name)) {
      console.error(`There is no ${what} ${name}: ${known.join(', ')}`)
      process.exit(1)
    }
const options = Object.fromEntries(
  Object.entries(figures).map(([name, value]) => [name, Number(value)]),
) as unknown as Options
let failed = false

async function playAll(database: DatabaseKind) {
  for (const name of names) {
    const scenario = scenarios[name]!
    if (scenario.databases && !scenario.databases.includes(database)) continue
    try {
      const { note, refusals, faults, ...counts } = await play(scenario, database, options)
      const ok = isClean(counts) && faults.length === 0
      failed ||= !ok
      console.log(`${ok ? '✓' : '✗'} ${name} on ${database}: ${note}`)
      const line = Object.entries({ ...counts, refusals: JSON.stringify(refusals) })
      console.log(`  ${line.map(([key, value]) => `${key} ${value}`).join(' · ')}`)
      for (const fault of faults) console.log(`  ✗ ${fault}`)
    } catch (error) {
      failed = true
      console.log(`✗ ${name} on ${database}: ${(error as Error).stack}`)
    }
  }
}

if (databases.includes('sqlite')) await playAll('sqlite')
if (databases.includes('postgres'))
  await withPostgres(
    async (url: string, startAgain: () => Promise<void>) => {
      process.env.TEST_POSTGRES_URL = url
      await adopt(url, startAgain)
      await playAll('postgres')
    },
    { durable: true },
  )
process.exit(failed ? 1 : 0)
