import { test as base, expect } from '@playwright/test'
import { signing } from './carrier-report'
import type { DatabaseKind, TestDatabase } from './databases'
import { Site, type SiteOptions, root } from './server'
import { signedIn } from './signed-in'

export { expect }

/** A server that lives for seconds gains nothing from optimising code, WebAssembly included, or saving memory. */
const flags = [
  '--liftoff-only',
  '--no-opt',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  ...['compile-cache', 'patient'].map((name) => `--import=${root}/tests/support/preload/${name}.mjs`),
]

/** What each server starts with. */
interface Prepared {
  db: TestDatabase
  cookie: string
}

/**
 * `site` is one server for all the tests of a worker. A test that needs its own calls `startSite`, or uses `ownSite` to
 * have its page signed in there too.
 */
export const test = base.extend<
  { startSite: (options?: SiteOptions) => Promise<Site>; ownSite: Site },
  { database: DatabaseKind; prepared: Prepared; site: Site }
>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  // Creating the tables, the owner's account and its session takes as long as the rest of a start.
  prepared: [
    async ({ database }, provide) => {
      const first = await Site.start({ database, flags })
      const cookie = await first.signIn()
      await first.end()
      await first.db.query('DELETE FROM "RateCount" RETURNING "key"') // the sign-in counts as a guess
      await provide({ db: first.db, cookie })
      await first.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ database, prepared }, provide) => {
      const begun = { ...prepared, db: await prepared.db.copy() }
      const site = await Site.start({ database, flags, ...begun, withCarrier: true, env: signing })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  startSite: async ({ database, prepared }, provide) => {
    const started: Site[] = []
    await provide(async (options = {}) => {
      const isOther = options.db || (options.database ?? database) !== database
      const begun = isOther ? {} : { ...prepared, db: await prepared.db.copy() }
      const site = await Site.start({ database, flags, ...begun, ...options })
      started.push(site)
      return site
    })
    for (const site of started) await site.stop()
  },
  ownSite: async ({ startSite, context }, provide) => {
    const site = await startSite()
    await signedIn(context, site)
    await provide(site)
  },
  context: async ({ context }, provide) => {
    await provide(context)
    // This page's thanks redirect after a while, which would take the next test's page along.
    for (const page of context.pages().filter((page) => page.url().endsWith('/natural-order-onboarding')))
      await expect(() => page.goto('about:blank')).toPass()
  },
  baseURL: async ({ site }, provide) => provide(site.url),
})
