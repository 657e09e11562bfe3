import { type Locator, type Page, type Route, expect, test } from '@playwright/test'
import { awakeEvent } from '../../../lib/loader-names'

const toasts = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"]:not([data-read])')

/** A visible toast, by its text. */
export const notice = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text })

/** From here on `notice` finds only newer toasts. */
export const markNoticesRead = (page: Page) =>
  toasts(page).evaluateAll((elements) => elements.forEach((element) => element.setAttribute('data-read', '')))

/** A notice on one of the owner's pages, by its text. */
export const ownerNotice = (page: Page, text: string | RegExp) => page.locator('#notices > *').filter({ hasText: text })

/** An address that no other test or project uses. */
export const emailFor = (purpose: string) => `${purpose}-${test.info().testId}@visitor.example`

export type Handler = (route: Route) => Promise<void>

export const respondWith =
  (status: number, body: string, contentType = 'application/json'): Handler =>
  (route) =>
    route.fulfill({ status, body, contentType })
export const failNetwork: Handler = (route) => route.abort()
const passThrough: Handler = (route) => route.continue()

/** Intercepts requests. The function it returns changes how they're handled; by default they then pass through. */
export async function intercept(page: Page, url: string, first: Handler): Promise<(next?: Handler) => void> {
  let handler = first
  await page.route(url, (route) => handler(route))
  return (next = passThrough) => void (handler = next)
}

/** Holds requests back until the function it returns is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Touches a prerendered page as a visitor does, and waits until its own scripts respond. `act` is the touch. */
export async function touch(page: Page, act = () => page.keyboard.press('Shift')): Promise<void> {
  await page.waitForLoadState()
  const awake = await page.evaluateHandle((event) => {
    const seen = { is: false }
    document.addEventListener(event, () => (seen.is = true))
    return seen
  }, awakeEvent)
  await act()
  await page.waitForFunction(({ is }) => is, awake)
}

/** Double-clicks, or double-taps with a finger. */
export async function doubleClick(control: Locator, withFinger: boolean): Promise<void> {
  if (!withFinger) return control.dblclick()
  await control.click({ trial: true }) // brings it into view, with nothing over it
  const { x, y, width, height } = (await control.boundingBox())!
  const tap = () => control.page().touchscreen.tap(x + width / 2, y + height / 2)
  // Send both taps at once, because a busy machine would turn them into two slow ones.
  await Promise.all([tap(), tap()])
}

/** Waits until a draft on this device contains a text. */
export const draftWith = (page: Page, text: string) =>
  page.waitForFunction((wanted) => Object.values(localStorage).some((value) => String(value).includes(wanted)), text)

/** The queue on this device, as it's stored. */
export const queue = (page: Page) => page.evaluate(() => localStorage.getItem('sunnie:queue'))

/** Makes a page send its queue once the previous try is over, because only one try runs at a time. */
export async function networkIsBack(page: Page): Promise<void> {
  await page.evaluate(() => navigator.locks.request('sunnie:queue', () => undefined))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Clicks Send while offline, so that the form waits on the device. */
export async function sendOffline(form: Locator, send: Locator): Promise<void> {
  // The code that sends and shows notices must have loaded, because nothing can be fetched offline.
  await expect(form).toHaveAttribute('novalidate', '')
  await expect(form.page().getByRole('region', { name: 'Notifications' })).toBeAttached()
  await form.page().context().setOffline(true)
  await send.click()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
}

/** Resolves once changes to a page have been painted. */
export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** How many pixels wider the page is than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
