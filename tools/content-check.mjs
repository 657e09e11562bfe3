// npm run content:check: lists what the owner still has to confirm. With LAUNCH=1 it fails if any samples are left, but
// an open question doesn't block a launch. A mistake fails it either way. Tests pass the path of another list as an
// argument.
import path from 'node:path'
import { EnvironmentError, readNumber } from '../lib/environment-values.mjs'
import { readArguments } from './arguments.mjs'
import { contentMistakes, readModule } from './content/read.mjs'
import { readAreas, samplesIn } from './owner-checks.mjs'

const { file } = readArguments({ file: true })

let areas
let launch
let changed = []
let unusual = []
try {
  launch = readNumber(process.env, 'LAUNCH', { fallback: 0, min: 0, max: 1 }) === 1
  if (!file) {
    const mistakes = await contentMistakes()
    if (mistakes.length > 0) {
      for (const mistake of mistakes) console.error(mistake)
      process.exit(1)
    }
    ;({ unusual } = await readModule('tools/content/rules.ts'))
    ;({ changedSinceDelivered: changed } = await readModule('tools/content/since-delivered.ts'))
  }
  areas = await readAreas(file && path.resolve(file))
} catch (error) {
  const line = error.message.split('\n')[0]
  const missing = error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('jiti')
  if (missing) console.error("The packages aren't installed yet: run npm ci")
  else console.error(error instanceof EnvironmentError ? line : `Can't read the content: ${line}`)
  process.exit(1)
}

const open = areas
  .map(({ area, checks }) => ({ area, checks: checks.filter((check) => check.open()) }))
  .filter(({ checks }) => checks.length > 0)
const ids = open.flatMap(({ checks }) => checks.map(({ id }) => id))
const total = areas.reduce((sum, { checks }) => sum + checks.length, 0)

for (const { area, checks } of open) {
  console.log(`\n${area} (${checks.length})`)
  for (const { id, source, question, where } of checks) {
    console.log(`  ${id}: ${question}`)
    console.log(`    ${where}${source === id ? '' : ` · ${source}`}`)
  }
}
console.log(`\nThe owner still has to confirm ${ids.length} of ${total} facts.`)
if (ids.length > 0) {
  console.log('Change the content, or add the ids of facts that are correct to `confirmed` in content/owner-checks.ts.')
}
if (unusual.length > 0) {
  console.log('\nPrices that differ from their rule, if that is what you meant:')
  for (const line of unusual) console.log(`  ${line}`)
}
if (changed.length > 0) {
  console.log('\nIn the price lists, changed since the specification was delivered:')
  for (const line of changed) console.log(`  ${line}`)
}
const samples = samplesIn(areas)
if (launch && samples.length > 0) {
  console.error(`Not ready to launch: ${samples.join(', ')}`)
  process.exit(1)
}
