import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { socketAddressHeader } from './client-address'
import { env } from './env'
import { logProblem } from './log'
import { drainOutbox, releaseDeadLeases } from './outbox'
import { sweepUploads } from './uploads'

const outboxEveryMs = 5_000
const sweepEveryMs = 3_600_000
/** Out within 12 s of SIGTERM, whatever is half sent (contract, Others). */
const stopWithinMs = 11_000

const globals = globalThis as typeof globalThis & { sunnieStopping?: boolean }

/** True from SIGTERM on: health says so, and a load balancer sends no more. */
export const isStopping = () => globals.sunnieStopping === true

const tuned = new WeakSet<Server>()

function tune(server: Server): void {
  if (tuned.has(server)) return
  tuned.add(server)
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
}

interface Started {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/** Sees each request before Next does: the only place where the socket is known. */
function onRequest(message: unknown): void {
  const { request, response, server } = message as Started
  tune(server)
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? 'unknown'
  // No server action stands behind any page; Next answers an unknown one with a stack in the log.
  delete request.headers['next-action']
  // The web's Request cannot hold these methods and would throw: to every route they are just another wrong one.
  if (request.method === 'TRACE' || request.method === 'CONNECT' || request.method === 'TRACK')
    request.method = 'OPTIONS'
  if (isStopping()) response.setHeader('Connection', 'close')
}

function onStop(): void {
  globals.sunnieStopping = true
  setTimeout(() => process.exit(0), stopWithinMs).unref()
}

/** Starts what lives as long as the process: the socket's address, time limits, the outbox's timer, the way out. */
export function begin(): void {
  env()
  subscribe('http.server.request.start', onRequest)
  process.once('SIGTERM', onStop)
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  void releaseDeadLeases()
    .catch((error) => logProblem('outbox', error))
    .then(() => drainOutbox())
  setInterval(() => void drainOutbox(), outboxEveryMs).unref()
  setInterval(() => void sweepUploads().catch((error) => logProblem('uploads', error)), sweepEveryMs).unref()
}
