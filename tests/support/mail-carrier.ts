import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface ArrivedMail {
  id: string
  key: string
  /** Bare addresses. */
  to: string[]
  from: string
  subject: string
  html: string
  text: string
  reply_to?: string
  headers?: Record<string, string>
  tags?: { name: string; value: string }[]
}

type SentMail = Omit<ArrivedMail, 'id' | 'key' | 'to'> & { to: string | string[] }

/**
 * What happens to an attempt: the email arrives, arrives unacknowledged, gets no response or a malformed one, or is
 * rejected with a status.
 */
export type Outcome = 'accept' | 'accept-and-hang-up' | 'hang' | 'garbage' | number

/** A stub of Resend's API on loopback: honours idempotency keys, and fails on request. */
export class MailCarrier {
  /** Every email that has arrived, once each. */
  readonly mails: ArrivedMail[] = []
  /** The idempotency key of every attempt to send, in order. */
  readonly attempts: string[] = []
  /** Decides an attempt by its number, counted from 1, or by its recipients. May keep it waiting. */
  outcome: (attempt: number, to: string[]) => Outcome | Promise<Outcome> = () => 'accept'
  /** How many seconds every rejected email, and a 429 for a contact, asks to wait. */
  retryAfter?: number
  /** Its contacts, each with the ids of the segments it's in. */
  readonly contacts = new Map<string, Set<string>>()
  /** The first name that each contact was created with. */
  readonly firstNames = new Map<string, string | undefined>()
  /** Every request about a contact, in order: method and path. */
  readonly contactRequests: string[] = []
  /**
   * The status that rejects a request about a contact; 200 carries it out. May keep it waiting. 429 asks to wait for
   * `retryAfter`, or an hour.
   */
  contactStatus: () => number | Promise<number> = () => 200
  /** Off for a run with so many emails that their text would fill the memory. */
  keepsBodies = true
  private readonly byKey = new Map<string, { hash: string; id: string }>()
  private waiting: { done: () => boolean; resolve: () => void }[] = []
  private constructor(private readonly server: http.Server) {}

  static async start(): Promise<MailCarrier> {
    const server = http.createServer()
    const carrier = new MailCarrier(server)
    server.on('request', (request, response) => carrier.receive(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return carrier
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  to = (address: string) => this.mails.filter((mail) => mail.to.includes(address))

  /** The owner's notices about a visitor, recognised by their reply-to. */
  noticesAbout = (address: string) => this.mails.filter(({ reply_to }) => reply_to === address)

  /** How many attempts there were to send an email. */
  attemptsAt = ({ key }: ArrivedMail) => this.attempts.filter((attempt) => attempt === key).length

  /** Resolves as soon as `done` holds after an attempt; rejects after 45 seconds. */
  until(done: () => boolean): Promise<void> {
    if (done()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`${this.attempts.length} attempts, ${this.mails.length} emails arrived`)),
        45_000,
      )
      this.waiting.push({ done, resolve: () => (clearTimeout(limit), resolve()) })
    })
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private receive(request: http.IncomingMessage, response: http.ServerResponse) {
    // Its list of domains, which `npm run doctor` requests to check the key.
    if (request.method === 'GET') return void response.end('{"data":[]}')
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', async () => {
      if (request.url!.startsWith('/contacts')) {
        await this.receiveContact(request, body, response)
        return this.noteAttempt()
      }
      const key = String(request.headers['idempotency-key'] ?? '')
      this.attempts.push(key)
      const mail = JSON.parse(body) as SentMail
      const outcome = await this.outcome(this.attempts.length, addresses(mail))
      if (this.retryAfter && typeof outcome === 'number') response.setHeader('Retry-After', this.retryAfter)
      if (typeof outcome === 'number') answer(response, outcome, 'application_error')
      else if (outcome === 'garbage') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!')
      else if (outcome !== 'hang') this.accept(key, body, mail, outcome, response)
      this.noteAttempt()
    })
  }

  private noteAttempt() {
    this.waiting = this.waiting.filter(({ done, resolve }) => (done() ? (resolve(), false) : true))
  }

  private async receiveContact({ method, url }: http.IncomingMessage, body: string, response: http.ServerResponse) {
    this.contactRequests.push(`${method} ${url}`)
    this.noteAttempt()
    const status = await this.contactStatus()
    if (status === 429) response.setHeader('Retry-After', this.retryAfter ?? 3600)
    if (status !== 200) return answer(response, status, status === 401 ? 'restricted_api_key' : 'application_error')
    const [, , email = '', , segment = ''] = url!.split('/').map(decodeURIComponent)
    const known = this.contacts.get(email)
    if (method === 'POST' && email) known?.add(segment)
    else if (method === 'POST') {
      const contact = JSON.parse(body) as { email: string; first_name?: string; segments: { id: string }[] }
      this.firstNames.set(contact.email, contact.first_name)
      this.contacts.set(contact.email, new Set(contact.segments.map(({ id }) => id)))
    } else if (segment) known?.delete(segment)
    else this.contacts.delete(email)
    if (email && !known) answer(response, 404, 'not_found')
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"some-id"}')
  }

  private accept(
    key: string,
    body: string,
    mail: SentMail,
    outcome: 'accept' | 'accept-and-hang-up',
    response: http.ServerResponse,
  ) {
    const known = this.byKey.get(key)
    const hash = createHash('sha256').update(body).digest('base64url')
    if (known && known.hash !== hash) return answer(response, 409, 'invalid_idempotent_request')
    const id = known?.id ?? `mail-${this.mails.length + 1}`
    if (!known) {
      this.byKey.set(key, { hash, id })
      this.mails.push({ ...mail, ...(!this.keepsBodies && { html: '', text: '' }), to: addresses(mail), id, key })
    }
    if (outcome === 'accept-and-hang-up') response.destroy()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id }))
  }
}

const addresses = ({ to }: SentMail) => [to].flat().map((one) => /<(.+)>$/.exec(one)?.[1] ?? one)

const answer = (response: http.ServerResponse, statusCode: number, name: string) =>
  void response
    .writeHead(statusCode, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ statusCode, name, message: 'as asked' }))
