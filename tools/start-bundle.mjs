// What start.mjs in a bundle runs (tools/bundle.mjs): the site as it was built, wherever the folder is now.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { requireNode } from './prepare.mjs'

requireNode()
process.chdir(path.resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'production'
// Next would compile next.config.ts for it, and has no compiler here.
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
const { exitWithError, serve } = await import('./serve.mjs')
await serve().catch(exitWithError)
