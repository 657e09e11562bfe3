// @ts-check
// The device that the owner's pages are on: the worker that keeps pages for reading offline, notices of new enquiries,
// the icon's number, and whether single keys are shortcuts.
import { withoutKeys } from './keys.js'
import { tell } from './notices.js'

const scope = '/admin'
/** Set on a device that should get notices, so that signing in again turns them back on. */
const wanted = 'owner-notices'

const supportsPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const wantsNotices = () =>
  supportsPush && Notification.permission === 'granted' && localStorage.getItem(wanted) !== null

/** `navigator.serviceWorker.ready` never resolves on a page that the worker doesn't control yet. */
async function startWorker() {
  const registration = await navigator.serviceWorker.register('/admin-worker.js', { scope })
  const coming = registration.installing ?? registration.waiting
  if (coming && !registration.active)
    await new Promise((resolve) =>
      coming.addEventListener('statechange', () => coming.state === 'activated' && resolve(undefined)),
    )
  return registration
}

/** @param {PushSubscription} subscription @param {string} key */
function hasKey({ options }, key) {
  const given = options.applicationServerKey
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/').padEnd(88, '=')
  return given !== null && btoa(String.fromCharCode(...new Uint8Array(given))) === base64
}

/** @param {object} body */
async function post(body) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch('/api/admin/push', { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`push answered ${response.status}`)
}

/**
 * Turns on notices for this device. Safe to repeat: each call tells the server its current session.
 * @throws DOMException if the browser refuses
 */
async function switchOn() {
  const { pushManager } = await startWorker()
  const { publicKey } = await (await fetch('/api/admin/push')).json()
  let subscription = await pushManager.getSubscription()
  // A subscription made with another key (before the database was moved, say) would never ring.
  if (subscription && !hasKey(subscription, publicKey)) {
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await post(subscription.toJSON())
  localStorage.setItem(wanted, 'yes')
}

async function switchOff() {
  const subscription = await (await startWorker()).pushManager.getSubscription()
  if (subscription) await post({ endpoint: subscription.endpoint, off: true })
  // Only now: until the server knows, the device still rings, and its page has to say so.
  localStorage.removeItem(wanted)
  await subscription?.unsubscribe()
}

async function start() {
  const registration = await startWorker()
  registration.active?.postMessage('refresh')
  if (wantsNotices()) await switchOn()
}

/** @param {string} id */
const element = (id) => document.getElementById(id)
/** @param {Record<string, boolean>} shown which elements to show, by id */
function show(shown) {
  for (const [id, isShown] of Object.entries(shown)) {
    const one = element(id)
    if (one) one.hidden = !isShown
  }
}

/** Shows whether this device gets notices, on the account page. */
async function showNotices() {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const on = wantsNotices() && Boolean(await registration?.pushManager.getSubscription())
  show({ 'notices-on': on, 'switch-off': on, 'notices-off': !on, 'switch-on': !on, 'notices-refused': false })
}

/** @param {() => Promise<void>} change */
const switching = (change) => async () => {
  try {
    await change()
    await showNotices()
  } catch (error) {
    if (error instanceof DOMException) show({ 'notices-refused': true })
    else tell("That didn't work. Please try again.")
  }
}

function watchSettings() {
  const keys = /** @type {HTMLInputElement | null} */ (element('single-keys'))
  if (!keys) return
  keys.checked = localStorage.getItem(withoutKeys) === null
  keys.onchange = () =>
    keys.checked ? localStorage.removeItem(withoutKeys) : localStorage.setItem(withoutKeys, 'yes')
  show({ 'notices-unsupported': !supportsPush })
  if (!supportsPush) return
  element('switch-on')?.addEventListener('click', switching(switchOn))
  element('switch-off')?.addEventListener('click', switching(switchOff))
  showNotices().catch(() => undefined)
}

// Only for those who are signed in: the sign-in page has no notices.
if (element('notices') && 'serviceWorker' in navigator) {
  // The pages work without it, so there's nothing to tell the owner.
  start().catch(() => undefined)
  const { badge } = document.querySelector('main')?.dataset ?? {}
  if (badge) navigator.setAppBadge?.(Number(badge)).catch(() => undefined)
}
watchSettings()
