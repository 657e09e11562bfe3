import type { Page } from '@playwright/test'

/** The caches and service workers of the owner's pages in this browser. */
export const deviceCaches = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))

/** The text of everything in one of its caches. */
export const readCache = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    // An entry may have been deleted since its key was listed.
    const kept = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
    return kept.join()
  }, name)

/** Whether any of its caches has a response for a URL. */
export const isCached = (page: Page, url: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), url)
