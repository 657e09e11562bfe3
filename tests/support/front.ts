import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that can switch instances, like Caddy: a new connection for each request, X-Forwarded-For appended. */
export class Front {
  private readonly passing = new Set<Promise<void>>()

  private constructor(
    private readonly server: http.Server,
    private target: number,
  ) {}

  static async start(target: number): Promise<Front> {
    const server = http.createServer()
    const front = new Front(server, target)
    server.on('request', (request, response) => front.pass(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return front
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Sends new requests to another instance; resolves once the previous one's requests have been answered. */
  async switchTo(target: number): Promise<void> {
    this.target = target
    await Promise.all([...this.passing])
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private pass(request: http.IncomingMessage, response: http.ServerResponse) {
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
    const upstream = http.request(
      {
        port: this.target,
        host: '127.0.0.1',
        agent: false,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-for': forwarded },
      },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      },
    )
    upstream.once('error', () => response.writeHead(502).end())
    request.pipe(upstream)
    const answered = new Promise<void>((resolve) => response.once('close', resolve))
    this.passing.add(answered)
    void answered.then(() => this.passing.delete(answered))
  }
}
