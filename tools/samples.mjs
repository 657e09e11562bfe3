// What every start and every deploy's build says about the content's samples.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** Says how many samples the built site has (tools/after-build.mjs), or nothing if there are none. */
export function sayIfSamples() {
  const { length } = JSON.parse(readFileSync(path.join(root, '.next/samples.json'), 'utf8'))
  if (length) console.log(`Samples       ${length} of the business's details, listed by npm run content:check`)
}
