// npm run owner: creates or replaces the owner's account, leaving no other account, no sessions and no other way to
// sign in. OWNER_EMAIL defaults to the present account's address. Without OWNER_PASSWORD a new one is generated and
// printed.
import { command } from './command.mjs'
import { replaceOwner } from './database/prepare-database.mjs'

await command(async (environment) => {
  const { email, password } = await replaceOwner(environment)
  console.log(
    `Only ${email} can sign in at /admin${password ? `, with the password ${password}` : ''}. All sessions have been ended.`,
  )
})
