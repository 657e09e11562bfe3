import { tool } from './servers.mjs'

const connections = 16
const seconds = 6
/** As browsers send it. A bare Next app only has gzip, so if we asked for Brotli alone it wouldn't compress at all. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Sends requests for a few seconds over keep-alive connections.
 * @param requests for autocannon, such as one with `setupRequest`
 * @returns requests per second, microseconds of server CPU per request, the 99th percentile in ms, and how many failed
 */
export async function load(server, path, { requests } = {}) {
  const { default: autocannon } = await tool('autocannon', '8.0.0', 'autocannon/autocannon.js')
  const options = { url: server.url + path, connections, headers, ...(requests && { requests }) }
  // Warm up first, because a new server is still compiling its code. Only the cost from then on counts.
  await autocannon({ ...options, duration: seconds })
  const before = server.cpuSeconds()
  const result = await autocannon({ ...options, duration: seconds })
  const done = result['2xx']
  return {
    perSecond: done / result.duration,
    microseconds: ((server.cpuSeconds() - before) / done) * 1e6,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
