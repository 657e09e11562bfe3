// npm start: from a fresh clone to a served site (contract, Commands).
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { build, generate, install, pictures, requireNode } from './prepare.mjs'

requireNode()
try {
  const environment = readEnvironment() // before minutes are spent on installing
  install()
  generate()
  pictures()
  build(environment)
} catch (error) {
  console.error(
    error instanceof EnvironmentError ? error.message : `The site could not be made ready: ${error.message}`,
  )
  process.exit(1)
}
const { explain, serve } = await import('./serve.mjs')
await serve().catch(explain)
