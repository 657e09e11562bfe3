import type { BrowserContext, Page, Worker } from '@playwright/test'
import { enquiry } from '../support/enquiry'
import { leadFrom } from '../support/owner/owner-leads'
import { ownerNotice } from '../support/browser/page'
import { Device, PushService } from '../support/push-service/stand-in'
import { sentQuote } from '../support/owner/quotes'
import type { Site } from '../support/server'
import { signedIn, typePassword } from '../support/owner/signed-in'
import { expect, test } from '../support/site'

/** The caches and service workers of the owner's pages in this browser. */
const deviceCaches = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))

/** The text of everything in one of its caches. */
const readCache = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    // An entry may have been deleted since its key was listed.
    const kept = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()))
    return kept.join()
  }, name)

/** Whether any of its caches has a response for a URL. */
const isCached = (page: Page, url: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), url)

test.use({ serviceWorkers: 'allow' })

const drafts = (page: Page) => readCache(page, 'owner-drafts')
const workerIsReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true }).first().click()

test('drafts survive the phone killing the app, until they’re sent, their person is erased, or the owner signs out', async ({
  page,
  context,
  ownSite: site,
}) => {
  const begin = async (word: string) => {
    const id = await leadFrom(site, word)
    await page.goto(`${site.url}/admin/leads/${id}?quote=new`)
    await workerIsReady(page)
    await page.getByLabel('Add a note').fill(`Rings ${word}`)
    await page.getByLabel('A note to them').fill(`With ${word}`)
    await page.getByRole('button', { name: 'Add a line' }).click()
    await expect(page.getByRole('region', { name: 'Quote' }).getByRole('group')).toHaveCount(2)
    await page.getByLabel('What', { exact: true }).last().fill(`Oven ${word}`)
    await page.getByRole('link', { name: 'Email' }).click()
    await page.getByLabel('Your answer').fill(`Hello ${word}`)
    await expect.poll(() => drafts(page)).toMatch(new RegExp(`(?=.*Hello.${word})(?=.*Oven.${word})`))
    return id
  }
  await begin('erased')
  const id = await begin('interrupted')
  await page.close()

  const again = await context.newPage()
  await again.goto(`${site.url}/admin/leads/${id}`)
  await expect(again.getByLabel('Add a note')).toHaveValue('Rings interrupted')
  await expect(again.getByLabel('Your answer')).toHaveValue('Hello interrupted')
  await expect(again.getByLabel('A note to them')).toHaveValue('With interrupted')
  await expect(again.getByLabel('What', { exact: true }).last()).toHaveValue('Oven interrupted')
  await again.getByRole('button', { name: 'Save note' }).click()
  await expect(ownerNotice(again, 'Noted')).toBeVisible()
  await expect(again.getByLabel('What', { exact: true }).last()).toHaveValue('Oven interrupted')
  await expect.poll(() => drafts(again)).not.toContain('Rings+interrupted')

  // A quote that was sent from elsewhere meanwhile isn't overwritten unseen.
  await sentQuote(site, id)
  await again.getByLabel('What', { exact: true }).first().fill('Windows')
  for (const price of await again.getByLabel('Each, before GST').all()) await price.fill('60')
  await again.getByRole('button', { name: 'Send the quote' }).click()
  await expect(again.getByRole('alert').filter({ hasText: 'changed somewhere else' })).toBeVisible()
  await expect(again.getByText('Sent, waiting for an answer')).toBeVisible()

  await again.goto(`${site.url}/admin/person?email=erased@visitor.example`)
  await again.locator('summary', { hasText: 'Erase everything' }).click()
  await again.getByRole('button', { name: 'Yes, erase' }).click()
  await expect.poll(() => drafts(again)).not.toContain('erased')
  expect(await drafts(again)).toContain('Hello+interrupted')
  await signOut(again)
  await expect(again.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => deviceCaches(again)).toEqual({ caches: [], workers: [] })
})

