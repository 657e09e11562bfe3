import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { sharedEnvironment } from '../../../tests/support/shared-environment'
import { createDatabase } from '../../../tests/support/databases'
import { Site, root } from '../../../tests/support/server'
import type { Scenario } from '../scenario'
import { Visitors } from '../visitors'

export const instances: Scenario = {
  about:
    'several instances on one Postgres; one is stopped in the middle of sending for longer than its lease, then continues',
  databases: ['postgres'],
  run: async ({ site, visitors, options, check }) => {
    const { carrier } = site
    const env = sharedEnvironment(site)
    const more = await Promise.all(
      Array.from({ length: options.instances - 1 }, () =>
        Site.start({ database: 'postgres', db: { ...site.db, drop: async () => undefined }, env }),
      ),
    )
    try {
      const others = new Visitors(...more)
      // Enough leads that the instance that stops is likely to be sending email at that moment.
      await visitors.send(40, 8)
      site.signal('SIGSTOP')
      const sent = carrier!.mails.length
      await others.during(8, () => pause(32_000))
      check(carrier!.mails.length > sent, 'the others sent nothing')
      site.signal('SIGCONT')
      await visitors.send(40, 8)
      visitors.acknowledged.push(...others.acknowledged)
      visitors.untrue.push(...others.untrue)
      const { attempts } = carrier!
      return `${options.instances} instances, one stopped for 32 s; ${attempts.length} attempts for ${new Set(attempts).size} emails`
    } finally {
      for (const each of more) await each.stop()
    }
  },
}

/** Runs a start up to the point where the database is ready, and kills it after `killMs` if given. */
export function prepare(url: string, killMs?: number): Promise<number | null> {
  const code = `const { prepareDatabase } = await import('./tools/database.mjs'); const { readEnvironment } = await import('./lib/environment.mjs'); await prepareDatabase(readEnvironment())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) },
    stdio: 'ignore',
  })
  if (killMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killMs)
  return new Promise((resolve) => child.once('exit', resolve))
}

export const migrations: Scenario = {
  about: 'four starts at once on a new database, two of them killed in the middle; ten times',
  run: async ({ site, visitors, check }) => {
    let whole = 0
    for (let time = 0; time < 10; time++) {
      const db = await createDatabase(site.database)
      const codes = await Promise.all([
        prepare(db.url),
        prepare(db.url),
        prepare(db.url, 250 + Math.random() * 500),
        prepare(db.url, 250 + Math.random() * 500),
      ])
      const owners = await db.query('SELECT id FROM "user"')
      const unfinished = await db.query('SELECT id FROM "_prisma_migrations" WHERE "finished_at" IS NULL')
      if (codes[0] === 0 && codes[1] === 0 && owners.length === 1 && unfinished.length === 0) whole++
      else
        check(false, `starts exited with ${codes.join(', ')}; ${owners.length} owners, ${unfinished.length} unfinished`)
      await db.drop()
    }
    await visitors.send(10, 2)
    return `${whole} of 10 databases complete, with one owner each`
  },
}
