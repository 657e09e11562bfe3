import { test as base, expect } from '@playwright/test'
import type { DatabaseKind } from './databases'
import { Site, type SiteOptions } from './server'

export { expect }
export { freePort } from './free-port'
export { preload, root, type Site } from './server'

/** A server that lives for seconds doesn't earn back what it costs to optimise Prisma's WebAssembly: 0.5 s of CPU. */
const flags = ['--liftoff-only']

/** `site` is one server for all the tests of a worker; a test that needs its own calls `startSite`. */
export const test = base.extend<
  { startSite: (options?: SiteOptions) => Promise<Site> },
  { database: DatabaseKind; site: Site }
>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  site: [
    async ({ database }, provide) => {
      const site = await Site.start({ database, flags, withCarrier: true })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  startSite: async ({ database }, provide) => {
    const started: Site[] = []
    await provide(async (options = {}) => {
      const site = await Site.start({ database, flags, ...options })
      started.push(site)
      return site
    })
    for (const site of started) await site.stop()
  },
  baseURL: async ({ site }, provide) => provide(site.url),
})
