// npm run torture: fault runs against the built site on loopback (docs/reliability.md).
//   npm run torture -- --scenario kills --database sqlite --leads 2000 --kills 20
import { parseArgs } from 'node:util'
import { withPostgres } from '../test-postgres.mjs'
import { type Options, type ScenarioName, run, scenarios } from './scenarios'
import { isClean } from './verdict'

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true },
    database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    leads: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
  },
})

const names = (values.scenario ?? Object.keys(scenarios)) as ScenarioName[]
const unknown = names.find((name) => !(name in scenarios))
if (unknown) throw new Error(`There is no scenario ${unknown}: ${Object.keys(scenarios).join(', ')}`)
const limits = { leads: Number(values.leads), kills: Number(values.kills) }
let failed = false

async function runAll(database: Options['database']) {
  for (const name of names) {
    const { note, refusals, ...figures } = await run(name, { ...limits, database })
    const ok = isClean(figures)
    failed ||= !ok
    console.log(`${ok ? '✓' : '✗'} ${name} on ${database}: ${note}`)
    console.log(
      `  ${Object.entries({ ...figures, refusals: JSON.stringify(refusals) })
        .map(([key, value]) => `${key} ${value}`)
        .join(' · ')}`,
    )
  }
}

if (values.database.includes('sqlite')) await runAll('sqlite')
if (values.database.includes('postgres'))
  await withPostgres(async (url: string) => {
    process.env.TEST_POSTGRES_URL = url
    await runAll('postgres')
  })
process.exit(failed ? 1 : 0)
