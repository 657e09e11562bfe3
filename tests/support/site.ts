import { test as base, expect } from '@playwright/test'
import type { DatabaseKind, TestDatabase } from './databases'
import { Site, type SiteOptions, root } from './server'

export { expect }
export { freePort } from './free-port'
export { preload, root, type Site } from './server'

/** A server that lives for seconds earns back neither what optimising costs, Prisma's WebAssembly included, nor thrift. */
const flags = [
  '--liftoff-only',
  '--no-opt',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  `--import=${root}/tests/support/preload/compile-cache.mjs`,
]

/** `site` is one server for all the tests of a worker; a test that needs its own calls `startSite`. */
export const test = base.extend<
  { startSite: (options?: SiteOptions) => Promise<Site> },
  { database: DatabaseKind; prepared: TestDatabase; site: Site }
>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  // What the first start leaves takes as long as the rest of it: the tables and the owner's account.
  prepared: [
    async ({ database }, provide) => {
      const first = await Site.start({ database, flags })
      await first.end()
      await provide(first.db)
      await first.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ database }, provide) => {
      const site = await Site.start({ database, flags, withCarrier: true })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  startSite: async ({ database, prepared }, provide) => {
    const started: Site[] = []
    await provide(async (options = {}) => {
      const isOther = (options.database ?? database) !== database
      const db = options.db ?? (isOther ? undefined : await prepared.copy())
      const site = await Site.start({ database, flags, ...options, db })
      started.push(site)
      return site
    })
    for (const site of started) await site.stop()
  },
  baseURL: async ({ site }, provide) => provide(site.url),
})
