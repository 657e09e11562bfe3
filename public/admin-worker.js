// The service worker for the owner's pages. Its scope is /admin, so it never controls a public page. While someone is
// signed in, it caches pages and the latest leads to be read offline. It also shows push notices.

/** How many entries each cache may hold. */
const maxEntries = { 'owner-pages': 40, 'owner-answers': 60, 'owner-files': 200 }
const [pages, answers, files] = Object.keys(maxEntries)

const recentLeads = '/api/admin/leads/recent'
const offlinePage = '/admin/offline'
/** The endpoints whose last response is cached. Never accounts or email. */
const kept = /^\/api\/admin\/(contacts|leads|saved-answers|today)(\/|$)/

/** Whether someone is signed in; undefined until the worker has found out. Nothing is cached unless it's true. */
let signedIn

/** Caches a successful response while someone is signed in. If a cache has too many, the oldest are deleted. */
async function keep(name, key, response) {
  if (!signedIn || response.status !== 200) return
  const cache = await caches.open(name)
  // Someone has just signed out, and caches.open() has created the cache again.
  if (signedIn === false) return caches.delete(name)
  await cache.put(key, response)
  for (const old of (await cache.keys()).slice(0, -maxEntries[name])) await cache.delete(old)
}

/** Cleans up once nobody is signed in: deletes the caches, clears the icon's badge and unregisters the worker. */
async function leave() {
  signedIn = false
  for (const name of await caches.keys()) if (name.startsWith('owner-')) await caches.delete(name)
  await self.navigator.clearAppBadge?.()
  await self.registration.unregister()
}

/** Tells from an endpoint's response whether someone is signed in, unless they signed out while it was in flight. */
async function fromEndpoint(request) {
  const was = signedIn
  const response = await fetch(request)
  if (response.status === 401) await leave()
  else if (response.ok) signedIn = was === false || signedIn !== false
  return response
}

const withoutNetwork = () => Response.json({ success: false, message: "You're offline." }, { status: 503 })
const cachedAnswer = async (url) => (await caches.match(url, { cacheName: answers })) ?? fromRecent(new URL(url))
const cachedPage = async (pathname) =>
  (await caches.match(pathname, { cacheName: pages })) ?? (await caches.match(offlinePage)) ?? Response.error()

/** If the network fails or takes longer than 12 s, responds with the cached copy. Without one, it goes on waiting. */
function networkFirst(event, network, cached) {
  event.waitUntil(network.catch(() => undefined)) // so that a late response is cached too
  let timer
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, 12_000)))
  const late = timeout.then(cached).then((copy) => (copy.ok ? copy : network))
  const first = Promise.race([network, late]).catch(cached)
  event.respondWith(first.finally(() => clearTimeout(timer)))
}

async function answer(event, pathname, searchParams) {
  const response = await fromEndpoint(event.request)
  if (!kept.test(pathname)) return response
  if (!searchParams.has('format')) event.waitUntil(keep(answers, event.request.url, response.clone()))
  // The page already has the latest version, but our copy may have been deleted when a person was erased.
  if (response.status === 304) event.waitUntil(keepMissing(answers, event.request.url).catch(() => undefined))
  // It was erased by someone else, or on another device.
  if (response.status === 404) event.waitUntil(forget())
  return response
}

async function keepMissing(name, url) {
  if (!(await caches.match(url, { cacheName: name }))) await keep(name, url, await fetch(url))
}

/** Deletes cached lists and leads, which may mention a person who was erased. Only the last 200 leads are refetched. */
async function forget() {
  await caches.delete(answers)
  await refresh().catch(() => undefined)
}

/** Runs `thenDo` straight after a change, because by the page's next request its tab may be closed or offline. */
async function change(event, thenDo) {
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(thenDo())
  return response
}

