// npm run build: everything a host needs after `npm ci`, without a database, secrets or git.
import { readSiteUrl, readStage } from '../lib/environment.mjs'
import { assertInstalled, build, generate, requireNode } from './prepare.mjs'
import { sayIfSamples } from './samples.mjs'

requireNode()
try {
  const environment = { siteUrl: readSiteUrl(), stage: readStage() }
  assertInstalled()
  await generate()
  await build(environment)
  sayIfSamples()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
