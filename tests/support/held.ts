import type { Page } from '@playwright/test'

/** What this browser holds of the owner's pages. */
export const held = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))
