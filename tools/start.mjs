// npm start: from a fresh clone to a served site (contract, Commands).
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { build, generate, install, requireNode } from './prepare.mjs'

requireNode()
try {
  const environment = readEnvironment() // before spending minutes on installing
  install()
  generate()
  build(environment)
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : `The site couldn't be prepared: ${error.message}`)
  process.exit(1)
}
const { exitWithError, serve } = await import('./serve.mjs')
await serve().catch(exitWithError)
