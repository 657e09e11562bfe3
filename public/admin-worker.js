// The service worker of the owner's pages. Its scope is /admin: no public page is ever controlled by it. It keeps pages
// and the last leads for reading without a network, for as long as somebody is signed in, and shows push notices.

const pages = 'owner-pages'
const answers = 'owner-answers'
const files = 'owner-files'
const most = { [pages]: 40, [answers]: 60, [files]: 200 }

const recentLeads = '/api/admin/leads/recent'
const offlinePage = '/admin/offline'
/** The endpoints whose last answer is kept: nothing of accounts, and nobody's mail. */
const kept = /^\/api\/admin\/(contacts|leads|saved-answers|today)(\/|$)/

/** Whether somebody is signed in; undefined until this run of the worker has seen it. Only while it's true is anything kept. */
let signedIn

async function keep(name, key, response) {
  if (!signedIn) return
  const cache = await caches.open(name)
  // Somebody has left in this moment, and opening has made the cache anew.
  if (signedIn === false) return caches.delete(name)
  await cache.put(key, response)
  for (const old of (await cache.keys()).slice(0, -most[name])) await cache.delete(old)
}

/** Leaves nothing behind once nobody is signed in: neither what was kept, nor the number on the icon, nor the worker. */
async function leave() {
  signedIn = false
  for (const name of await caches.keys()) if (name.startsWith('owner-')) await caches.delete(name)
  await self.navigator.clearAppBadge?.()
  await self.registration.unregister()
}

/** An endpoint's answer says who is signed in, unless somebody has left while it was on its way. */
async function fromEndpoint(request) {
  const was = signedIn
  const response = await fetch(request)
  if (response.status === 401) await leave()
  else if (response.ok && (was === false || signedIn !== false)) signedIn = true
  return response
}

const withoutNetwork = () => Response.json({ success: false, message: 'There is no network.' }, { status: 503 })

async function answer(event) {
  const { request } = event
  try {
    const response = await fromEndpoint(request)
    const { pathname, searchParams } = new URL(request.url)
    if (response.status === 200 && kept.test(pathname) && !searchParams.has('format'))
      event.waitUntil(keep(answers, request.url, response.clone()))
    // The page has the newest already; what was kept of it here may have gone with somebody who was erased.
    if (response.status === 304 && kept.test(pathname)) event.waitUntil(keepMissing(answers, request.url).catch(() => undefined))
    // Erased by somebody else, or on another device.
    if (response.status === 404 && kept.test(pathname)) event.waitUntil(forget())
    return response
  } catch {
    return (await caches.match(request.url, { cacheName: answers })) ?? fromRecent(new URL(request.url))
  }
}

async function keepMissing(name, url) {
  if (await caches.match(url, { cacheName: name })) return
  const response = await fetch(url)
  if (response.status === 200) await keep(name, url, response)
}

/** Lists and leads may be about somebody who has been erased: only the last 200 are brought anew. */
async function forget() {
  await caches.delete(answers)
  await refresh().catch(() => undefined)
}

/** Doesn't wait for what the page asks next: by then its tab may be closed, or the network gone. */
async function change(event, thenDo) {
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(thenDo())
  return response
}

const folded = (text) => text.normalize('NFKD').toLowerCase().replace(/[\p{M}'’]/gu, '')

/** Nearly as the inbox itself searches: all words, whatever their case and accents, and numbers whatever their gaps. */
function isFoundBy(typed, lead) {
  const text = folded(JSON.stringify(lead))
  if (folded(typed).split(/\s+/).every((word) => text.includes(word))) return true
  const digits = /^[+\d\s()./-]{3,}$/.test(typed) && typed.replace(/\D/g, '').replace(/^(0|61)(?=\d{8})/, '')
  return digits && text.replace(/[\s()./-]/g, '').includes(digits)
}

/** A lead, or a filtered list, out of the last 200. */
async function fromRecent({ pathname, searchParams }) {
  const leads = await (await caches.match(recentLeads, { cacheName: answers }))?.json()
  if (!leads) return withoutNetwork()
  const lead = leads.find(({ id }) => pathname === `/api/admin/leads/${id}`)
  if (lead) return Response.json({ notes: [], ...lead })
  if (pathname !== '/api/admin/leads') return withoutNetwork()
  const [form, state, words] = ['form', 'state', 'q'].map((name) => searchParams.get(name) ?? '')
  // Whom these ask for isn't known here: nobody is better than those who were answered long ago. No held one is kept.
  if (state === 'held' || ['unanswered', 'from', 'to'].some((name) => searchParams.has(name))) return withoutNetwork()
  const found = leads.filter(
    (one) =>
      (!form || one.form === form) &&
      (!state || one.state === state) &&
      (!searchParams.has('waiting') || one.waiting) &&
      (!searchParams.has('quoted') || one.quote) &&
      isFoundBy(words, one),
  )
  return Response.json({ items: found, total: found.length, page: 1, pages: 1 })
}

async function page(event) {
  const { pathname, searchParams } = new URL(event.request.url)
  try {
    const response = await fetch(event.request)
    if (response.status === 200 && !response.redirected) {
      signedIn = true
      // Not what a link to set a password opens in place of Today.
      if (!searchParams.has('setup')) event.waitUntil(keep(pages, pathname, response.clone()))
    } else if (response.status === 401) {
      signedIn = undefined
      event.waitUntil(fromEndpoint('/api/admin/account').catch(() => undefined))
    }
    return response
  } catch {
    return (await caches.match(pathname, { cacheName: pages })) ?? (await caches.match(offlinePage)) ?? Response.error()
  }
}

/** A file with a hash in its name never changes. */
async function file(event) {
  const found = await caches.match(event.request.url, { cacheName: files })
  if (found) return found
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(keep(files, event.request.url, response.clone()))
  return response
}

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return
  const thenDo = { 'DELETE /api/admin/person': forget, 'POST /api/auth/sign-out': leave }[`${method} ${pathname}`]
  if (thenDo) event.respondWith(change(event, thenDo))
  if (method !== 'GET') return
  if (pathname.startsWith('/_next/static/')) event.respondWith(file(event))
  else if (pathname.startsWith('/api/admin/')) event.respondWith(answer(event))
  else if (mode === 'navigate' && /^\/admin(\/|$)/.test(pathname)) event.respondWith(page(event))
})

/** Brings the last 200 leads, and the page that shows them with its scripts, up to date. */
async function refresh() {
  const leads = await fromEndpoint(recentLeads)
  if (!leads.ok) return
  await keep(answers, recentLeads, leads)
  const shell = await fetch(offlinePage)
  if (shell.status !== 200) return
  for (const [url] of (await shell.clone().text()).matchAll(/\/_next\/static\/[^"'\\\s)]+/g)) await keepMissing(files, url)
  // Last of all: without its scripts it would never get past "Loading".
  await keep(pages, offlinePage, shell)
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data === 'refresh') event.waitUntil(refresh().catch(() => undefined))
})

self.addEventListener('push', (event) => {
  const { title, body, url, tag, badge } = event.data.json()
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body, tag, data: url, icon: '/icons/icon-192.png' }),
      self.navigator.setAppBadge?.(badge),
      // So that it can be read where there is no network by the time she gets to it.
      refresh().catch(() => undefined),
    ]),
  )
})

async function goTo(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  // The page goes there by itself: loaded anew, it would close the answer she is writing. One that isn't at work yet
  // doesn't hear it, and has nothing to lose.
  const { port1, port2 } = new MessageChannel()
  open.postMessage({ open: path }, [port2])
  const isHeard = await new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(resolve, 1_000)
  })
  if (!isHeard) await open.navigate(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})
