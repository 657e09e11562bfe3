// Serves the built site: checks the port, prepares the database, prints the addresses, then starts the front or Next.
import net from 'node:net'
import { pathToFileURL } from 'node:url'
import { readBuilt } from '../lib/built.mjs'
import { EnvironmentError, readEnvironment } from '../lib/environment.mjs'
import { run } from './command.mjs'
import { ownerLine, prepareDatabase } from './database/prepare-database.mjs'
import { leaveOutEnvFiles, nextCommand } from './next-output.mjs'
import { sayIfSamples } from './samples.mjs'
import { markServing, servedBy } from './serving.mjs'

/** Turns a failure to listen into a message about PORT or HOST. Returns any other error unchanged. */
function explained(error, { port, host }) {
  if (error.syscall !== 'listen') return error
  if (error.code === 'EADDRNOTAVAIL')
    return new EnvironmentError(
      `HOST ${host} isn't an address of this machine: use one that is, such as 127.0.0.1, or leave it out to listen on all of them`,
    )
  if (error.code === 'EACCES')
    return new EnvironmentError(`PORT ${port} is reserved for the system: choose one above 1023, such as 3000`)
  const pid = servedBy(port)
  // Don't suggest another port: its links differ, so it would need a new build, which would break the running site.
  if (pid)
    return new EnvironmentError(`PORT ${port} is in use: stop the site that runs from this folder (process ${pid})`)
  return new EnvironmentError(
    `PORT ${port} is in use: stop what's using it, or choose another, such as PORT=${port + 1}`,
  )
}

/**
 * Listens briefly on the site's port to check that it's free.
 * @throws {EnvironmentError}
 */
export async function assertCanListen(environment) {
  const { port, host } = environment
  const probe = net.createServer()
  await new Promise((resolve, reject) =>
    probe.once('error', reject).listen(port, host, () => probe.close(resolve)),
  ).catch((error) => Promise.reject(explained(error, environment)))
}

/** The site's URL for a browser on this machine. */
function localUrl({ port, host = 'localhost' }) {
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : net.isIPv6(host) ? `[${host}]` : host}:${port}`
}

function mailLine({ mail, owner, stage }) {
  if (stage === 'preview') return 'captured for the preview, see /admin/mail'
  if (!mail.resendKey) return "kept in the owner's pages until RESEND_API_KEY is set"
  return owner.email
    ? `sent by Resend, notices to ${owner.email}`
    : 'sent by Resend; notices are kept until OWNER_EMAIL is set'
}

/**
 * Lets a signal end the process while it's starting. In a container it may be process 1, which ignores any signal that
 * isn't listened for. The front then replaces these listeners (tools/front.mjs).
 */
function stopWhileStarting() {
  process.once('SIGTERM', () => process.exit(0))
  process.once('SIGINT', () => process.exit(130))
}

/**
 * @param {'start' | 'dev'} [command] Next's command
 * @throws {EnvironmentError} if a setting is wrong
 */
export async function serve(command = 'start') {
  // The reader of our output may go away. Without this, Next would log each failed write, which fails too, in a loop.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined)
  if (command === 'start') stopWhileStarting()
  const environment = readEnvironment()
  const built = command === 'start' ? readBuilt() : environment
  await assertCanListen(environment)
  const owner = await prepareDatabase(environment)
  console.log(`Sunnie        ${localUrl(environment)}`)
  console.log(`Owner's page  ${localUrl(environment)}/admin`)
  console.log(`Mail          ${mailLine(environment)}`)
  if (built.siteUrl !== environment.siteUrl || built.stage !== environment.stage)
    console.log(
      `Built for     ${built.siteUrl} (${built.stage}), not ${environment.siteUrl} (${environment.stage}): the pages' links, robots.txt and sitemap point there`,
    )
  if (command === 'start') sayIfSamples()
  if (owner) console.log(ownerLine(owner))
  process.env.SITE_URL = environment.siteUrl
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  leaveOutEnvFiles()
  process.env.NODE_ENV = command === 'start' ? 'production' : 'development'
  if (command === 'start') {
    Object.assign(process.env, { NEXT_RUNTIME: 'nodejs', PORT: String(environment.port) })
    const { serveFront } = await import('./front.mjs')
    markServing(environment.port)
    // Another process may have taken the port since we checked.
    return serveFront(environment).catch((error) => Promise.reject(explained(error, environment)))
  }
  process.argv = [
    process.argv[0],
    nextCommand,
    command,
    '-p',
    String(environment.port),
    ...(environment.host ? ['-H', environment.host] : []),
  ]
  await import(pathToFileURL(nextCommand).href)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await run(serve)
