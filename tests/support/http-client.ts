import http from 'node:http'

export interface Exchange {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body?: Buffer | string
}

export interface Answer {
  /** 0 if the connection ended without a response. */
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

const limitMs = 60_000

/**
 * Sends requests exactly as given, over keep-alive connections. `fetch` would normalise headers and paths, and costs a
 * load test more than the server's own work.
 */
export class HttpClient {
  private readonly agent: http.Agent

  constructor(
    private readonly port: number,
    maxSockets = Infinity,
  ) {
    this.agent = new http.Agent({ keepAlive: true, maxSockets })
  }

  /** Never rejects; gives up after a minute. */
  send({ method, path, headers, body }: Exchange): Promise<Answer> {
    return new Promise((resolve) => {
      const nothing = () => resolve({ status: 0, headers: {}, text: '' })
      const request = http.request({ host: '127.0.0.1', port: this.port, agent: this.agent, method, path })
      request.setTimeout(limitMs, () => request.destroy())
      request.on('error', nothing)
      request.on('upgrade', (_, socket) => (socket.destroy(), nothing()))
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', nothing)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      })
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
      if (body !== undefined) request.setHeader('Content-Length', Buffer.byteLength(body))
      request.end(body)
    })
  }

  close() {
    this.agent.destroy()
  }
}
