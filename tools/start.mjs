// npm start: from a fresh clone to a served site.
import { readEnvironment } from '../lib/environment.mjs'
import { run } from './command.mjs'
import { assertUsable } from './database/prepare-database.mjs'
import { build, generate, install } from './prepare.mjs'
import { assertCanListen, serve } from './serve.mjs'

await run(async () => {
  const environment = readEnvironment()
  // Check before spending minutes, and before a build replaces the one that a site in this folder is serving.
  await assertCanListen(environment)
  await install()
  await generate()
  await assertUsable(environment)
  await build(environment)
  await serve()
})
