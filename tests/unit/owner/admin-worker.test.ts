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
  const globals = { self, caches, fetch: request, Response, URL, MessageChannel, setTimeout, clearTimeout }
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

test('signing out while the offline leads are being refreshed leaves nothing behind', async () => {
  const { caches, tell } = startWorker(async (url) => {
    if (url === '/api/admin/account') return new Response('', { status: 401 })
    if (url !== '/admin/offline') return Response.json([])
    await tell('fetch', { request: { method: 'GET', mode: 'cors', url: `${origin}/api/admin/account` } })
    return new Response('<link href="/_next/static/owner.css">')
  })
  await tell('message', { data: 'refresh' })
  expect(await caches.keys()).toEqual([])
})

test('leads still being fetched when the owner signs out aren’t kept', async () => {
  const { caches, tell } = startWorker(async (url) => {
    if (url === '/api/admin/account' || url === '/admin/offline') return new Response('', { status: 401 })
    await tell('fetch', { request: new Request(`${origin}/api/admin/account`) })
    return Response.json([{ name: 'Robin Field' }])
  })
  await tell('message', { data: 'refresh' })
  expect(await caches.keys()).toEqual([])
})

test('signing out and going offline before the sign-in form has loaded leaves nothing behind', async () => {
  let away = false
  const { caches, tell } = startWorker(() =>
    away ? Promise.reject(new Error('no network')) : Promise.resolve(Response.json([])),
  )
  await tell('message', { data: 'refresh' })
  await tell('fetch', { request: new Request(`${origin}/api/auth/sign-out`, { method: 'POST' }) })
  away = true
  const response = await tell('fetch', { request: new Request(`${origin}/api/admin/leads`) })
  expect(response!.status).toBe(503)
  expect(await caches.keys()).toEqual([])
})

test('a page that responds to a tapped notice navigates itself, and one that doesn’t is taken there', async () => {
  const notification = { data: '/admin/leads/1', close: () => undefined }
  for (const hears of [true, false]) {
    const navigate = jest.fn(() => Promise.resolve())
    const postMessage = jest.fn((_: object, [port]: MessagePort[]) => {
      if (hears) port!.postMessage('heard')
    })
    const page = { focus: () => Promise.resolve(), postMessage, navigate }
    await startWorker(() => Promise.reject(new Error('no network')), page).tell('notificationclick', { notification })
    expect(postMessage.mock.calls[0]![0]).toEqual({ open: '/admin/leads/1' })
    expect(navigate.mock.calls).toEqual(hears ? [] : [['/admin/leads/1']])
    for (const [, [port]] of postMessage.mock.calls) port!.close()
  }
})

test('after an erasure, a response the page already has is fetched in full and cached again', async () => {
  const contacts = `${origin}/api/admin/contacts`
  const { caches, tell } = startWorker((_, asked) => {
    const isKnown = typeof asked !== 'string' && asked.headers.has('If-None-Match')
    return Promise.resolve(isKnown ? new Response(null, { status: 304 }) : Response.json([]))
  })
  const send = (url: string, more?: RequestInit) => tell('fetch', { request: new Request(url, more) })
  const kept = () => caches.match(contacts, { cacheName: 'owner-answers' })
  await send(contacts)
  await send(`${origin}/api/admin/person?email=jo@visitor.example`, { method: 'DELETE' })
  expect(await kept()).toBeUndefined()
  await send(contacts, { headers: { 'If-None-Match': '"1"' } })
  expect(await (await kept())?.json()).toEqual([])
})

test('held leads aren’t among the last 200, so offline the worker doesn’t claim that there are none', async () => {
  let away = false
  const { tell } = startWorker(() =>
    away ? Promise.reject(new Error('no network')) : Promise.resolve(Response.json([])),
  )
  const send = async (url: string) => (await tell('fetch', { request: new Request(`${origin}${url}`) }))!.status
  await tell('message', { data: 'refresh' })
  away = true
  expect(await send('/api/admin/leads?state=won')).toBe(200)
  expect(await send('/api/admin/leads?state=held')).toBe(503)
})

test('offline, a lead is found by its words in any order, and by its phone number in any format', async () => {
  const lead = { id: 'a', name: 'Zoë Smith', phone: '0412 555 019', suburb: 'Cannonvale' }
  let away = false
  const { tell } = startWorker(() =>
    away ? Promise.reject(new Error('no network')) : Promise.resolve(Response.json([lead])),
  )
  await tell('message', { data: 'refresh' })
  away = true
  const found = async (q: string) => {
    const url = `${origin}/api/admin/leads?${new URLSearchParams({ q })}`
    const response = await tell('fetch', { request: new Request(url) })
    return ((await response!.json()) as { total: number }).total
  }
  for (const q of ['smith zoe', ' Cannonvale ', '0412555019', '+61 412 555 019', '0412-555'])
    expect(await found(q)).toBe(1)
  for (const q of ['smith airlie', '0412 555 018', '612', '---']) expect(await found(q)).toBe(0)
})

test('while the network hangs, a cached copy is returned after 12 s, and anything else is waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  let network = Promise.resolve('before')
  const { caches, tell } = startWorker(() => network.then((text) => new Response(text)))
  const ask = async (path: string, mode = 'cors') =>
    (await tell('fetch', { request: { method: 'GET', mode, url: origin + path } }))!.text()
  await ask('/admin/contacts', 'navigate')
  await ask('/api/admin/contacts')
  await ask('/api/admin/leads/recent')
  let resume = (_: string) => {}
  network = new Promise((resolve) => (resume = resolve))
  const asked = [
    ask('/admin/contacts', 'navigate'),
    ask('/api/admin/contacts'),
    ask('/api/admin/account'),
    ask('/api/admin/leads?format=csv'),
  ]
  await jest.advanceTimersByTimeAsync(12_000)
  resume('after')
  expect(await Promise.all(asked)).toEqual(['before', 'before', 'after', 'after'])
  const contacts = await caches.match(`${origin}/api/admin/contacts`, { cacheName: 'owner-answers' })
  expect(await contacts!.text()).toBe('after')
})

test('a page that arrives after the owner has signed out isn’t kept', async () => {
  let arrive = (_: Response) => {}
  const { caches, tell } = startWorker((url) =>
    url === '/admin' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(Response.json([])),
  )
  await tell('message', { data: 'refresh' })
  const page = tell('fetch', { request: { method: 'GET', mode: 'navigate', url: `${origin}/admin` } })
  await tell('fetch', { request: new Request(`${origin}/api/auth/sign-out`, { method: 'POST' }) })
  arrive(new Response('Today'))
  await page
  expect(await caches.keys()).toEqual([])
})
