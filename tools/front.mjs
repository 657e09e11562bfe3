// Serves what the build prepared from memory: prerendered pages, hashed files and public files. A lead goes straight to
// its endpoint. Everything else goes to Next, in the same process: other methods, React's own requests, queries that a
// page has to answer, and unknown paths. A request for a part of a file gets all of it, as HTTP allows.
import { channel } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { useBuiltConfig } from './next-output.mjs'
import { root } from './root.mjs'

/** Matches an Accept-Encoding header that names an encoding without giving it a weight of zero. */
const accepting = (name) => new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*([,;]|$))[^,]*)?(,|$)`, 'i')
const encodings = [
  ['br', accepting('br')],
  ['gzip', accepting('gzip')],
]

/** One representation of a file: its headers, ready to write, and its body, which is read at the first request. */
function representation(file, headers, encoding) {
  const flat = Object.entries({ ...headers, ...(encoding && { 'content-encoding': encoding }) }).flat()
  let full
  return {
    headers: flat,
    read() {
      if (full) return full
      const body = readFileSync(path.join(root, file))
      return (full = { body, headers: [...flat, 'content-length', String(body.length)] })
    },
  }
}

/** The files listed by tools/front-files.mjs, keyed by path. */
function readEntries(files) {
  return new Map(
    Object.entries(files).map(([url, { file, headers, query, promised, ...encoded }]) => [
      url,
      {
        etag: headers.etag.slice(2),
        query: new Set(['_rsc', ...query]),
        promised,
        plain: representation(file, headers),
        encoded: encodings.flatMap(([name, accepts]) =>
          encoded[name] ? [{ accepts, ...representation(encoded[name], headers, name) }] : [],
        ),
        // Requests with one of these headers come from Next's own router, and only Next can answer them.
        forNext: headers.vary?.split(', ').filter((name) => name !== 'Accept-Encoding') ?? [],
      },
    ]),
  )
}

/** The entry that answers a request. Undefined if that's for Next. */
function find(entries, { method, url, headers }, isNoticeOn) {
  const question = url.indexOf('?')
  const entry = entries.get(question < 0 ? url : url.slice(0, question))
  if (!entry || (method !== 'GET' && method !== 'HEAD') || entry.forNext.some((name) => name in headers))
    return undefined
  if (entry.promised && isNoticeOn()) return undefined
  if (question >= 0 && [...new URLSearchParams(url.slice(question)).keys()].some((key) => entry.query.has(key)))
    return undefined
  return entry
}

function answer({ etag, plain, encoded }, { headers }, response) {
  const accepted = headers['accept-encoding'] ?? ''
  const chosen = encoded.find(({ accepts }) => accepts.test(accepted)) ?? plain
  const known = headers['if-none-match']
  if (known && (known === '*' || known.includes(etag))) return response.writeHead(304, chosen.headers).end()
  const full = chosen.read()
  response.writeHead(200, full.headers).end(full.body)
}

const require = createRequire(import.meta.url)

/** Work that a request started and that continues after its response. */
const unfinished = new Set()

/**
 * Calls an endpoint the way a host without Next's server would (Next's docs, Invoking Entrypoints), because Next's
 * router doubles what a lead costs (docs/decisions/front.md). Only for JSON: longer responses, such as a form with its
 * errors, go through Next to be compressed.
 * @returns false unless the request posts JSON to a listed endpoint
 * @throws {Error} if its module is missing
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

/** Shuts down as Next's own server does: takes no new requests, finishes those in flight, then the work they left. */
function stopOnSignal(server, app) {
  const stop = async (code) => {
    // Otherwise a connection kept alive after its last response would hold up the process until the keep-alive timeout.
    server.keepAliveTimeout = 1
    await new Promise((resolve) => server.close(resolve))
    await Promise.all([...unfinished, app.close()])
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal) // tools/serve.mjs's
  process.once('SIGTERM', () => void stop(0)) // systemd treats any other code as a failure
  process.once('SIGINT', () => void stop(130))
}

const started = channel('http.server.request.start')

/**
 * Serves the built site: from memory straight away, and the rest as soon as Next is ready.
 * @param {{ port: number, host?: string }} environment
 */
export async function serveFront({ port, host }) {
  const listed = JSON.parse(readFileSync(path.join(root, '.next/front.json'), 'utf8'))
  const entries = readEntries(listed.files)
  const endpoints = new Map(Object.entries(listed.endpoints))
  /** Whether Next puts a notice of closed days on the pages that promise an answer (docs/decisions/closed-days.md). */
  const isNoticeOn = () => listed.notices.some(([from, until]) => Date.now() >= from && Date.now() < until)
  const server = http.createServer({
    connectionsCheckingInterval: 5_000, // 30 s would double a request's time limit
    // Other programs on the domain may set many cookies. With Node's default of 16 kB, they'd shut the visitor out.
    maxHeaderSize: 64 * 1024,
  })
  let handle
  const waiting = []
  server.on('request', (request, response) => {
    const entry = find(entries, request, isNoticeOn)
    try {
      if (entry) return answer(entry, request, response)
      if (handle && callEndpoint(endpoints, request, response)) return
    } catch {
      // Its file is missing, perhaps because another build is replacing this one. Next may still be able to answer.
    }
    if (handle) handle(request, response)
    else waiting.push({ request, response, socket: request.socket, server })
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  console.log(`Ready in ${Math.round(performance.now())} ms`)

  useBuiltConfig()
  const { default: next } = await import('next')
  // Don't pass HOST: Next turns 127.0.0.1 into localhost in request URLs but not in this option, so it would take a
  // rewrite from one to the other for a rewrite to another site.
  // Don't pass our server either: Next would add an upgrade listener to it. Node would then hand requests that offer
  // another protocol to that listener, which hangs up on them, instead of answering them over HTTP.
  const app = next({ dir: root, port, httpServer: http.createServer() })
  stopOnSignal(server, app)
  await app.prepare()
  handle = app.getRequestHandler()
  for (const message of waiting.splice(0)) {
    started.publish(message) // lib/server/lifecycle/lifecycle.ts wasn't listening yet when they came in
    handle(message.request, message.response)
  }
}
