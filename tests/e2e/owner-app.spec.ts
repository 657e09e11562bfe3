import type { Worker } from '@playwright/test'
import { callApi } from '../support/as-owner'
import { deviceCaches, readCache, isCached } from '../support/browser-caches'
import { enquiry } from '../support/enquiry'
import { leadFrom } from '../support/owner-leads'
import { signedIn, typePassword } from '../support/signed-in'
import { expect, test } from '../support/site'

test.use({ serviceWorkers: 'allow' })

test('the owner’s pages can be installed as an app, which doesn’t affect the public ones', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest')
  await signedIn(context, site)
  await page.goto('/admin/account')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(href).toBe('/owner.webmanifest')
  const manifest = (await (await site.request(href!)).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await site.request(src)).status).toBe(200)
  await expect.poll(async () => (await deviceCaches(page)).workers).toEqual(['/admin'])
  await page.goto('/')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('the latest leads can be read offline, and signing out leaves nothing on the device', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite()
  await site.post('/api/contact', enquiry('zoe@visitor.example', { name: 'Zoë Nguyen', message: 'Two bedrooms' }))
  const [lead] = await site.leads()
  await signedIn(context, site)
  await page.goto(`${site.url}/admin/account`)
  await expect.poll(() => isCached(page, '/admin/offline')).toBe(true)
  await page.goto(`${site.url}/admin?setup=a-token`)
  await page.goto(`${site.url}/admin/contacts`)
  await expect(page.getByText('Two bedrooms')).toBeVisible()
  await expect.poll(() => isCached(page, '/admin/contacts')).toBe(true)
  await site.post('/api/newsletter', { email: 'list@visitor.example' })
  await page.goto(`${site.url}/admin/leads`)
  await expect(page.getByText('list@visitor.example')).toBeVisible()
  await expect.poll(() => isCached(page, '/admin/leads')).toBe(true)
  await site.end()

  // The last 200 leads don't say which are unanswered, and showing none is better than showing all.
  await page.goto(`${site.url}/admin/leads?unanswered=1`)
  await expect(page.getByText("We couldn't load your leads.")).toBeVisible()
  await expect(page.getByText('list@visitor.example')).toBeHidden()
  await page.goto(`${site.url}/admin/leads?quoted=1`)
  await expect(page.getByText('Nothing here')).toBeVisible()
  await page.goto(`${site.url}/admin`) // the password link wasn't kept as if it were Today
  await expect(page.getByRole('heading', { name: 'Your last 200 leads' })).toBeVisible()
  await page.goto(`${site.url}/admin/contacts`)
  await expect(page.getByText('Two bedrooms')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 160 })
  await page.goto(`${site.url}/admin/leads/${lead!.id}`)
  await expect(page.getByRole('heading', { name: 'Your last 200 leads' })).toBeVisible()
  await expect(page.getByText('Two bedrooms')).toBeVisible()
  // The lead may be the last in the list.
  await expect(page.getByText('Zoë Nguyen').first()).toBeInViewport()

  await site.start()
  await page.goto(`${site.url}/admin/account`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => deviceCaches(page)).toEqual({ caches: [], workers: [] })
})

test('a person who’s erased is removed from the offline copy too', async ({ page, ownSite: site }) => {
  const keptAnswers = () => readCache(page, 'owner-answers')
  const read = async (word: string) => {
    const lead = `${site.url}/admin/leads/${await leadFrom(site, word)}`
    await page.goto(lead)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.getByText(`Please, ${word}.`).first()).toBeVisible()
    await expect.poll(keptAnswers).toContain(`Please, ${word}.`)
    return lead
  }
  const other = await read('goneelsewhere')
  await read('gonehere')
  await page.goto(`${site.url}/admin/person?email=gonehere@visitor.example`)
  await page.getByRole('button', { name: 'Erase everything...' }).click()
  await page.getByRole('button', { name: 'Yes, erase' }).click()
  await expect.poll(keptAnswers).not.toContain('gonehere')

  await page.goto(other)
  await expect.poll(keptAnswers).toContain('Please, goneelsewhere.')
  expect((await callApi(site, 'DELETE', 'person?email=goneelsewhere@visitor.example')).status).toBe(200)
  await page.goto(other)
  await expect(page.getByText('This lead no longer exists.')).toBeVisible()
  await expect.poll(keptAnswers).not.toContain('goneelsewhere')
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

test('tapping a notification keeps a half-written note', async ({ page, context, startSite }) => {
  const site = await startSite()
  const id = await leadFrom(site, 'halfwritten')
  await signedIn(context, site)
  const started = context.waitForEvent('serviceworker')
  await page.goto(`${site.url}/admin/leads/${id}`)
  const worker = await started
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByLabel('Add a note').fill('Rings on Tue')
  await tap(worker, '/admin/leads?state=new')
  await expect(page).toHaveURL(`${site.url}/admin/leads?state=new`)
  await page.goBack()
  await expect(page.getByLabel('Add a note')).toHaveValue('Rings on Tue')
})

test('tapping a notification while signed out opens its lead after signing in', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite()
  const id = await leadFrom(site, 'tappedlater')
  await signedIn(context, site)
  const started = context.waitForEvent('serviceworker')
  await page.goto(`${site.url}/admin`)
  const worker = await started
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.clearCookies()
  await page.goto(`${site.url}/admin/account`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await tap(worker, `/admin/leads/${id}`)
  await expect(page).toHaveURL(`${site.url}/admin/leads/${id}`)
  await typePassword(page, site)
  await expect(page.getByLabel('Add a note')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/admin/leads/${id}`)
})
