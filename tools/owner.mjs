// npm run owner: creates the owner's account, or replaces it: one account, no session, no other way in.
// OWNER_EMAIL and OWNER_PASSWORD say which; without an address it's the account's, without a password one is printed.
import { command } from './command.mjs'
import { replaceOwner } from './database.mjs'

await command(async (environment) => {
  const { email, password } = await replaceOwner(environment)
  console.log(
    `${email} alone can sign in at /admin${password ? `, with the password ${password}` : ''}; all sessions have been ended.`,
  )
})
