// npm run content:check: lists what the owner still has to confirm. With LAUNCH=1 it fails if any samples are left, but
// an open question doesn't block a launch. A mistake fails it either way. Tests pass the path of another list as an
// argument.
import path from 'node:path'
import { EnvironmentError, readNumber } from '../lib/environment-values.mjs'
import { readArguments, run } from './command.mjs'
import { contentMistakes } from './content/content-mistakes.mjs'
import { readModule } from './content/read.mjs'
import { readAreas, samplesIn } from './owner-checks.mjs'

/** The list's areas, what is unusual about the prices, and which differ from the specification as it was delivered. */
async function readContent(file) {
  try {
    if (file) return { areas: await readAreas(path.resolve(file)), unusual: [], changed: [] }
    const mistakes = await contentMistakes()
    if (mistakes.length) throw new EnvironmentError(mistakes.join('\n'))
    const { unusual } = await readModule('tools/content/rules.ts')
    const { changedSinceDelivered: changed } = await readModule('tools/content/since-delivered.ts')
    return { areas: await readAreas(), unusual, changed }
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    const isFreshClone = error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('jiti')
    const line = `Can't read the content: ${error.message.split('\n')[0]}`
    throw new EnvironmentError(isFreshClone ? "The packages aren't installed yet: run npm ci" : line, { cause: error })
  }
}

await run(async () => {
  const { file } = readArguments({ file: true })
  const launch = readNumber(process.env, 'LAUNCH', { fallback: 0, min: 0, max: 1 }) === 1
  const { areas, unusual, changed } = await readContent(file)
  const all = areas.flatMap(({ checks }) => checks)
  const open = all.filter((check) => check.open())
  for (const { area, checks } of areas) {
    const there = checks.filter((check) => open.includes(check))
    if (there.length) console.log(`\n${area} (${there.length})`)
    for (const { id, source, question, where } of there)
      console.log(`  ${id}: ${question}\n    ${where}${source === id ? '' : ` · ${source}`}`)
  }
  console.log(`\nThe owner still has to confirm ${open.length} of ${all.length} facts.`)
  if (open.length)
    console.log(
      'Change the content, or add the ids of facts that are correct to `confirmed` in content/owner-checks.ts.',
    )
  if (unusual.length)
    console.log(['\nPrices that differ from their rule, if that is what you meant:', ...unusual].join('\n  '))
  if (changed.length)
    console.log(['\nIn the price lists, changed since the specification was delivered:', ...changed].join('\n  '))
  const samples = samplesIn(areas)
  if (launch && samples.length) throw new EnvironmentError(`Not ready to launch: ${samples.join(', ')}`)
})
