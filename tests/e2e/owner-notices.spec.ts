import type { BrowserContext, Page } from '@playwright/test'
import { notice } from '../support/page'
import { Device, PushService } from '../support/push-service/stand-in'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { totp } from '../support/totp'

test.use({ serviceWorkers: 'allow' })

let service: PushService
test.beforeAll(async () => void (service = await PushService.start()))
test.afterAll(() => service.stop())

/** Replaces the push subscription, which a browser gets from its vendor's service, with a fake one and returns it. */
async function subscribable(page: Page, context: BrowserContext, site: Site) {
  const { subscription } = new Device(service)
  await context.grantPermissions(['notifications'], { origin: site.url })
  await page.addInitScript((json) => {
    let current: object | null = null
    const options = { applicationServerKey: null }
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
    PushManager.prototype.subscribe = async () =>
      (current = {
        ...json,
        options,
        toJSON: () => json,
        unsubscribe: async () => ((current = null), true),
      }) as unknown as PushSubscription
  }, subscription)
  return subscription
}

const devices = (site: Site) => site.db.query<{ endpoint: string }>('SELECT "endpoint" FROM "PushSubscription"')

test('notifications can be turned on and off for a device, and a push message shows one that links to its page', async ({
  page,
  context,
  ownSite: site,
}) => {
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
  expect(await devices(site)).toEqual([{ endpoint }])

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
  expect(await devices(site)).toEqual([])
})

test('a device keeps its notifications when the password changes and when codes are switched on and off', async ({
  page,
  context,
  ownSite: site,
}) => {
  const { endpoint } = await subscribable(page, context, site)
  const password = 'another-horse-battery'
  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible()

  await page.getByLabel('Current password').fill(site.owner.password)
  await page.getByLabel(/^New password/).fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(notice(page, 'Your password is changed')).toBeVisible()
  await expect.poll(() => devices(site)).toEqual([{ endpoint }])

  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByLabel('Your password').fill(password)
  await app.getByRole('button', { name: 'Set it up' }).click()
  await app.getByLabel('Six-digit code').fill(totp((await app.locator('code').textContent())!))
  await app.getByRole('button', { name: 'Switch it on' }).click()
  await expect(notice(page, 'Codes are on.')).toBeVisible()
  await expect.poll(() => devices(site)).toEqual([{ endpoint }])

  await app.getByLabel('Your password').fill(password)
  await app.getByRole('button', { name: 'Switch it off' }).click()
  await expect(notice(page, 'Codes are off.')).toBeVisible()
  await expect.poll(() => devices(site)).toEqual([{ endpoint }])
})
