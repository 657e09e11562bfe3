// Serves what has been built: checks the port, readies the database, says where things are, hands over to Next.
import net from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { readyDatabase } from './database.mjs'

const root = path.resolve(import.meta.dirname, '..')

const portIsFree = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** Ends the process with one line for a mistake that the reader can mend, and with the whole error for any other. */
export function explain(error) {
  const connection =
    /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|password authentication|does not exist|timeout expired|terminated/.test(
      `${error?.code} ${error?.message}`,
    )
  if (error instanceof EnvironmentError) console.error(error.message)
  else if (connection)
    console.error(
      `DATABASE_URL cannot be reached (${error.code ?? error.message}): start the database, or write postgres://user:password@host:5432/name`,
    )
  else console.error(error)
  process.exit(1)
}

function mailLine({ mail, owner, stage }) {
  if (stage === 'preview') return 'captured for the preview, see /admin/mail'
  if (!mail.resendKey) return "kept in the owner's pages until RESEND_API_KEY is set"
  return owner.email
    ? `sent by Resend, notices to ${owner.email}`
    : 'sent by Resend; notices are kept until OWNER_EMAIL is set'
}

export async function serve(command = 'start') {
  process.chdir(root)
  const environment = readEnvironment()
  if (!(await portIsFree(environment.port)))
    throw new EnvironmentError(
      `PORT ${environment.port} is in use: stop what uses it, or write another, such as PORT=${environment.port + 1}`,
    )
  const owner = await readyDatabase(environment)
  console.log(`Sunnie        http://localhost:${environment.port}`)
  console.log(`Owner's page  http://localhost:${environment.port}/admin/contacts`)
  console.log(`Mail          ${mailLine(environment)}`)
  if (owner)
    console.log(
      `Owner's account made: ${owner.email}${owner.password ? `, password ${owner.password} (shown once; npm run owner sets a new one)` : ''}`,
    )
  process.env.SITE_URL = environment.siteUrl
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.argv = [
    process.argv[0],
    path.join(root, 'node_modules/next/dist/bin/next'),
    command,
    '-p',
    String(environment.port),
  ]
  await import('next/dist/bin/next')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) serve().catch(explain)
