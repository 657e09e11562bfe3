import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Stops, kills and restarts the test run's Postgres through its processes. Linux only. */
class PostgresServer {
  private constructor(
    private readonly url: string,
    private readonly folder: string,
    private readonly startAgain: () => Promise<void>,
  ) {}

  static async of(url: string, startAgain: () => Promise<void>): Promise<PostgresServer> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    await client.end()
    return new PostgresServer(url, rows[0]!.data_directory, startAgain)
  }

  private get mainPid() {
    return Number(readFileSync(path.join(this.folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  }

  /** The main process, and one for every connection. */
  private pids(): number[] {
    const main = this.mainPid
    const parentOf = (pid: string) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
      } catch {
        return undefined // it has just ended
      }
    }
    return [
      main,
      ...readdirSync('/proc')
        .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === main)
        .map(Number),
    ]
  }

  private signal(signal: NodeJS.Signals) {
    for (const pid of this.pids())
      try {
        process.kill(pid, signal)
      } catch {
        // it has just ended
      }
  }

  /** Makes it hang: connections stay open, but nothing answers. */
  stop = () => this.signal('SIGSTOP')
  resume = () => this.signal('SIGCONT')

  /** Kills it without warning and restarts it `ms` later. */
  async killAndRestart(ms: number): Promise<void> {
    this.signal('SIGKILL')
    await pause(ms)
    for (let tries = 0; ; tries++)
      try {
        return await this.startAgain()
      } catch (error) {
        if (tries === 20) throw error
        await pause(250) // its last process is still holding the shared memory
      }
  }

  /** Takes all of the server's connections. Returns a function that releases them. */
  async takeAllConnections(from: string): Promise<() => Promise<void>> {
    const taken: pg.Client[] = []
    const take = async () => {
      const client = new pg.Client({ connectionString: this.url })
      client.on('error', () => undefined)
      await client.connect()
      taken.push(client)
    }
    await take()
    await taken[0]!.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${from}'`)
    for (let refused = 0; refused < 3;)
      try {
        await take()
      } catch {
        // The site may reconnect before we do, so cut it off again until there's nothing left to take.
        await taken[0]!.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${from}'`)
        refused++
      }
    return async () => void (await Promise.all(taken.map((client) => client.end())))
  }
}

let server: PostgresServer | undefined

/** Sets the Postgres that the scenarios act on. */
export async function setPostgres(url: string, startAgain: () => Promise<void>): Promise<void> {
  server = await PostgresServer.of(url, startAgain)
}

/** The Postgres set by `setPostgres`. */
export function postgres(): PostgresServer {
  if (!server) throw new Error('This scenario needs --database postgres')
  return server
}
