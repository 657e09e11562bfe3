// Answers from memory what the build left ready: prerendered pages, hashed files, public files. A lead goes straight to
// its endpoint. Everything else is Next's, in the same process: other methods, React's own requests, queries that a page
// answers, unknown paths.
import { channel } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './root.mjs'

/** Whether a client takes an encoding: named, and not with a weight of nothing. */
const taking = (name) => new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*([,;]|$))[^,]*)?(,|$)`, 'i')
const takes = { br: taking('br'), gzip: taking('gzip') }

/** One representation of an entry: its headers, ready to be written, and its bytes, read at the first request. */
function representation(file, headers, encoding) {
  const named = { ...headers, ...(encoding && { 'content-encoding': encoding }) }
  const flat = Object.entries(named).flat()
  let body
  let whole
  return {
    notModified: flat,
    read() {
      body ??= readFileSync(path.join(root, file))
      whole ??= [...flat, 'content-length', String(body.length)]
      return { body, whole }
    },
  }
}

/** By path, what tools/front-files.mjs listed as lying ready. */
function readEntries(files) {
  return new Map(
    Object.entries(files).map(([url, { file, br, gzip, headers, query }]) => [
      url,
      {
        etag: headers.etag.slice(2),
        query: new Set(['_rsc', ...(query ?? [])]),
        plain: representation(file, headers),
        br: br && representation(br, headers, 'br'),
        gzip: gzip && representation(gzip, headers, 'gzip'),
        // Next answers its own requests for a page by these headers.
        nextHeaders: headers.vary?.split(', ').filter((name) => name !== 'Accept-Encoding') ?? [],
      },
    ]),
  )
}

const reads = (method) => method === 'GET' || method === 'HEAD'

/**
 * @param {ReturnType<typeof readEntries>} entries
 * @param {http.IncomingMessage} request
 */
function find(entries, { method, url, headers }) {
  const question = url.indexOf('?')
  const entry = entries.get(question < 0 ? url : url.slice(0, question))
  if (!entry || entry.nextHeaders.some((name) => name in headers)) return undefined
  // A page's is Next's to refuse. For a file's it would be 500.
  if (!reads(method) && entry.nextHeaders.length) return undefined
  if (question >= 0 && [...new URLSearchParams(url.slice(question)).keys()].some((key) => entry.query.has(key)))
    return undefined
  return entry
}

/**
 * The one range of bytes that is asked for; undefined for all of them: without one, with several, and with a condition,
 * which a weak tag never meets (RFC 9110, 13.1.5 and 14.2).
 */
function rangeOf({ range, 'if-range': condition }, length) {
  const [, from, to] = (condition === undefined && /^bytes=(\d*)-(\d*)$/.exec(range)) || []
  if (!from && !to) return undefined
  const first = from ? Number(from) : length - Math.min(Number(to), length)
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1
  return from && to && Number(to) < first ? undefined : { first, last }
}

/** @returns false when all of it is wanted */
function answerPart({ plain }, headers, response) {
  const { body } = plain.read()
  const range = rangeOf(headers, body.length)
  if (!range) return false
  const { first, last } = range
  if (first > last) response.writeHead(416, [...plain.notModified, 'content-range', `bytes */${body.length}`]).end()
  else {
    const part = body.subarray(first, last + 1)
    const says = ['content-range', `bytes ${first}-${last}/${body.length}`, 'content-length', String(part.length)]
    response.writeHead(206, [...plain.notModified, ...says]).end(part)
  }
  return true
}

function answer(entry, { method, headers }, response) {
  if (!reads(method)) {
    response.writeHead(405, [...entry.plain.notModified, 'allow', 'GET, HEAD']).end()
    return
  }
  const accepted = headers['accept-encoding'] ?? ''
  const chosen =
    (entry.br && takes.br.test(accepted) && entry.br) ||
    (entry.gzip && takes.gzip.test(accepted) && entry.gzip) ||
    entry.plain
  const known = headers['if-none-match']
  if (known && (known === '*' || known.includes(entry.etag))) {
    response.writeHead(304, chosen.notModified).end()
    return
  }
  if (method === 'GET' && headers.range && answerPart(entry, headers, response)) return
  const { body, whole } = chosen.read()
  response.writeHead(200, whole).end(body)
}

const require = createRequire(import.meta.url)

/** What answers began and are to finish after them. */
const unfinished = new Set()

/**
 * Calls an endpoint as whoever hosts Next's output without its server does (Next's documents, Invoking Entrypoints). Its
 * router takes a sixth of a lead's time to find what the build has said already. JSON alone: Next compresses what may be
 * long, such as a form that is shown again.
 * @returns false for what isn't posted as JSON to an endpoint of the list
 * @throws {Error} while its module is gone
 */
function callEndpoint(endpoints, request, response) {
  const { method, url, headers } = request
  const endpoint = method === 'POST' && headers['content-type']?.startsWith('application/json') && endpoints.get(url)
  if (!endpoint) return false
  const { handler } = require(path.join(root, endpoint.module))
  for (const [name, value] of Object.entries(endpoint.headers)) response.setHeader(name, value)
  const waitUntil = (promise) => {
    const settled = promise.catch(console.error).then(() => unfinished.delete(settled))
    unfinished.add(settled)
  }
  handler(request, response, { waitUntil, requestMeta: { relativeProjectDir: '.' } }).catch((error) => {
    console.error(error)
    response.destroy()
  })
  return true
}

/** Ends as Next's own server does: no new requests, those in flight finish, then what waits for after the answer. */
function stopOnSignal(server, app) {
  const stop = async (code) => {
    // A connection that was to be kept after an answer that is still on its way would keep the process until its time limit.
    server.keepAliveTimeout = 1
    await new Promise((resolve) => server.close(resolve))
    await Promise.all([...unfinished, app.close()])
    process.exit(code)
  }
  process.once('SIGTERM', () => void stop(0)) // systemd takes any other code for a failure
  process.once('SIGINT', () => void stop(130))
}

const started = channel('http.server.request.start')

/**
 * Serves the built site: from memory at once, the rest as soon as Next is ready.
 * @param {{ port: number, host?: string }} environment
 */
export async function serveFront({ port, host }) {
  const listed = JSON.parse(readFileSync(path.join(root, '.next/front.json'), 'utf8'))
  const entries = readEntries(listed.files)
  const endpoints = new Map(Object.entries(listed.endpoints))
  const server = http.createServer()
  let handle
  const waiting = []
  server.on('request', (request, response) => {
    const entry = find(entries, request)
    try {
      if (entry) return answer(entry, request, response)
      if (handle && callEndpoint(endpoints, request, response)) return
    } catch {
      // Its file is gone, as while another build takes this one's place: Next may have it all the same.
    }
    if (handle) handle(request, response)
    else waiting.push({ request, response, socket: request.socket, server })
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  console.log(`Ready in ${Math.round(performance.now())} ms`)

  // As in Next's own standalone server. Otherwise it loads a compiler for next.config.ts, 26 MB of it, and a bundle has none.
  const { config } = JSON.parse(readFileSync(path.join(root, '.next/required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  const { default: next } = await import('next')
  // Not told of HOST: Next takes 127.0.0.1 in an address for localhost, but not here, and a rewrite to the one from the
  // other for a rewrite to another site.
  // Nor of our server: Next would listen on it for clients that offer another protocol, which Node then hands over instead
  // of letting them be answered in this one, and hang up on them.
  const app = next({ dir: root, port, httpServer: http.createServer() })
  stopOnSignal(server, app)
  await app.prepare()
  handle = app.getRequestHandler()
  for (const message of waiting.splice(0)) {
    started.publish(message) // lib/server/lifecycle.ts has only begun to listen
    handle(message.request, message.response)
  }
}
