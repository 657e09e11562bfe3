import { tool } from './servers.mjs'

const connections = 16
const seconds = 6
/** What browsers ask for: Next alone compresses each answer by gzip, so that asked for Brotli only it would do nothing. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Requests for some seconds, over connections that stay open.
 * @param requests autocannon's, such as one with `setupRequest`
 * @returns requests a second, microseconds of the server's CPU for one, the 99th percentile in ms, and how many failed
 */
export async function load(server, path, { requests } = {}) {
  const { default: autocannon } = await tool('autocannon', '8.0.0', 'autocannon/autocannon.js')
  const options = { url: server.url + path, connections, headers, ...(requests && { requests }) }
  // A server that has just begun compiles as it goes: what it costs from then on is what counts.
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
