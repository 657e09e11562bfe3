import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { cookieOf } from './cookies'
import { type DatabaseKind, type TestDatabase, createDatabase } from './databases'
import { freePort } from './free-port'
import { type LeadRow, readLeads } from './database/lead-rows'
import { MailCarrier } from './mail-carrier'

export const root = path.resolve(import.meta.dirname, '../..')

type Environment = Record<string, string | undefined>

export interface SiteOptions {
  database?: DatabaseKind
  /** Added to the server's environment; undefined removes a variable. */
  env?: Environment
  /** Emails go to a stand-in for Resend's API; without it they're kept. */
  withCarrier?: boolean
  /** Node's own arguments. */
  flags?: readonly string[]
  /** What Node runs, with its arguments, instead of the program that npm start ends up running. */
  program?: readonly string[]
  /** An existing database to use instead of a new one. */
  db?: TestDatabase
  /** The Cookie header of an owner's session that's already in the database. */
  cookie?: string
}

/** The environment that makes Node load a module of tests/support/preload before the server. */
export const preload = (name: string) => ({ NODE_OPTIONS: `--import=${root}/tests/support/preload/${name}.mjs` })

/** The built site in its own process, on its own database. */
export class Site {
  readonly owner = { email: 'owner@sunnie.example', password: 'correct-horse-battery' }
  /** What the running process has printed. */
  log = ''
  private child: ChildProcess | undefined

  private constructor(
    readonly database: DatabaseKind,
    readonly port: number,
    readonly db: TestDatabase,
    readonly carrier: MailCarrier | undefined,
    private env: Environment,
    private readonly flags: readonly string[],
    private readonly program: readonly string[],
    private cookie?: string,
  ) {}

  static async start(options: SiteOptions = {}): Promise<Site> {
    const { database = 'sqlite', env = {}, withCarrier = false, flags = [], program = ['tools/serve.mjs'] } = options
    const [db, carrier, port] = await Promise.all([
      options.db ?? createDatabase(database),
      withCarrier ? MailCarrier.start() : undefined,
      freePort(),
    ])
    const site = new Site(database, port, db, carrier, env, flags, program, options.cookie)
    await site.start()
    return site
  }

  get url() {
    return `http://localhost:${this.port}`
  }

  environment(): NodeJS.ProcessEnv {
    const settings: Environment = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(this.port),
      DATABASE_URL: this.db.url,
      AUTH_SECRET: 'a-secret-for-the-tests-that-is-long-enough',
      OWNER_EMAIL: this.owner.email,
      OWNER_PASSWORD: this.owner.password,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...(this.carrier && {
        RESEND_API_KEY: 're_test',
        RESEND_BASE_URL: this.carrier.url,
        MAIL_FROM: 'Sunnie <hello@sunnie.example>',
      }),
      ...this.env,
    }
    return Object.fromEntries(
      Object.entries(settings).filter(([, value]) => value !== undefined),
    ) as unknown as NodeJS.ProcessEnv
  }

  /** Starts the server and waits until it responds; `env` replaces the one from its last start. */
  async start(env = this.env): Promise<void> {
    this.env = env
    this.log = ''
    const child = spawn(process.execPath, [...this.flags, ...this.program], {
      cwd: root,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    const collect = (chunk: Buffer) => (this.log += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('exit', (code) => (this.log += `\nended with ${code}`))
    await this.logged(/Ready in/)
    // Next says "Ready" before it has prepared for its first request.
    await this.request('/api/health')
  }

  /** Waits until the server has printed something; rejects if it ends first. */
  logged(pattern: RegExp): Promise<void> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const look = () => pattern.test(this.log) && resolve()
      child!.stdout!.on('data', look)
      child!.stderr!.on('data', look)
      child!.once('exit', () => reject(new Error(`the server ended:\n${this.log}`)))
      look()
    })
  }

  private get hasEnded() {
    return !this.child || this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** The running process's id. */
  get pid() {
    return this.child!.pid!
  }

  /** Waits until the process has ended. */
  async ended(): Promise<void> {
    if (!this.hasEnded) await new Promise((resolve) => this.child!.once('exit', resolve))
  }

  /** Sends the process a signal. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** Stops reading what the process prints, as if its terminal had been closed. */
  hangUp(): void {
    this.child?.stdout?.destroy()
    this.child?.stderr?.destroy()
  }

  /** Ends the process and waits until it's gone. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.hasEnded) this.signal(signal)
    await this.ended()
  }

  /** Ends the process and deletes its database. */
  async stop(): Promise<void> {
    await this.end('SIGKILL')
    await this.carrier?.stop()
    await this.db.drop()
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, { redirect: 'manual', ...init })
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  /** Posts as a browser without scripts does. */
  postPlain(path: string, fields: Iterable<[string, string]>, headers: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams([...fields])
    return this.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: body.toString(),
    })
  }

  /** The Cookie header of the owner's session. Signs in only the first time, because sign-ins are limited. */
  async signIn(): Promise<string> {
    if (this.cookie) return this.cookie
    const response = await this.post('/api/auth/sign-in/email', this.owner)
    if (!response.ok) throw new Error(`signing in: ${response.status} ${await response.text()}`)
    return (this.cookie = cookieOf(response))
  }

  async asOwner(path: string, init: RequestInit = {}): Promise<Response> {
    return this.request(path, { ...init, headers: { ...init.headers, cookie: await this.signIn() } })
  }

  /** The leads in the database, newest first: one sender's, or all of them. */
  leads(email?: string): Promise<LeadRow[]> {
    return readLeads(this.db, email)
  }
}
