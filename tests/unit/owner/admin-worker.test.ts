/** @jest-environment node */
import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const origin = 'http://localhost'

/** As much of a browser's as the worker asks of it. */
function cacheStorage() {
  const stored = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return Promise.resolve({
      match: (url: string) => Promise.resolve(cache.get(url)),
      put: (url: string, response: Response) => Promise.resolve(void cache.set(url, response)),
      keys: () => Promise.resolve([...cache.keys()]),
      delete: (url: string) => Promise.resolve(cache.delete(url)),
    })
  }
  return {
    open,
    match: (url: string, { cacheName }: { cacheName: string }) => Promise.resolve(stored.get(cacheName)?.get(url)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  }
}

/** The worker, over a network of the test's. @returns its caches, and a way to tell it of something */
function startWorker(fetch: (url: string) => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>()
  const caches = cacheStorage()
  const self = {
    location: { origin },
    navigator: {},
    registration: { unregister: () => Promise.resolve(true) },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  const request = (asked: string | { url: string }) =>
    fetch(typeof asked === 'string' ? asked : asked.url.replace(origin, ''))
  vm.runInNewContext(readFileSync('public/admin-worker.js', 'utf8'), { self, caches, fetch: request, Response, URL })
  const tell = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    const add = (promise: Promise<unknown>) => work.push(promise)
    listeners.get(name)!({ ...event, waitUntil: add, respondWith: add })
    await Promise.all(work)
  }
  return { caches, tell }
}

test('whoever signs out while the last leads are brought up to date leaves nothing behind', async () => {
  const { caches, tell } = startWorker(async (url) => {
    if (url === '/api/admin/account') return new Response('', { status: 401 })
    if (url !== '/admin/offline') return Response.json([])
    await tell('fetch', { request: { method: 'GET', mode: 'cors', url: `${origin}/api/admin/account` } })
    return new Response('<link href="/_next/static/owner.css">')
  })
  await tell('message', { data: 'refresh' })
  expect(await caches.keys()).toEqual([])
})
