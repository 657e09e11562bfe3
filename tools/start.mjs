// npm start: from a fresh clone to a served site.
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { assertUsable } from './database/prepare-database.mjs'
import { build, generate, install, requireNode } from './prepare.mjs'
import { root } from './root.mjs'
import { assertCanListen, exitWithError, serve } from './serve.mjs'

requireNode()
process.chdir(root) // a relative DATABASE_URL is resolved from here, as in serve()
try {
  const environment = readEnvironment()
  // Check before spending minutes, and before a build replaces the one that a site in this folder is serving.
  await assertCanListen(environment)
  await install()
  await generate()
  await assertUsable(environment)
  await build(environment)
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : `The site couldn't be prepared: ${error.message}`)
  process.exit(1)
}
await serve().catch(exitWithError)
