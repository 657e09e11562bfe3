// npm run db:migrate: brings the database up to date and creates the owner's account if there is none. Several hosts
// may run it at once.
import { command } from './command.mjs'
import { ownerLine, prepareDatabase } from './database/prepare-database.mjs'

await command(async (environment) => {
  const owner = await prepareDatabase(environment)
  console.log('The database is up to date.')
  if (owner) console.log(ownerLine(owner))
})
