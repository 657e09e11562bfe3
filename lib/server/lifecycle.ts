import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { readBuilt } from '../built.mjs'
import { EnvironmentError } from '../environment.mjs'
import { textLimit } from './body'
import { socketAddressHeader } from './client-address'
import { env } from './env'
import { noteHops } from './hops-seen'
import { logProblem } from './log'
import { drainOutbox, releaseDeadLeases } from './outbox'
import { sendNotices } from './push/notices'
import { noteRequest } from './request-log'
import { fillSearch } from './search-text'
import { assertListsKnown } from './segments/queue'
import { syncLists } from './segments/sync'
import { sweep } from './sweep'
import { writeCountsAtOnce } from './telemetry/daily-counts'

const drainEveryMs = 5_000
const sweepEveryMs = 10 * 60_000
/** Out within 12 s of SIGTERM, even with a request half received (contract, Others). */
const stopWithinMs = 11_000

const globals = globalThis as typeof globalThis & { sunnieStopping?: boolean }

/** True from SIGTERM on: health reports it, so that a load balancer sends nothing more. */
export const isStopping = () => globals.sunnieStopping === true

const configured = new WeakSet<Server>()

function setTimeLimits(server: Server): void {
  if (configured.has(server)) return
  configured.add(server)
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  // Those two are looked after every half minute only; a connection on which nothing moves goes by this one.
  server.timeout = 40_000
  // Longer than a proxy keeps an idle connection (Caddy two minutes, others one): else it may post into one just closed.
  server.keepAliveTimeout = 125_000
}

let hasSaidHops = false

/** Without trusted proxies every visitor behind one is the same client: warned about once, with the fix. */
function checkHops({ headers }: IncomingMessage): void {
  if (hasSaidHops || env().trustedProxyHops > 0 || !headers['x-forwarded-for']) return
  hasSaidHops = true
  console.warn(
    'Requests come with X-Forwarded-For while TRUSTED_PROXY_HOPS is 0, so all visitors behind a proxy count as one client: set TRUSTED_PROXY_HOPS to the number of your proxies that append to that header, such as 1. Without a proxy in front, leave it.',
  )
}

/**
 * Hangs up on a body that no page takes. Before proxy.ts Next reads the whole of it, however long; an endpoint reads its
 * own, and refuses what is too long in words (body.ts).
 */
function limitPageBody(request: IncomingMessage): void {
  if (request.method === 'GET' || /^\/api\/[^?]*[^/?](\?|$)/.test(request.url ?? '')) return
  // In one of this type Next looks for a server action, finds none and writes a stack trace to the log.
  delete request.headers['content-type']
  const push = request.push.bind(request)
  let left = textLimit
  request.push = (chunk: Buffer | null, encoding) => {
    left -= chunk?.length ?? 0
    if (left >= 0) return push(chunk, encoding)
    request.destroy()
    return false
  }
}

/** The methods that a web Request or one of Next's routes can have. For others Next answers 400 without a word, or throws. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The address with a path that can be decoded: over a stray `%` Next's routes would fail with a 500. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** The address as Next reads it: without dot segments, or a fragment, that would hide which path it is. */
function plainPath(url: string): string {
  if (!/[#\\]|\/\.|%2e/i.test(url) || !URL.canParse(`http://site${url}`)) return url
  const { pathname, search } = new URL(`http://site${url}`)
  return pathname + search
}

/** No page reads a hundred parameters, and over the thousands that an address has room for Next takes half a second. */
const withFewParameters = (url: string) => url.split('&', 100).join('&')

interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/** Sees each request before Next does: the only place where the socket is known. */
function onRequestStart(message: unknown): void {
  const { request, response, server } = message as RequestStart
  setTimeLimits(server)
  // OPTIONS of the server itself, as some balancers ask whether it's alive. To Next it's no address.
  if (request.url === '*') request.url = '/'
  // A request may name its whole URL (RFC 9112, 3.2.2). Next would redirect to it, wherever that is.
  if (URL.canParse(request.url ?? '')) {
    const { pathname, search } = new URL(request.url!)
    request.url = `/${pathname.replace(/^\/+/, '')}${search}`
  }
  request.url = withFewParameters(decodable(plainPath(request.url ?? '')))
  noteRequest(request, response)
  checkHops(request)
  noteHops(request.headers)
  limitPageBody(request)
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? 'unknown'
  // No page has a server action; for an unknown one Next writes a stack trace to the log.
  delete request.headers['next-action']
  // Of Next's older router: to anything rendered per request, an endpoint's too, Next answers 200 and {} without asking it.
  delete request.headers['x-middleware-prefetch']
  // An endpoint has no such answer, and Next would redirect.
  if (request.url.startsWith('/api/')) delete request.headers.rsc
  // Routes treat OPTIONS as a wrong method too.
  if (!knownMethods.has(request.method ?? '')) request.method = 'OPTIONS'
  if (isStopping()) response.setHeader('Connection', 'close')
  // Where next.config.ts has no say: Next redirects from a path with two slashes before it looks there.
  if (env().stage === 'preview') response.setHeader('X-Robots-Tag', 'noindex')
}

function onStop(): void {
  globals.sunnieStopping = true
  writeCountsAtOnce()
  setTimeout(() => process.exit(0), stopWithinMs).unref()
}

/** Ends the process with one line that says what is wrong with its environment or its build, however it was started. */
function assertCanStart(): void {
  try {
    env()
    assertListsKnown()
    if (process.env.NODE_ENV === 'production') readBuilt()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Starts what lives as long as the process: request hooks and time limits, the outbox's timer, the shutdown. */
export function startLifecycle(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  assertCanStart()
  subscribe('http.server.request.start', onRequestStart)
  process.once('SIGTERM', onStop)
  process.once('SIGINT', writeCountsAtOnce)
  void releaseDeadLeases()
    .catch((error) => logProblem('outbox', error))
    .then(() => drainOutbox())
  setInterval(() => void Promise.all([drainOutbox(), sendNotices(), syncLists()]), drainEveryMs).unref()
  void fillSearch()
  void sweep()
  setInterval(() => void sweep(), sweepEveryMs).unref()
}
