import { write } from '../http'
import type { PushSettings } from './push'

// What the owner's pages do with the device they are on: the worker that keeps leads, push notices, the icon's number.

const worker = '/admin-worker.js'
const scope = '/admin'
/** Set on a device whose owner wants notices, so that signing in again switches them on again. */
const wanted = 'owner-notices'

/** Set on a device where single keys do nothing: whoever dictates would press them by talking. */
const withoutKeys = 'owner-without-keys'
export const hasKeys = () => localStorage.getItem(withoutKeys) === null
export const switchKeys = (on: boolean) =>
  on ? localStorage.removeItem(withoutKeys) : localStorage.setItem(withoutKeys, 'yes')

export const knowsNotices = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Registers the worker and has it bring what it keeps up to date. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(worker, { scope })
  const { active } = await ready(registration)
  active?.postMessage('refresh')
  if (wantsNotices()) await switchNoticesOn()
}

/** `navigator.serviceWorker.ready` waits for ever on a page that the worker doesn't control yet. */
async function ready(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting
  if (coming && !registration.active)
    await new Promise<void>((resolve) =>
      coming.addEventListener('statechange', () => coming.state === 'activated' && resolve()),
    )
  return registration
}

const wantsNotices = () =>
  knowsNotices() && Notification.permission === 'granted' && localStorage.getItem(wanted) !== null

/** Whether this device is told about new enquiries. */
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
 * Has this device told about new enquiries. Safe to repeat: the server learns which session the device has now.
 * @throws DOMException when the browser refuses; HttpError from our side
 */
export async function switchNoticesOn(): Promise<void> {
  const registration = await ready(await navigator.serviceWorker.register(worker, { scope }))
  const { publicKey } = (await (await write('GET', '/api/admin/push')).json()) as PushSettings
  let subscription = await registration.pushManager.getSubscription()
  // Made with another key, after the database was moved, say: it would never ring.
  if (subscription && !sameKey(subscription, publicKey)) {
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await write('POST', '/api/admin/push', subscription.toJSON())
  localStorage.setItem(wanted, 'yes')
}

/** Tells this device nothing more. */
export async function switchNoticesOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) await write('DELETE', '/api/admin/push', { endpoint: subscription.endpoint })
  // Not before: as long as the server doesn't know, the device rings, and is said to.
  localStorage.removeItem(wanted)
  await subscription?.unsubscribe()
}
