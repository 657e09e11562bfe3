import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Traces {
  resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[]
}

/** A stand-in for an OpenTelemetry collector, on loopback. */
export class TraceCollector {
  /** Everything that has arrived, unparsed. */
  text = ''
  readonly spans: string[] = []

  private constructor(private readonly server: http.Server) {
    server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        if (request.url === '/v1/traces') this.take(body)
        response.setHeader('Content-Type', 'application/json').end('{}')
      })
    })
  }

  private take(body: string) {
    this.text += body
    for (const { scopeSpans } of (JSON.parse(body) as Traces).resourceSpans)
      for (const { spans } of scopeSpans) this.spans.push(...spans.map(({ name }) => name))
  }

  static async start(): Promise<TraceCollector> {
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new TraceCollector(server)
  }

  /** The environment that makes a site send its traces here without delay. */
  get environment() {
    const { port } = this.server.address() as AddressInfo
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100' }
  }

  stop() {
    this.server.close()
    this.server.closeAllConnections()
  }
}
