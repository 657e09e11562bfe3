// npm run torture: runs fault scenarios against the built site on loopback (docs/reliability.md).
//   npm run torture -- --scenario kills --database sqlite --leads 2000 --kills 20
import { parseArgs } from 'node:util'
import type { DatabaseKind } from '../../tests/support/databases'
import { withPostgres } from '../test-postgres.mjs'
import { type Sizes, play, scenarios, sizes } from './scenarios'

const usage = `npm run torture -- [--scenario NAME ...] [--database sqlite|postgres ...] [--SIZE NUMBER ...]
Scenarios: ${Object.keys(scenarios).join(', ')}
Sizes: ${Object.entries(sizes)
  .map(([name, size]) => `--${name} ${size}`)
  .join(', ')}`

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

function readTortureArguments() {
  const texts = Object.entries(sizes).map(([name, size]) => [name, { type: 'string', default: String(size) }] as const)
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean' },
        scenario: { type: 'string', multiple: true, default: Object.keys(scenarios) },
        database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
        ...(Object.fromEntries(texts) as Record<keyof Sizes, { type: 'string'; default: string }>),
      },
    }).values
  } catch (error) {
    refuse(`${(error as Error).message.split('. ')[0]}\n${usage}`)
  }
}

const { help, scenario: names, database: databases, ...figures } = readTortureArguments()
if (help) {
  console.log(usage)
  process.exit(0)
}
// Reject unknown names and sizes that aren't numbers, because a run that does nothing would pass.
const unknown = names.find((name) => !Object.hasOwn(scenarios, name))
if (unknown) refuse(`Unknown scenario ${unknown}: choose from ${Object.keys(scenarios).join(', ')}`)
const elsewhere = databases.find((name) => name !== 'sqlite' && name !== 'postgres')
if (elsewhere) refuse(`Unknown database ${elsewhere}: choose from sqlite, postgres`)
const [uncounted] = Object.entries(figures).find(([, value]) => !/^\d+(\.\d+)?$/.test(value)) ?? []
if (uncounted) refuse(`--${uncounted} takes a number`)
const given = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)]))
let failed = false

async function playAll(database: DatabaseKind) {
  for (const name of names)
    try {
      const { note, faults, ...counts } = await play(scenarios[name]!, database, { ...sizes, ...given })
      failed ||= faults.length > 0
      console.log(`${faults.length ? '✗' : '✓'} ${name} on ${database}: ${note}`)
      console.log(
        `  ${Object.entries(counts)
          .map(([what, count]) => `${what} ${count}`)
          .join(' · ')}`,
      )
      for (const fault of faults) console.log(`  ✗ ${fault}`)
    } catch (error) {
      failed = true
      console.log(`✗ ${name} on ${database}: ${(error as Error).stack}`)
    }
}

if (databases.includes('sqlite')) await playAll('sqlite')
if (databases.includes('postgres'))
  await withPostgres(
    async (url: string) => {
      process.env.TEST_POSTGRES_URL = url
      await playAll('postgres')
    },
    { durable: true },
  )
process.exit(failed ? 1 : 0)
