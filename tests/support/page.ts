import { type Locator, type Page, type Route, expect, test } from '@playwright/test'
import { awakeEvent } from '../../lib/loader-names'

const toasts = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"]:not([data-read])')

/** A toast on show, by what it says. */
export const notice = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text })

/** From here on `notice` finds newer toasts only. */
export const markNoticesRead = (page: Page) =>
  toasts(page).evaluateAll((elements) => elements.forEach((element) => element.setAttribute('data-read', '')))

/** An address that no other test uses, and no other project. */
export const emailFor = (purpose: string) => `${purpose}-${test.info().testId}@visitor.example`

export type Handler = (route: Route) => Promise<void>

export const respondWith =
  (status: number, body: string, contentType = 'application/json'): Handler =>
  (route) =>
    route.fulfill({ status, body, contentType })
export const failNetwork: Handler = (route) => route.abort()
const passThrough: Handler = (route) => route.continue()

/** Intercepts requests; what it returns changes how they're handled from then on (by default they pass through). */
export async function intercept(page: Page, url: string, first: Handler): Promise<(next?: Handler) => void> {
  let handler = first
  await page.route(url, (route) => handler(route))
  return (next = passThrough) => void (handler = next)
}

/** Holds requests back until what it returns is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Touches a prerendered page as a visitor does, and waits until it answers by itself. `act` is the touch. */
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

/** A double click; with a finger, a double tap. */
export async function pressTwice(control: Locator, withFinger: boolean): Promise<void> {
  if (!withFinger) return control.dblclick()
  await control.click({ trial: true }) // brings it into view, with nothing over it
  const { x, y, width, height } = (await control.boundingBox())!
  const tap = () => control.page().touchscreen.tap(x + width / 2, y + height / 2)
  // Both are on their way at once: a busy machine would make two slow taps of them.
  await Promise.all([tap(), tap()])
}

/** Waits until something is in a draft on this device. */
export const draftWith = (page: Page, text: string) =>
  page.waitForFunction((wanted) => Object.values(localStorage).some((value) => String(value).includes(wanted)), text)

/** What waits on this device, as it is kept. */
export const queue = (page: Page) => page.evaluate(() => localStorage.getItem('sunnie:queue'))

/** Opens a page again while the network is gone, and waits until it has tried in vain to send what waits. */
export async function reloadInVain(page: Page, endpoint: string): Promise<void> {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(endpoint.replace('**', '')))
  await page.reload()
  await failed
}

/** What it gives resolves once the page that is opened next has looked for what waits. */
export async function watchForLooks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { locks } = navigator
    const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>
    Object.assign(locks, {
      request: async (...args: unknown[]) => {
        await request(...args)
        document.documentElement.dataset.looked = ''
      },
    })
  })
  return () => page.locator('html[data-looked]').waitFor()
}

/** Has a page send what waits, which it does in one place at a time: once the try before is over. */
export async function networkIsBack(page: Page): Promise<void> {
  await page.evaluate(() => navigator.locks.request('sunnie:queue', () => undefined))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Presses Send with the network cut: what is sent waits on the device. */
export async function sendOffline(form: Locator, send: Locator): Promise<void> {
  // What sends and what shows notices have to be here: nothing can be fetched once the network is gone.
  await expect(form).toHaveAttribute('novalidate', '')
  await expect(form.page().getByRole('region', { name: 'Notifications' })).toBeAttached()
  await form.page().context().setOffline(true)
  await send.click()
  await expect(form.getByRole('status')).toContainText('kept this on your device')
}

/** Resolves once what has changed on a page is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
