import { apiRequest } from '../http'
import type { PushSettings } from './push'

// Device features of the owner's pages: the worker that caches leads, push notices and the icon's number.

const worker = '/admin-worker.js'
const scope = '/admin'
/** Set on a device that should get notices, so that signing in again turns them back on. */
const wanted = 'owner-notices'

/** Set on a device where single-key shortcuts are off, because dictation would trigger them. */
const withoutKeys = 'owner-without-keys'
export const areShortcutsEnabled = () => localStorage.getItem(withoutKeys) === null
export const setShortcutsEnabled = (on: boolean) =>
  on ? localStorage.removeItem(withoutKeys) : localStorage.setItem(withoutKeys, 'yes')

export const supportsPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Registers the worker and has it refresh its cache. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(worker, { scope })
  const { active } = await ready(registration)
  active?.postMessage('refresh')
  if (wantsNotices()) await switchNoticesOn()
}

/** `navigator.serviceWorker.ready` never resolves on a page that the worker doesn't control yet. */
async function ready(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting
  if (coming && !registration.active)
    await new Promise<void>((resolve) =>
      coming.addEventListener('statechange', () => coming.state === 'activated' && resolve()),
    )
  return registration
}

const wantsNotices = () =>
  supportsPush() && Notification.permission === 'granted' && localStorage.getItem(wanted) !== null

/** Whether this device gets notices of new enquiries. */
export async function hasNotices(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  return wantsNotices() && Boolean(await registration?.pushManager.getSubscription())
}

const sameKey = (subscription: PushSubscription, key: string) => {
  const given = subscription.options.applicationServerKey
  return given !== null && btoa(String.fromCharCode(...new Uint8Array(given))) === toBase64(key)
}
const toBase64 = (base64url: string) => base64url.replaceAll('-', '+').replaceAll('_', '/').padEnd(88, '=')

/**
 * Turns on notices of new enquiries for this device. Safe to repeat: each call tells the server its current session.
 * @throws DOMException if the browser refuses; HttpError if our server does
 */
export async function switchNoticesOn(): Promise<void> {
  const registration = await ready(await navigator.serviceWorker.register(worker, { scope }))
  const { publicKey } = (await (await apiRequest('GET', '/api/admin/push')).json()) as PushSettings
  let subscription = await registration.pushManager.getSubscription()
  // A subscription made with another key (before the database was moved, say) would never ring.
  if (subscription && !sameKey(subscription, publicKey)) {
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await apiRequest('POST', '/api/admin/push', subscription.toJSON())
  localStorage.setItem(wanted, 'yes')
}

/** Turns off notices for this device. */
export async function switchNoticesOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) await apiRequest('DELETE', '/api/admin/push', { endpoint: subscription.endpoint })
  // Only now: until the server knows, the device still rings, and its page has to say so.
  localStorage.removeItem(wanted)
  await subscription?.unsubscribe()
}
