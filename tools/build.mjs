// npm run build: everything a host needs after `npm ci`, without a database, secrets or git.
import { run } from './command.mjs'
import { buildInstalled } from './prepare.mjs'
import { sayIfSamples } from './samples.mjs'

await run(async () => {
  await buildInstalled()
  sayIfSamples()
})