test('opened pages and the latest leads can be read offline, without whoever was erased', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite()
  await site.post('/api/contact', enquiry('zoe@visitor.example', { name: 'Zoë Nguyen', message: 'Two bedrooms' }))
  await site.post('/api/contact', enquiry('gone@visitor.example', { name: 'Gone', message: 'Forget me' }))
  const lead = (await site.leads('zoe@visitor.example'))[0]!
  await signedIn(context, site)
  await page.goto(`${site.url}/admin/account`)
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/owner.webmanifest')
  await expect.poll(() => isCached(page, '/admin/offline')).toBe(true)
  await page.goto(`${site.url}/admin?setup=a-token`)
  await page.goto(`${site.url}/admin/contacts`)
  await expect.poll(() => readCache(page, 'owner-pages')).toMatch(/total submissions[^]*Forget me/)
  await page.goto(`${site.url}/admin/person?email=gone@visitor.example`)
  await page.locator('summary', { hasText: 'Erase everything' }).click()
  await page.getByRole('button', { name: 'Yes, erase' }).click()
  await expect.poll(() => readCache(page, 'owner-pages')).toMatch(/^(?![^]*Forget me)[^]*Two bedrooms/)
  await page.goto(`${site.url}/admin/leads`)
  await expect.poll(() => isCached(page, '/admin/leads')).toBe(true)
  await site.end()

  await page.goto(`${site.url}/admin`) // the password link wasn't kept as if it were Today
  await expect(page.getByRole('heading', { name: 'Your last 200 leads' })).toBeVisible()
  await page.goto(`${site.url}/admin/leads`)
  await page.getByRole('link', { name: /Zoë Nguyen/ }).click()
  await expect(page.getByRole('heading', { name: 'Your last 200 leads' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/admin/offline#${lead.id}`)
  await expect(page.getByText('Two bedrooms')).toBeVisible()

  await site.start()
  await page.goto(`${site.url}/admin/account`)
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => deviceCaches(page)).toEqual({ caches: [], workers: [] })
  await page.goto(site.url)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('a session that’s ended elsewhere leaves nothing on the device at its next request', async ({
  page,
  ownSite: site,
}) => {
  await page.goto(`${site.url}/admin`)
  await workerIsReady(page)
  await expect.poll(() => isCached(page, '/admin/offline')).toBe(true)
  await site.db.query('DELETE FROM "session" RETURNING "id"')
  await page.goto(`${site.url}/admin/leads`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => deviceCaches(page)).toEqual({ caches: [], workers: [] })
})

/** Taps a notification that opens a page. */
const tap = (worker: Worker, path: string) =>
  worker.evaluate((data) => {
    // A browser only lets a worker do this after a real tap.
    const scope = self as unknown as { WindowClient: { prototype: { focus: () => Promise<void> } } }
    scope.WindowClient.prototype.focus = () => Promise.resolve()
    const event = new Event('notificationclick')
    self.dispatchEvent(Object.assign(event, { notification: { data, close: () => {} }, waitUntil: () => {} }))
  }, path)

test('tapping a notification keeps a half-written note, and opens its lead after signing in if that’s needed', async ({
  page,
  context,
  ownSite: site,
}) => {
  const id = await leadFrom(site, 'halfwritten')
  const started = context.waitForEvent('serviceworker')
  await page.goto(`${site.url}/admin/leads/${id}`)
  const worker = await started
  await workerIsReady(page)
  await page.getByLabel('Add a note').fill('Rings on Tue')
  await expect.poll(() => drafts(page)).toContain('Rings+on+Tue')
  await page.reload()
  await tap(worker, '/admin/leads?state=new')
  await expect(page).toHaveURL(`${site.url}/admin/leads?state=new`)
  await page.goto(`${site.url}/admin/leads/${id}`)
  await expect(page.getByLabel('Add a note')).toHaveValue('Rings on Tue')
  await context.clearCookies()
  await page.goto(`${site.url}/admin/leads/${id}`)
  await typePassword(page, site)
  await expect(page).toHaveURL(`${site.url}/admin/leads/${id}`)
})

let service: PushService
test.beforeAll(async () => void (service = await PushService.start()))
test.afterAll(() => service.stop())

/** Replaces the push subscription, which a browser gets from its vendor's service, with a fake one and returns it. */
async function subscribable(page: Page, context: BrowserContext, site: Site) {
  const { subscription } = new Device(service)
  await context.grantPermissions(['notifications'], { origin: site.url })
  await page.addInitScript((json) => {
    const kept = 'fake-subscription'
    const options = { applicationServerKey: null }
    const unsubscribe = async () => (localStorage.removeItem(kept), true)
    const current = () => (localStorage.getItem(kept) ? { ...json, options, toJSON: () => json, unsubscribe } : null)
    PushManager.prototype.getSubscription = async () => current() as PushSubscription | null
    PushManager.prototype.subscribe = async () => (
      localStorage.setItem(kept, '1'),
      current() as unknown as PushSubscription
    )
  }, subscription)
  return subscription
}

test('notifications are turned on for a device, stay on when the password changes, show what’s pushed, and are turned off', async ({
  page,
  context,
  ownSite: site,
}) => {
  const devices = () => site.db.query<{ endpoint: string }>('SELECT "endpoint" FROM "PushSubscription"')
  const { endpoint } = await subscribable(page, context, site)
  const devtools = await context.newCDPSession(page)
  let registrationId = ''
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    // Registrations from earlier tests are reported too.
    registrationId =
      registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url))?.registrationId ?? registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible()
  expect(await devices()).toEqual([{ endpoint }])
  await page.getByLabel('Current password').fill(site.owner.password)
  await page.getByLabel(/^New password/).fill('another-horse-battery')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(ownerNotice(page, 'Your password is changed')).toBeVisible()
  await page.reload()
  await expect.poll(devices).toEqual([{ endpoint }])

  const data = JSON.stringify({ title: 'New: Quote', body: 'From Zoë', url: '/admin/contacts', tag: 'a', badge: 3 })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/admin')
      return (await registration!.getNotifications()).map(({ title, body, data }) => ({ title, body, url: data }))
    })
  // A busy browser once lost the message. A push service delivers again too, and the tag replaces what's shown.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data })
    await expect
      .poll(shown, { timeout: 10_000 })
      .toEqual([{ title: 'New: Quote', body: 'From Zoë', url: '/admin/contacts' }])
  }).toPass()
  await page.getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(page.getByText('Notifications are off for this device.')).toBeVisible()
  expect(await devices()).toEqual([])
})
