import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../base/env'
import { enterRequest } from '../base/log'

/** A proxy's own id for a request, if we trust the proxy and it can't be anything but an id. */
function idFrom({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id']
  return env().trustedProxyHops > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined
}

/** A long and mixed run, like a token or id, wherever it is in the part: a pasted link may end with a bracket. */
const token = /(?<![\w.~-])(?=[\w.~-]{16})[a-z_.~-]*[A-Z\d]/
/** Anything with `@` or `%`, which only a visitor could have added. */
const typed = /[@%]/
/** A file whose name is shorter than a token, which may also have a full stop and a word run into it. */
const file = /^[\w-]{1,31}\.[a-z\d]{2,5}$/

/**
 * A URL in a form that's safe to log: without its query, and with `…` for any part that could be a token
 * (as in /unsubscribe/…) or something a visitor typed.
 */
export const maskedPath = (url: string): string =>
  url
    .split('?', 1)[0]!
    .split('/')
    .map((part) => ((token.test(part) && !file.test(part)) || typed.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200)

/** Paths where even a GET does real work. */
const worked = /^\/(api|admin|quote)\b/

/**
 * Gives each request that does real work an id, and sends it with the response. With LOG_REQUESTS=1 every request has
 * one, and is logged as a line of JSON (docs/telemetry.md).
 */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const { logRequests } = env()
  const { method, url = '' } = request
  if (!logRequests && method === 'GET' && !worked.test(url)) return enterRequest()
  const id = idFrom(request) ?? randomUUID()
  enterRequest(id)
  response.setHeader('X-Request-Id', id)
  if (!logRequests) return
  const startedAt = performance.now()
  response.once('close', () => {
    // 499, as in other servers' logs: the client hung up before the response was complete.
    const status = response.writableFinished ? response.statusCode : 499
    const ms = Math.round(performance.now() - startedAt)
    const line = { time: new Date().toISOString(), method, path: maskedPath(url), status, ms, id }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  })
}
