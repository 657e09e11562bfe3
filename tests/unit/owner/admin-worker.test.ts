/** @jest-environment node */
import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const origin = 'http://localhost'

/** The parts of a browser's CacheStorage that the worker uses. */
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
    match: (url: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stored.get(cacheName)?.get(url)?.clone()),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  }
}

/** Starts the worker with a fake network and one open page. @returns its caches, and a function to send it events */
function startWorker(fetch: (url: string, asked: string | Request) => Promise<Response>, open?: object) {
  const listeners = new Map<string, (event: object) => void>()
  const caches = cacheStorage()
  const self = {
    location: { origin },
    navigator: {},
    registration: { unregister: () => Promise.resolve(true) },
    clients: { matchAll: () => Promise.resolve([open]) },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  const request = (asked: string | Request) =>
    fetch((typeof asked === 'string' ? asked : asked.url).replace(origin, ''), asked)
  const globals = { self, caches, fetch: request, Response, URL, setTimeout, clearTimeout }
  vm.runInNewContext(readFileSync('public/admin-worker.js', 'utf8'), globals)
  const tell = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    const add = (promise: Promise<unknown>) => work.push(promise)
    const answered: Promise<Response>[] = []
    const answer = (response: Promise<Response>) => answered.push(response)
    listeners.get(name)!({ ...event, waitUntil: add, respondWith: answer })
    const response = await answered[0]
    for (const one of work) await one
    return response
  }
  return { caches, tell }
}

afterEach(() => void jest.useRealTimers())

const get = (path: string) => ({ request: { method: 'GET', url: origin + path, headers: new Headers() } })

test('whatever arrives after the owner has signed out isn’t kept', async () => {
  for (const late of [() => ['message', { data: 'refresh' }], () => ['fetch', get('/admin')]] as const) {
    const { caches, tell } = startWorker(async (url) => {
      if (url === '/admin/account') return new Response('', { status: 401 })
      await tell('fetch', get('/admin/account'))
      return new Response('<link href="/_next/static/owner.css">')
    })
    await tell(...(late() as [string, object]))
    expect(await caches.keys()).toEqual([])
  }
})

test('only pages about leads are kept, and never a download, or the page for setting a password', async () => {
  const { caches, tell } = startWorker(() => Promise.resolve(new Response('page')))
  const paths = ['/admin?setup=token', '/admin/account', '/admin/mail/1', '/admin/person?email=a', '/admin/business']
  for (const path of [...paths, '/admin/leads?q=a', '/admin/leads/1', '/admin/contacts']) await tell('fetch', get(path))
  const kept = await (await caches.open('owner-pages')).keys()
  expect(kept).toEqual(['/admin/leads?q=a', '/admin/leads/1', '/admin/contacts'])
})

test('while the network hangs, a kept page is returned after 12 s, and anything else is waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  let network = Promise.resolve('before')
  const { caches, tell } = startWorker(() => network.then((text) => new Response(text)))
  const ask = async (path: string) => (await tell('fetch', get(path)))!.text()
  await ask('/admin/contacts')
  let resume = (_: string) => {}
  network = new Promise((resolve) => (resume = resolve))
  const asked = [ask('/admin/contacts'), ask('/admin/account')]
  await jest.advanceTimersByTimeAsync(12_000)
  resume('after')
  expect(await Promise.all(asked)).toEqual(['before', 'after'])
  expect(await (await caches.match('/admin/contacts', { cacheName: 'owner-pages' }))!.text()).toBe('after')
})
