import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from './env'
import { maskedPath } from './masked-path'
import { enterRequest } from './request-id'

/** A proxy's own id for a request: of a proxy that we trust, and nothing that could be more than an id. */
function idFrom({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id']
  return env().trustedProxyHops > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined
}

/** Where something is done for a GET: what lies ready is answered as it lies. */
const worked = /^\/(api|admin|quote)\b/

/**
 * Gives a request that something is done for its id, and the answer too. With LOG_REQUESTS=1 all have one, and each is a
 * line of JSON in the log (docs/telemetry.md).
 */
export function noteRequest(request: IncomingMessage, response: ServerResponse): void {
  const { logRequests } = env()
  const { method, url = '' } = request
  if (!logRequests && method === 'GET' && !worked.test(url)) return enterRequest()
  const id = idFrom(request) ?? randomUUID()
  enterRequest(id)
  response.setHeader('X-Request-Id', id)
  if (!logRequests) return
  const startedAt = performance.now()
  response.once('close', () => {
    // 499, as other servers say: the client hung up before the answer was complete.
    const status = response.writableFinished ? response.statusCode : 499
    const ms = Math.round(performance.now() - startedAt)
    const line = { time: new Date().toISOString(), method, path: maskedPath(url), status, ms, id }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  })
}
