// npm run db:migrate: brings the database up to date and makes the owner's account if there is none (contract, Commands).
// Several hosts may run it at once.
import { command } from './command.mjs'
import { prepareDatabase } from './database.mjs'

await command(async (environment) => {
  const owner = await prepareDatabase(environment)
  console.log('The database is up to date.')
  if (owner)
    console.log(
      `Owner's account created: ${owner.email}${owner.password ? `, password ${owner.password} (shown once; npm run owner sets a new one)` : ''}`,
    )
})
