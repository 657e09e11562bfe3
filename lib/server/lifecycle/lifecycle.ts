import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import { readBuilt } from '../../built.mjs'
import { EnvironmentError } from '../../environment.mjs'
import { env } from '../base/env'
import { logProblem } from '../base/log'
import { shared } from '../base/shared'
import { releaseDeadLeases } from '../base/sql/outbox'
import { runToCompletion } from '../base/sql/queue'
import { drainOutbox } from '../mail/outbox'
import { assertListsKnown, syncLists } from '../mail/segments'
import { sendNotices } from '../push/notices'
import { maxBodyBytes } from '../requests/body'
import { socketAddressHeader } from '../requests/client-address'
import { noteHops } from '../requests/hops-seen'
import { logRequest } from '../requests/request-log'
import { flushCounts } from '../telemetry/daily-counts'
import { sweep } from './sweep'

const drainEveryMs = 5_000
const sweepEveryMs = 10 * 60_000
/** Exits within 12 s of SIGTERM, even with a half-received request. */
const stopWithinMs = 11_000

const lifecycle = shared('lifecycle', () => ({ stopping: false }))

/** True from SIGTERM on. The health check reports it, so that a load balancer stops sending requests. */
export const isStopping = () => lifecycle.stopping

const configured = new WeakSet<Server>()

function setTimeLimits(server: Server): void {
  if (configured.has(server)) return
  configured.add(server)
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  // Those two are checked every 5 s (tools/front.mjs), or every half minute under plain next start. This one closes a
  // connection with no traffic.
  server.timeout = 40_000
  // Longer than a proxy keeps an idle connection (Caddy two minutes, others one), or it may post to a closed one.
  server.keepAliveTimeout = 125_000
}

/**
 * Hangs up if the body sent to a page is too long, because Next reads all of it before proxy.ts runs. Endpoints and the
 * owner's pages read their own, and answer one that's too long with a message (body.ts).
 */
function limitPageBody(request: IncomingMessage): void {
  if (request.method === 'GET' || /^\/(api|admin)(\/[^?]*[^/?])?(\?|$)/.test(request.url ?? '')) return
  // For a form's media type, Next would look for a server action, find none and log a stack trace.
  delete request.headers['content-type']
  const push = request.push.bind(request)
  let left = maxBodyBytes
  request.push = (chunk: Buffer | null, encoding) => {
    left -= chunk?.length ?? 0
    if (left >= 0) return push(chunk, encoding)
    request.destroy()
    return false
  }
}

/** The methods that a web Request and all of Next's routes can have. For others, Next sends an empty 400 or throws. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The paths of the pages and files that the build prepared (tools/front-files.mjs). */
function readPrepared(): ReadonlySet<string> {
  const list = readFileSync(path.join(process.cwd(), '.next/front.json'), 'utf8')
  return new Set(Object.keys((JSON.parse(list) as { files: object }).files))
}

let prepared: ReadonlySet<string> = new Set()

/**
 * Next would answer some prerendered pages whatever the method, reject OPTIONS with an empty 400, and answer 304 for a
 * missing page that the visitor has seen before. proxy.ts rejects methods for the pages rendered per request.
 */
function limitToPrepared(request: IncomingMessage): void {
  const [path = ''] = request.url!.split('?', 1)
  // Our endpoints treat OPTIONS as any other wrong method.
  if (!knownMethods.has(request.method ?? '')) request.method = path.startsWith('/api/') ? 'OPTIONS' : 'PUT'
  if (path.startsWith('/api/')) return
  if (!prepared.has(path)) delete request.headers['if-none-match']
  else if (request.method !== 'GET' && request.method !== 'HEAD') request.url = '/api/health' // answers 405 for us
}

/** Escapes the `%` in a path that can't be decoded, which would make Next's routes fail with a 500. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** In characters. The longest path of a page is shorter. */
const maxPath = 300
/** In characters, escaped. All of the builder's choices, with the codes of several advertisements, are shorter. */
const maxQuery = 1_000

