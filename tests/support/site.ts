import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type DatabaseKind, type TestDatabase, makeDatabase } from './databases'
import { MailCarrier } from './mail-carrier'

export { expect }

const root = path.resolve(import.meta.dirname, '../..')
const owner = { email: 'owner@sunnie.example', password: 'correct-horse-battery' }

export async function freePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export interface SiteOptions {
  database?: DatabaseKind
  /** Added to, or taken from (undefined), the environment of the server. */
  env?: Record<string, string | undefined>
  /** Mail goes to a stand-in for Resend's API; without it mail is kept. */
  withCarrier?: boolean
}

/** The built site as its own process, on a database of its own. */
export class Site {
  readonly owner = owner
  log = ''
  private child: ChildProcess | undefined
  private cookie: string | undefined

  private constructor(
    readonly database: DatabaseKind,
    readonly port: number,
    readonly store: TestDatabase,
    readonly carrier: MailCarrier | undefined,
    private readonly env: Record<string, string | undefined>,
  ) {}

  static async start({ database = 'sqlite', env = {}, withCarrier = false }: SiteOptions = {}): Promise<Site> {
    const [store, carrier, port] = await Promise.all([
      makeDatabase(database),
      withCarrier ? MailCarrier.start() : undefined,
      freePort(),
    ])
    const site = new Site(database, port, store, carrier, env)
    await site.start()
    return site
  }

  get url() {
    return `http://localhost:${this.port}`
  }

  get pid() {
    return this.child?.pid
  }

  environment(): NodeJS.ProcessEnv {
    const settings: Record<string, string | undefined> = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(this.port),
      DATABASE_URL: this.store.url,
      AUTH_SECRET: 'a-secret-for-the-tests-that-is-long-enough',
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
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

  /** Starts the server and waits until it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['tools/serve.mjs'], {
      cwd: root,
      env: this.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.log += chunk.toString()
        if (/Ready in/.test(this.log)) resolve()
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${this.log}`)))
    })
    // "Ready" is said before the first request has been prepared for.
    await this.request('/api/health')
  }

  /** Ends the server by a signal and waits until it is gone. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
    this.log = ''
  }

  async stop(): Promise<void> {
    await this.end('SIGKILL')
    await this.carrier?.stop()
    await this.store.drop()
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

  postPlain(path: string, fields: Iterable<[string, string]>, headers: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams([...fields])
    return this.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: body.toString(),
    })
  }

  /** Signs in once and gives the Cookie header of the session. */
  async signIn(): Promise<string> {
    if (this.cookie) return this.cookie
    const response = await this.post('/api/auth/sign-in/email', owner)
    if (!response.ok) throw new Error(`signing in: ${response.status} ${await response.text()}`)
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    return this.cookie
  }

  async asOwner(path: string, init: RequestInit = {}): Promise<Response> {
    return this.request(path, { ...init, headers: { ...init.headers, cookie: await this.signIn() } })
  }

  /** The rows of the table of leads, newest first. */
  async leads(): Promise<
    {
      id: string
      form: string
      state: string
      email: string
      payload: Record<string, unknown>
      remarks: string[]
      meta: Record<string, unknown>
    }[]
  > {
    const rows = await this.store.query<Record<string, string>>('SELECT * FROM "Lead" ORDER BY "createdAt" DESC, "id"')
    return rows.map((row) => ({
      id: row.id!,
      form: row.form!,
      state: row.state!,
      email: row.email!,
      payload: JSON.parse(row.payload!) as Record<string, unknown>,
      remarks: JSON.parse(row.remarks!) as string[],
      meta: JSON.parse(row.meta!) as Record<string, unknown>,
    }))
  }
}

/** `site` is one server for all tests of a worker; a test that needs its own environment starts another by `startSite`. */
export const test = base.extend<
  { startSite: (options?: SiteOptions) => Promise<Site> },
  { database: DatabaseKind; site: Site }
>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  site: [
    async ({ database }, provide) => {
      const site = await Site.start({ database, withCarrier: true })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  startSite: async ({ database }, provide) => {
    const started: Site[] = []
    await provide(async (options = {}) => {
      const site = await Site.start({ database, ...options })
      started.push(site)
      return site
    })
    for (const site of started) await site.stop()
  },
  baseURL: async ({ site }, provide) => provide(site.url),
})
