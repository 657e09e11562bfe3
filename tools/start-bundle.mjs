// Run by start.mjs in a bundle (tools/bundle.mjs): serves the site as it was built, wherever the folder is now.
import { requireNode } from './prepare.mjs'
import { root } from './root.mjs'

requireNode()
process.chdir(root)
process.env.NODE_ENV = 'production'
const { exitWithError, serve } = await import('./serve.mjs')
await serve().catch(exitWithError)