const marks = /[\p{M}'’]/gu
const folded = (text) => text.normalize('NFKD').toLowerCase().replace(marks, '')

/** Roughly the inbox's own search: matches all words, ignoring case and accents, and numbers, ignoring gaps. */
function isFoundBy(typed, lead) {
  const text = folded(JSON.stringify(lead))
  const words = folded(typed).split(/\s+/)
  if (words.every((word) => text.includes(word))) return true
  const digits = /^[+\d\s()./-]{3,}$/.test(typed) && typed.replace(/\D/g, '').replace(/^(0|61)(?=\d{8})/, '')
  return digits && text.replace(/[\s()./-]/g, '').includes(digits)
}

/** A lead, or a filtered list, from the last 200. */
async function fromRecent({ pathname, searchParams }) {
  const leads = await (await caches.match(recentLeads, { cacheName: answers }))?.json()
  if (!leads) return withoutNetwork()
  const lead = leads.find(({ id }) => pathname === `/api/admin/leads/${id}`)
  if (lead) return Response.json({ notes: [], ...lead })
  const { form, state, q = '', ...others } = Object.fromEntries(searchParams)
  // We can't export or filter by these here, and an error is better than a wrong list. Held leads aren't cached.
  const isUnsupported = state === 'held' || ['format', 'unanswered', 'from', 'to'].some((name) => name in others)
  if (pathname !== '/api/admin/leads' || isUnsupported) return withoutNetwork()
  const found = leads.filter(
    (one) =>
      (!form || one.form === form) &&
      (!state || one.state === state) &&
      (!('waiting' in others) || one.waiting) &&
      (!('quoted' in others) || one.quote) &&
      isFoundBy(q, one),
  )
  return Response.json({ items: found, total: found.length, page: 1, pages: 1 })
}

async function page(event, pathname, searchParams) {
  const was = signedIn
  const response = await fetch(event.request)
  if (response.status === 200 && !response.redirected) {
    signedIn = was === false || signedIn !== false
    // Don't cache the page for setting a password, which is shown instead of Today.
    if (!searchParams.has('setup')) event.waitUntil(keep(pages, pathname, response.clone()))
  } else if (response.status === 401) {
    signedIn = undefined
    event.waitUntil(fromEndpoint('/api/admin/account').catch(() => undefined))
  }
  return response
}

/** A file with a hash in its name never changes. */
async function file(event) {
  const found = await caches.match(event.request.url, { cacheName: files })
  if (found) return found
  const response = await fetch(event.request)
  event.waitUntil(keep(files, event.request.url, response.clone()))
  return response
}

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const { origin, pathname, searchParams } = new URL(url)
  if (origin !== self.location.origin) return
  const thenDo = { 'DELETE /api/admin/person': forget, 'POST /api/auth/sign-out': leave }[`${method} ${pathname}`]
  if (thenDo) event.respondWith(change(event, thenDo))
  if (method !== 'GET') return
  if (pathname.startsWith('/_next/static/')) event.respondWith(file(event))
  else if (pathname.startsWith('/api/admin/'))
    networkFirst(event, answer(event, pathname, searchParams), () => cachedAnswer(url))
  else if (mode === 'navigate' && /^\/admin(\/|$)/.test(pathname))
    networkFirst(event, page(event, pathname, searchParams), () => cachedPage(pathname))
})

/** Updates the last 200 leads, and the page that shows them with its scripts. */
async function refresh() {
  const leads = await fromEndpoint(recentLeads)
  if (!leads.ok) return
  await keep(answers, recentLeads, leads)
  const shell = await fetch(offlinePage)
  if (shell.status !== 200) return
  for (const [url] of (await shell.clone().text()).matchAll(/\/_next\/static\/[^"'\\\s)]+/g))
    await keepMissing(files, url)
  // Cache the page last, because without its scripts it would never get past "Loading".
  await keep(pages, offlinePage, shell)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data === 'refresh') event.waitUntil(refresh().catch(() => undefined))
})

self.addEventListener('push', (event) => {
  const { title, body, url, tag, badge } = event.data.json()
  const shown = self.registration.showNotification(title, { body, tag, data: url, icon: '/icons/icon-192.png' })
  // Refreshed so that the lead can be read even if the owner is offline by then.
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(badge), refresh().catch(() => undefined)]))
})

async function goTo(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  // Ask the page to go there itself, because a reload would close an answer being written. A page that hasn't hydrated
  // yet doesn't hear this, but has nothing to lose.
  const { port1, port2 } = new MessageChannel()
  open.postMessage({ open: path }, [port2])
  const heard = new Promise((resolve) => (port1.onmessage = () => resolve(true)))
  const isHeard = await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 1_000))])
  if (!isHeard) await open.navigate(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})
