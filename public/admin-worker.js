// The service worker for the owner's pages. Its scope is /admin, so it never controls a public page. While someone is
// signed in, it keeps the pages they opened, and the latest leads, to be read offline. It also shows push notices.

/** How many entries each cache may hold. */
const maxEntries = { 'owner-pages': 60, 'owner-files': 200 }
const [pages, files] = Object.keys(maxEntries)

/** The latest leads, for whatever wasn't opened. */
const offlinePage = '/admin/offline'
/** The pages that are kept. Never accounts or email. */
const kept = /^\/admin(\/(answers|contacts|leads|offline)(\/.*)?)?$/
/** A file with a hash in its name, or in that of its folder, never changes. */
const lasting = /^\/(_next\/static|owner)\//

/** Whether someone is signed in; undefined until the worker has found out. Nothing is kept unless it's true. */
let signedIn

/** Keeps a successful response while someone is signed in. If a cache has too many, the oldest are deleted. */
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

/** Fetches one of the owner's pages, which tells whether someone is signed in, unless they signed out meanwhile. */
async function fetchPage(request) {
  const was = signedIn
  const response = await fetch(request)
  if (response.status === 401) await leave()
  else if (response.ok) signedIn = was === false || signedIn !== false
  return response
}

async function page(event, { pathname, search, searchParams }) {
  const response = await fetchPage(event.request)
  // Not the page for setting a password, which is shown instead of Today.
  if (kept.test(pathname) && !searchParams.has('setup') && !response.redirected)
    event.waitUntil(keep(pages, pathname + search, response.clone()))
  // It was erased by someone else, or on another device.
  if (response.status === 404) event.waitUntil(forget())
  return response
}

/** The page as it was last seen, or else the latest leads, at the one that was asked for. */
async function cachedPage({ pathname, search }) {
  const [, lead] = /^\/admin\/leads\/([^/]+)$/.exec(pathname) ?? []
  const same =
    (await caches.match(pathname + search, { cacheName: pages })) ??
    (await caches.match(pathname, { cacheName: pages }))
  if (same) return same
  if (lead) return Response.redirect(`${offlinePage}#${lead}`)
  return (await caches.match(offlinePage, { cacheName: pages })) ?? Response.error()
}

/** If the network fails or takes longer than 12 s, responds with the kept page. Without one, it goes on waiting. */
function networkFirst(event, network, cached) {
  event.waitUntil(network.catch(() => undefined)) // so that a late response is kept too
  let timer
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, 12_000)))
  const late = timeout.then(cached).then((copy) => (copy.type === 'error' ? network : copy))
  const first = Promise.race([network, late]).catch(cached)
  event.respondWith(first.finally(() => clearTimeout(timer)))
}

async function file(event) {
  const found = await caches.match(event.request.url, { cacheName: files })
  if (found) return found
  const response = await fetch(event.request)
  event.waitUntil(keep(files, event.request.url, response.clone()))
  return response
}

/** Deletes the kept pages, which may mention a person who was erased. The latest leads are fetched again. */
async function forget() {
  await caches.delete(pages)
  await refresh().catch(() => undefined)
}

/** A form about a person, which may have erased them. */
async function aboutPerson(event) {
  const response = await fetch(event.request)
  event.waitUntil(forget())
  return response
}

self.addEventListener('fetch', (event) => {
  const { method, url, headers } = event.request
  const address = new URL(url)
  const { origin, pathname } = address
  if (origin !== self.location.origin) return
  if (method === 'POST' && pathname === '/admin/person') event.respondWith(aboutPerson(event))
  if (method !== 'GET' || headers.has('range')) return
  if (lasting.test(pathname)) event.respondWith(file(event))
  else if (/^\/admin(\/|$)/.test(pathname)) networkFirst(event, page(event, address), () => cachedPage(address))
})

/** When the latest leads were last fetched. */
let refreshedAt = 0

/** Fetches the latest leads, with the files that their page needs. */
async function refresh() {
  refreshedAt = Date.now()
  const latest = await fetchPage(offlinePage)
  if (!latest.ok) return
  for (const [url] of (await latest.clone().text()).matchAll(/\/(?:_next\/static|owner)\/[^"'\\\s)]+/g))
    if (!(await caches.match(url, { cacheName: files }))) await keep(files, url, await fetch(url))
  // Last, because it's no use without its files.
  await keep(pages, offlinePage, latest)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  const isDue = Date.now() - refreshedAt > 5 * 60_000
  if (event.data === 'refresh' && isDue) event.waitUntil(refresh().catch(() => undefined))
})

self.addEventListener('push', (event) => {
  const { title, body, url, tag, badge } = event.data.json()
  const shown = self.registration.showNotification(title, { body, tag, data: url, icon: '/icons/icon-192.png' })
  // Refreshed so that the lead can be read even if the owner is offline by then.
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(badge), refresh().catch(() => undefined)]))
})

/** Goes there in the page that's open, where drafts are kept, or opens one. */
async function goTo(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  await open.navigate(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})
