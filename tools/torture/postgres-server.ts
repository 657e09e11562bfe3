import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The test run's Postgres as an operating system sees it: what stops, kills and starts it. Linux only. */
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
        return undefined // it has ended meanwhile
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
        // it has ended meanwhile
      }
  }

  /** It hangs: connections stay open, and nothing answers. */
  stop = () => this.signal('SIGSTOP')
  resume = () => this.signal('SIGCONT')

  /** It dies without warning and comes back `ms` later. */
  async killAndRestart(ms: number): Promise<void> {
    this.signal('SIGKILL')
    await pause(ms)
    for (let tries = 0; ; tries++)
      try {
        return await this.startAgain()
      } catch (error) {
        if (tries === 20) throw error
        await pause(250) // the last of its processes still holds the shared memory
      }
  }

  /** Takes every connection that the server has to give; what it returns gives them back. */
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
        // The site takes one back now and then, until it has none.
        await taken[0]!.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${from}'`)
        refused++
      }
    return async () => void (await Promise.all(taken.map((client) => client.end())))
  }
}

let server: PostgresServer | undefined

/** Says which Postgres the scenarios may maltreat. */
export async function adopt(url: string, startAgain: () => Promise<void>): Promise<void> {
  server = await PostgresServer.of(url, startAgain)
}

/** The test run's Postgres. */
export function postgres(): PostgresServer {
  if (!server) throw new Error('This scenario needs --database postgres')
  return server
}
