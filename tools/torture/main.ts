// npm run torture: runs fault scenarios against the built site on loopback (docs/reliability.md).
//   npm run torture -- --scenario kills --database sqlite --leads 2000 --kills 20
import { parseArgs } from 'node:util'
import type { DatabaseKind } from '../../tests/support/databases'
import { withPostgres } from '../test-postgres.mjs'
import { scenarios } from './scenarios'
import { setPostgres } from './postgres-server'
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

function readTortureArguments() {
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

const { help, scenario, database: databases, ...figures } = readTortureArguments()
if (help) {
  console.log(usage)
  process.exit(0)
}
const names = scenario ?? Object.keys(scenarios)

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

// Reject unknown names and sizes that aren't numbers, because a run that does nothing would pass.
const unknown = names.find((name) => !Object.hasOwn(scenarios, name))
if (unknown) refuse(`Unknown scenario ${unknown}: choose from ${Object.keys(scenarios).join(', ')}`)
const elsewhere = databases.find((name) => name !== 'sqlite' && name !== 'postgres')
if (elsewhere) refuse(`Unknown database ${elsewhere}: choose from sqlite, postgres`)
const [uncounted] = Object.entries(figures).find(([, value]) => !/^\d+(\.\d+)?$/.test(value)) ?? []
if (uncounted) refuse(`--${uncounted} takes a number`)
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
      await setPostgres(url, startAgain)
      await playAll('postgres')
    },
    { durable: true },
  )
process.exit(failed ? 1 : 0)
