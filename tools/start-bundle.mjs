// What start.mjs in a bundle runs (tools/bundle.mjs): the site as it was built, wherever the folder is now.
import path from 'node:path'
import { requireNode } from './prepare.mjs'

requireNode()
process.chdir(path.resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'production'
const { exitWithError, serve } = await import('./serve.mjs')
await serve().catch(exitWithError)
