import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase } from '../../../tests/support/databases'
import type { Run, Scenario } from '../scenario'

const atOnce = 8
const databases = ['sqlite'] as const
const fileOf = ({ site }: Run) => site.db.url.slice('file:'.length)
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** Causes a fault, checks health while it lasts, ends it, and measures how long until a lead is taken again. */
function measureRecovery(run: Run, begin: () => void | Promise<void>, end: () => void): Promise<string> {
  const { site, visitors, check } = run
  return visitors.during(atOnce, async () => {
    await pause(1_000)
    await begin()
    await pause(4_000)
    const before = visitors.acknowledged.length
    const health = (await site.request('/api/health')).status
    await pause(2_000)
    const taken = visitors.acknowledged.length - before
    check(taken > 0 || health === 503, `health says ${health} while every lead is refused`)
    end()
    const recovery = await visitors.recovery()
    check(recovery < 5_000, `no lead accepted until ${seconds(recovery)} after the fault ended`)
    return `${taken} leads accepted during the fault, health ${health}, the next lead accepted ${seconds(recovery)} after it ended`
  })
}

export const lock: Scenario = {
  about:
    "another process holds SQLite's write lock for three seconds, three times, while pages are read and someone signs in",
  databases,
  run: ({ site, visitors, check }) =>
    visitors.during(atOnce, async () => {
      let slowest = 0
      for (let held = 0; held < 3; held++) {
        const release = await site.db.disconnect()
        // Better Auth's writes bypass the queue for our own.
        const signingIn = site.request('/api/auth/passkey/generate-authenticate-options')
        for (let read = 0; read < 30; read++) {
          const begun = performance.now()
          await (await site.request('/about')).text()
          slowest = Math.max(slowest, performance.now() - begun)
          await pause(100)
        }
        await release()
        check((await signingIn).status === 200, 'a sign-in was refused because of a three-second lock')
        const before = visitors.acknowledged.length
        await pause(1_000)
        check(visitors.acknowledged.length > before, 'no lead was accepted in the second after the lock was released')
      }
      check(slowest < 1_000, `a page took ${Math.round(slowest)} ms`)
      return `slowest page during the locks ${Math.round(slowest)} ms`
    }),
}

/** Mounts a 24 MB disk. Undefined if the system doesn't allow it. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' })
    process.once('exit', () => execFileSync('umount', ['-l', folder]))
    return folder
  } catch {
    return undefined
  }
}

let disk: string | undefined

/** Limits the size of the server's files, in bytes. Needs util-linux. */
const limitFiles = ({ site }: Run, bytes: number | 'unlimited') =>
  void execFileSync('prlimit', [`--pid=${site.pid}`, `--fsize=${bytes}:unlimited`])

export const full: Scenario = {
  about: 'the disk fills up: a small one where we can mount it, otherwise a limit on the size of files',
  databases,
  database: () => createDatabase('sqlite', (disk = smallDisk()) ?? os.tmpdir()),
  run: async (run) => {
    const filler = disk && path.join(disk, 'filler')
    const note = await measureRecovery(
      run,
      async () => {
        if (!filler) return limitFiles(run, 4096)
        const file = openSync(filler, 'w')
        try {
          for (;;) writeSync(file, Buffer.alloc(4096))
        } catch {
          closeSync(file)
        }
      },
      () => (filler ? rmSync(filler) : limitFiles(run, 'unlimited')),
    )
    if (disk) execFileSync('mount', ['-o', 'remount,size=200m', disk]) // room for the emails that haven't gone out yet
    return `${disk ? 'a 24 MB disk' : 'a limit on the size of files'}: ${note}`
  },
}

export const gone: Scenario = {
  about:
    'the database is moved away while the site runs; later the site is killed, the database put back and the site started',
  databases,
  run: async (run) => {
    const { site, visitors, check } = run
    const file = fileOf(run)
    const parts = ['', '-wal', '-shm'].map((suffix) => [file + suffix, path.join(path.dirname(file), `aside${suffix}`)])
    return visitors.during(atOnce, async () => {
      await pause(1_000)
      for (const [here, there] of parts) if (existsSync(here!)) renameSync(here!, there!)
      await pause(200) // let requests in flight finish
      const before = visitors.acknowledged.length
      await pause(4_000)
      const taken = visitors.acknowledged.length - before
      const health = (await site.request('/api/health')).status
      // If the site still had the old files open, SQLite would delete the log of the database that's put back.
      await site.end('SIGKILL')
      for (const [here, there] of parts) {
        rmSync(here!, { force: true })
        if (existsSync(there!)) renameSync(there!, here!)
      }
      await site.start()
      const recovery = await visitors.recovery()
      check(taken > 0 || health === 503, `health says ${health} while every lead is refused`)
      return `${taken} leads accepted while it was away, health ${health}, the next lead accepted ${seconds(recovery)} after the start`
    })
  },
}

export const corrupt: Scenario = {
  about: "the database's first page is overwritten while the site runs, then restored",
  databases,
  run: (run) => {
    const file = openSync(fileOf(run), 'r+')
    const page = Buffer.alloc(4096)
    return measureRecovery(
      run,
      () => {
        readSync(file, page, 0, page.length, 0)
        writeSync(file, Buffer.alloc(4096, 'A'), 0, page.length, 0)
      },
      () => {
        writeSync(file, page, 0, page.length, 0)
        closeSync(file)
      },
    )
  },
}
