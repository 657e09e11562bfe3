import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ArrivedMail {
  id: string
  key: string
  to: string[]
  from: string
  subject: string
  html: string
  text: string
  reply_to?: string
  headers?: Record<string, string>
}

type Verdict = 'accept' | 'accept-and-hang-up' | 'hang' | number

/** A stand-in for Resend's API on loopback: honours idempotency keys, and misbehaves on request. */
export class MailCarrier {
  readonly mails: ArrivedMail[] = []
  /** Every try, repeated ones included. */
  tries = 0
  /** What to do with the next try; decides by its number, from 1. */
  verdict: (attempt: number) => Verdict = () => 'accept'
  private readonly byKey = new Map<string, { body: string; id: string }>()
  private waiting: { done: () => boolean; resolve: () => void }[] = []
  private constructor(private readonly server: http.Server) {}

  static async start(): Promise<MailCarrier> {
    const server = http.createServer()
    const carrier = new MailCarrier(server)
    server.on('request', (request, response) => carrier.take(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return carrier
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  to = (address: string) => this.mails.filter((mail) => mail.to.includes(address))

  /** Resolves as soon as `done` holds after a try; rejects after half a minute. */
  until(done: () => boolean): Promise<void> {
    if (done()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`the carrier saw ${this.tries} tries and ${this.mails.length} mails`)),
        45_000,
      )
      this.waiting.push({ done, resolve: () => (clearTimeout(limit), resolve()) })
    })
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private notify() {
    this.waiting = this.waiting.filter(({ done, resolve }) => (done() ? (resolve(), false) : true))
  }

  private take(request: http.IncomingMessage, response: http.ServerResponse) {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      this.tries++
      const verdict = this.verdict(this.tries)
      if (typeof verdict === 'number')
        response
          .writeHead(verdict, { 'Content-Type': 'application/json' })
          .end(JSON.stringify({ statusCode: verdict, name: 'application_error', message: 'as asked' }))
      else if (verdict !== 'hang')
        this.accept(String(request.headers['idempotency-key'] ?? ''), body, verdict, response)
      this.notify()
    })
  }

  private accept(key: string, body: string, verdict: 'accept' | 'accept-and-hang-up', response: http.ServerResponse) {
    const known = this.byKey.get(key)
    if (known && known.body !== body) {
      response
        .writeHead(409, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ statusCode: 409, name: 'invalid_idempotent_request', message: 'other body' }))
      return
    }
    const id = known?.id ?? `mail-${this.mails.length + 1}`
    if (!known) {
      this.byKey.set(key, { body, id })
      const mail = JSON.parse(body) as Omit<ArrivedMail, 'id' | 'key'> & { to: string | string[] }
      this.mails.push({ ...mail, to: [mail.to].flat(), id, key })
    }
    if (verdict === 'accept-and-hang-up') response.destroy()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id }))
  }
}
