import { test as base, expect } from '@playwright/test'
import { signing } from './mail/carrier-report'
import type { DatabaseKind } from './databases'
import { flags, prepared } from './prepared'
import { Site, type SiteOptions } from './server'
import { signedIn } from './owner/signed-in'

export { expect }

/**
 * `site` is one server for all the tests of a worker. `emptySite` is another, which keeps its mail, with nothing in its
 * database. A test that needs its own server calls `startSite`, or uses `ownSite` to have its page signed in there too.
 */
export const test = base.extend<
  { startSite: (options?: SiteOptions) => Promise<Site>; ownSite: Site; emptySite: Site },
  { database: DatabaseKind; siteEnv: SiteOptions['env']; site: Site; keepingSite: Site }
>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  siteEnv: [signing, { option: true, scope: 'worker' }],
  site: [
    async ({ database, siteEnv: env }, provide) => {
      const site = await Site.start({ database, flags, ...(await prepared(database)), withCarrier: true, env })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  keepingSite: [
    async ({ database }, provide) => {
      const site = await Site.start({ database, flags, ...(await prepared(database)) })
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  emptySite: async ({ keepingSite: site }, provide) => {
    await site.db.empty()
    await provide(site)
  },
  startSite: async ({ database }, provide) => {
    const started: Site[] = []
    await provide(async (options = {}) => {
      const begun = options.db ? {} : await prepared(options.database ?? database)
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
