import { deviceCaches, isCached } from '../support/browser-caches'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

/** Waits until the offline page is cached, then lists those of its scripts and leads that aren't. */
async function missingWithOfflinePage(): Promise<string[]> {
  let kept: Response | undefined
  while (!(kept = await caches.match('/admin/offline'))) await new Promise(requestAnimationFrame)
  const needed = ['/api/admin/leads/recent', ...(await kept.text()).match(/\/_next\/static\/[^"'\\\s)]+/g)!]
  const found = await Promise.all(needed.map((url) => caches.match(url)))
  return needed.filter((_, index) => !found[index])
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the list of last leads gives way to the requested page once there’s a network', async ({
    page,
    context,
    startSite,
  }) => {
    const site = await startSite()
    const lead = await leadFrom(site, uniqueWord())
    await signedIn(context, site)
    await page.goto(`${site.url}/admin/account`)
    expect(await page.evaluate(missingWithOfflinePage)).toEqual([])
    expect((await deviceCaches(page)).workers).toEqual(['/admin'])
    await site.end()
    await page.goto(`${site.url}/admin/leads/${lead}`)
    await expect(page.getByRole('heading', { name: 'Your last 200 leads' })).toBeVisible()
    // Once they're listed, the page's script is running.
    await expect(page.getByRole('listitem').filter({ hasText: 'Robin Field' })).toBeVisible()
    await site.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { name: 'Robin Field' })).toBeVisible()
  })

  test('while the network hangs, a page opened earlier is shown with its data', async ({
    page,
    context,
    startSite,
  }) => {
    const site = await startSite()
    const word = uniqueWord()
    const path = `/admin/leads/${await leadFrom(site, word)}`
    await signedIn(context, site)
    const started = context.waitForEvent('serviceworker')
    await page.goto(`${site.url}/admin/account`)
    const worker = await started
    expect(await page.evaluate(missingWithOfflinePage)).toEqual([])
    await page.goto(site.url + path)
    await expect(page.getByText(`Please, ${word}.`).first()).toBeVisible()
    for (const kept of [path, `/api${path}`]) await expect.poll(() => isCached(page, kept)).toBe(true)
    await worker.evaluate(() => {
      // It waits 12 s for the network (tests/unit/owner/admin-worker.test.ts).
      const { setTimeout } = self
      self.setTimeout = ((run: () => void) => setTimeout(run)) as typeof setTimeout
    })
    site.signal('SIGSTOP')
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await expect(page.getByLabel('Add a note')).toBeVisible() // not the list of last leads
    await expect(page.getByText(`Please, ${word}.`).first()).toBeVisible()
  })
})

test('a lead that’s gone isn’t requested again', async ({ page, context, site }) => {
  await signedIn(context, site)
  let asked = 0
  await page.route('**/api/admin/leads/erased', (route) => (asked++, route.continue()))
  await page.clock.install()
  await page.goto('/admin/leads/erased')
  await expect(page.getByText('This lead no longer exists.')).toBeVisible()
  const before = asked
  await page.clock.runFor(100_000)
  await page.evaluate(() => fetch('/api/health')) // any earlier request has been seen by now
  expect(asked).toBe(before)
})