/**
 * Resolves a URL as Next does, because dot segments or a fragment would hide which path it really is, and cuts it.
 * Redirects and rewrites repeat it in their headers, twice or three times, of which nginx accepts 4 kB. Nor do pages
 * read more than a hundred parameters, and Next takes half a second for the thousands that fit.
 */
function plainUrl(url: string): string {
  const isPlain = url.length < maxPath && /^(?!.*(\/\.|%2e))[!$-[\]-~]+$/i.test(url)
  if (isPlain || !URL.canParse(`http://site${url}`)) return url
  const { pathname, searchParams } = new URL(`http://site${url}`)
  // A path this long is unknown, so without its escapes, some of which might be cut in half, it's as unknown.
  const path = pathname.length > maxPath ? pathname.slice(0, maxPath).replaceAll('%', '') : pathname
  const query = String(searchParams).slice(0, maxQuery).split('&', 100).join('&')
  return path + (query && `?${query}`)
}

/** Removes what the router in our pages never sends. Next would answer some of it with a 500, and log a stack trace. */
function dropBadRouterHeaders(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
  } catch {
    delete headers['next-router-state-tree']
    delete headers.rsc
  }
  // The other values are for Cache Components, which we don't use.
  if (headers['next-router-prefetch'] !== '1') delete headers['next-router-prefetch']
}

interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/** Prepares each request before Next sees it. Only here do we know the socket. */
function onRequestStart(message: unknown): void {
  const { request, response, server } = message as RequestStart
  setTimeLimits(server)
  // Some load balancers send `OPTIONS *` to see if the server is alive. Next doesn't accept it as a path.
  if (request.url === '*') request.url = '/'
  // A request may contain the whole URL (RFC 9112, 3.2.2). Next would redirect to it, wherever that is.
  if (URL.canParse(request.url ?? '')) {
    const { pathname, search } = new URL(request.url!)
    request.url = `/${pathname.replace(/^\/+/, '')}${search}`
  }
  request.url = decodable(plainUrl(request.url ?? ''))
  logRequest(request, response)
  noteHops(request.headers)
  limitPageBody(request)
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? 'unknown'
  // No page has a server action, and Next logs a stack trace for an unknown one.
  delete request.headers['next-action']
  dropBadRouterHeaders(request.headers)
  // From Next's older router. With it, Next answers 200 and {} for anything dynamic, endpoints too, without running it.
  delete request.headers['x-middleware-prefetch']
  // Endpoints have no RSC response, so Next would redirect.
  if (request.url.startsWith('/api/')) delete request.headers.rsc
  limitToPrepared(request)
  if (isStopping()) response.setHeader('Connection', 'close')
  // Set here because Next redirects a path with two slashes before it applies the headers in next.config.ts.
  if (env().stage === 'preview') response.setHeader('X-Robots-Tag', 'noindex')
}

function onStop(): void {
  lifecycle.stopping = true
  flushCounts()
  setTimeout(() => process.exit(0), stopWithinMs).unref()
}

/** Exits with one line that says what's wrong with the environment or the build, however the process was started. */
function assertCanStart(): void {
  try {
    env()
    assertListsKnown()
    if (process.env.NODE_ENV !== 'production') return
    readBuilt()
    prepared = readPrepared()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** What's looked for every few seconds. */
const dueWork = [drainOutbox, sendNotices, syncLists]

/** Does everything that the timers would, for the scheduler of a host without them. Never throws. */
export async function finishDueWork(): Promise<void> {
  for (const work of dueWork) await runToCompletion(work)
  await sweep()
}

/** Starts everything that runs for the life of the process: request hooks, timeouts, timers and shutdown. */
export function startLifecycle(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  assertCanStart()
  subscribe('http.server.request.start', onRequestStart)
  process.once('SIGTERM', onStop)
  process.once('SIGINT', flushCounts)
  void releaseDeadLeases()
    .catch((error) => logProblem('outbox', error))
    .then(() => drainOutbox())
  setInterval(() => void Promise.all(dueWork.map((work) => work())), drainEveryMs).unref()
  void sweep()
  setInterval(() => void sweep(), sweepEveryMs).unref()
}
