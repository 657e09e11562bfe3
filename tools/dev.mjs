// npm run dev: the same site with hot reload.
import { readEnvironment } from '../lib/environment.mjs'
import { generate, install, requireNode } from './prepare.mjs'

requireNode()
try {
  readEnvironment()
  await install()
  await generate()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const { exitWithError, serve } = await import('./serve.mjs')
await serve('dev').catch(exitWithError)
