// npm run torture: runs fault scenarios against the built site on loopback (docs/reliability.md).
//   npm run torture -- --scenario kills --database sqlite --leads 2000 --kills 20
import { EnvironmentError } from '../../lib/environment.mjs'
import type { DatabaseKind } from '../../tests/support/databases'
import { readArguments, run } from '../command.mjs'
import { withPostgres } from '../test-postgres.mjs'
import { type Sizes, play, scenarios, sizes } from './scenarios'

const databases = ['sqlite', 'postgres']

const usage = `npm run torture -- [--scenario NAME ...] [--database sqlite|postgres ...] [--SIZE NUMBER ...]
Scenarios: ${Object.keys(scenarios).join(', ')}
Sizes: ${Object.entries(sizes)
  .map(([name, size]) => `--${name} ${size}`)
  .join(', ')}`

/** The words given for an option. Rejects an unknown one, because a run that does nothing would pass. */
function chosen(what: string, words: readonly string[], known: readonly string[]) {
  const unknown = words.find((word) => !known.includes(word))
  if (unknown) throw new EnvironmentError(`Unknown ${what} ${unknown}: choose from ${known.join(', ')}`)
  return words
}

/** Runs the scenarios on one database. Returns whether all of them held. */
async function playAll(names: readonly string[], database: DatabaseKind, given: Sizes) {
  let held = true
  for (const name of names)
    try {
      const { note, faults, ...counts } = await play(scenarios[name]!, database, given)
      held &&= faults.length === 0
      console.log(`${faults.length ? '✗' : '✓'} ${name} on ${database}: ${note}`)
      const figures = Object.entries(counts).map(([what, count]) => `${what} ${count}`)
      console.log(`  ${figures.join(' · ')}`)
      for (const fault of faults) console.log(`  ✗ ${fault}`)
    } catch (error) {
      held = false
      console.log(`✗ ${name} on ${database}: ${(error as Error).stack}`)
    }
  return held
}

await run(async () => {
  const given: Record<string, unknown> = readArguments({
    options: {
      help: { type: 'boolean' },
      scenario: { type: 'string', multiple: true, default: Object.keys(scenarios) },
      database: { type: 'string', multiple: true, default: databases },
      ...Object.fromEntries(
        Object.entries(sizes).map(([name, size]) => [name, { type: 'string', default: `${size}` }]),
      ),
    },
  })
  if (given.help) return console.log(usage)
  const names = chosen('scenario', given.scenario as string[], Object.keys(scenarios))
  const on = chosen('database', given.database as string[], databases)
  const figures = Object.keys(sizes).map((name) => [name, Number(given[name])] as const)
  for (const [name, figure] of figures) if (!(figure >= 0)) throw new EnvironmentError(`--${name} takes a number`)
  const wanted = Object.fromEntries(figures) as unknown as Sizes

  let held = !on.includes('sqlite') || (await playAll(names, 'sqlite', wanted))
  const onPostgres = async (url: string) => {
    process.env.TEST_POSTGRES_URL = url
    held = (await playAll(names, 'postgres', wanted)) && held
  }
  if (on.includes('postgres')) await withPostgres(onPostgres, { durable: true })
  process.exit(held ? 0 : 1)
})
