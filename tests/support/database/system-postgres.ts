import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../free-port'

const installed = '/usr/lib/postgresql'

/** The folder of a full Postgres with its client programs, as installed by Debian and similar systems, if any. */
export const systemPostgres = (): string | undefined =>
  (existsSync(installed) ? readdirSync(installed) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(installed, version, 'bin'))
    .find((bin) =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((program) => existsSync(path.join(bin, program))),
    )

export interface SystemPostgres {
  readonly url: string
  /** Deleted with the server. */
  readonly folder: string
  stop(): Promise<void>
}

/** Starts the system's own Postgres, because its pg_dump refuses a newer server such as the one for the other tests. */
export async function startSystemPostgres(bin: string): Promise<SystemPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-system-pg-'))
  // Postgres refuses to run as root.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const as = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {}
  if (as.uid) chownSync(folder, as.uid, as.gid)
  const data = path.join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), initdb, { ...as, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1'].flatMap((setting) => ['-c', setting])
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings]
  const server = spawn(path.join(bin, 'postgres'), args, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`the system's Postgres ended:\n${log}`)))
  })
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    folder,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
