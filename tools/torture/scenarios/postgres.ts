import { setTimeout as pause } from 'node:timers/promises'
import { startCuttingProxy } from '../../../tests/support/cutting-proxy'
import { createDatabase } from '../../../tests/support/databases'
import { startPgBouncer } from '../pgbouncer'
import { postgres } from '../postgres-server'
import type { Run, Scenario } from '../scenario'

const atOnce = 16
const databases = ['postgres'] as const
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** Causes a fault and measures how long after its end a lead is acknowledged again. */
function measureRecovery({ visitors, check }: Run, trouble: () => Promise<unknown>, times = 1): Promise<string> {
  return visitors.during(atOnce, async () => {
    const recoveries: number[] = []
    for (let time = 0; time < times; time++) {
      await pause(1_500)
      await trouble()
      recoveries.push(await visitors.recovery())
    }
    const slowest = Math.max(...recoveries)
    check(slowest < 10_000, `no lead accepted until ${seconds(slowest)} after the fault ended`)
    // A request may wait 4 s for a connection and 10 s for its statement (docs/reliability.md).
    check(visitors.slowest < 15_000, `a response took ${seconds(visitors.slowest)}`)
    return `a lead accepted ${seconds(slowest)} after the fault ended; the slowest response took ${seconds(visitors.slowest)}`
  })
}

export const hung: Scenario = {
  about: 'Postgres hangs for 25 s (SIGSTOP), then continues',
  databases,
  run: (run) =>
    measureRecovery(run, async () => {
      postgres().stop()
      try {
        await pause(25_000)
        // Pages don't need the database.
        const begun = performance.now()
        await (await run.site.request('/about')).text()
        run.check(performance.now() - begun < 1_000, 'a page waited for the database')
      } finally {
        postgres().resume()
      }
    }),
}

export const killed: Scenario = {
  about: 'Postgres is killed and comes back two seconds later, three times',
  databases,
  run: (run) => measureRecovery(run, () => postgres().killAndRestart(2_000), 3),
}

export const connections: Scenario = {
  about: 'every Postgres connection is taken for 5 s, including the site’s own',
  databases,
  run: (run) =>
    measureRecovery(run, async () => {
      const giveBack = await postgres().takeAllConnections(new URL(run.site.db.url).pathname.slice(1))
      await pause(5_000)
      await giveBack()
    }),
}

let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
let cutting = false

export const answers: Scenario = {
  about:
    'one in thirty responses to the end of a transaction never arrives, so the site can’t know whether it was committed',
  databases,
  database: async () => {
    const db = await createDatabase('postgres')
    proxy = await startCuttingProxy(db.url, () => cutting && Math.random() < 1 / 30)
    return { ...db, url: proxy.url, query: (sql) => db.query(sql) }
  },
  run: async ({ visitors, options: { leads } }) => {
    cutting = true
    await visitors.send(leads, atOnce)
    cutting = false
    return `${proxy.count()} responses lost`
  },
}

let bouncer: Awaited<ReturnType<typeof startPgBouncer>>

export const pgbouncer: Scenario = {
  about: 'behind PgBouncer, which gives each transaction whatever connection is free',
  databases,
  database: async () => {
    const db = await createDatabase('postgres')
    bouncer = await startPgBouncer(db.url)
    return { ...db, url: bouncer.url, query: (sql) => db.query(sql) }
  },
  run: async ({ site, visitors, options: { leads } }) => {
    await visitors.send(leads, atOnce)
    await site.signIn()
    return `PgBouncer ${bouncer.version}, ${leads} leads and a sign-in`
  },
}
