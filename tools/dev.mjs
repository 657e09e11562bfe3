// npm run dev: the same site with hot reload.
import { readEnvironment } from '../lib/environment.mjs'
import { run } from './command.mjs'
import { generate, install } from './prepare.mjs'
import { serve } from './serve.mjs'

await run(async () => {
  readEnvironment()
  await install()
  await generate()
  await serve('dev')
})
