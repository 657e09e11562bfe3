import type { Page } from '@playwright/test'

/** What this browser holds of the owner's pages. */
export const held = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))

/** What one of its caches holds. */
export const heldIn = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    // What has just been deleted isn't there any more.
    const kept = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
    return kept.join()
  }, name)

/** Whether one of its caches holds an answer to an address. */
export const isKept = (page: Page, url: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), url)
