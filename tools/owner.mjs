// npm run owner: creates the owner's account, or sets a new password and ends all sessions.
// OWNER_EMAIL and OWNER_PASSWORD say which; without a password, one is generated and printed.
import { readEnvironment } from '../lib/environment.mjs'
import { generate, install, requireNode } from './prepare.mjs'

requireNode()
try {
  const environment = readEnvironment()
  install()
  generate()
  const [{ resetOwner }, { migrate }] = await Promise.all([import('./database.mjs'), import('./migrate.mjs')])
  await migrate(environment.database)
  const { email, password } = await resetOwner(environment)
  console.log(
    `${email} can sign in at /admin${password ? ` with the password ${password}` : ''}; all sessions have been ended.`,
  )
} catch (error) {
  const { exitWithError } = await import('./serve.mjs')
  exitWithError(error)
}
