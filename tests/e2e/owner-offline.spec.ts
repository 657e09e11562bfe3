import { held } from '../support/held'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test.describe('with the device’s worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the last leads give way to the page that was asked for once there is a network', async ({
    page,
    context,
    startSite,
  }) => {
    const site = await startSite()
    const lead = await leadFrom(site, uniqueWord())
    await signedIn(context, site)
    await page.goto(`${site.url}/admin/account`)
    for (const kept of ['/admin/offline', '/api/admin/leads/recent'])
      await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), kept)).toBe(true)
    expect((await held(page)).workers).toEqual(['/admin'])
    await site.end()
    await page.goto(`${site.url}/admin/leads/${lead}`)
    await expect(page.getByRole('heading', { name: 'Your last 200 leads' })).toBeVisible()
    // Once they are listed, the page's script is at work.
    await expect(page.getByRole('listitem').filter({ hasText: 'Robin Field' })).toBeVisible()
    await site.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { name: 'Robin Field' })).toBeVisible()
  })
})

test('a lead that is gone is asked for no more', async ({ page, context, site }) => {
  await signedIn(context, site)
  let asked = 0
  await page.route('**/api/admin/leads/erased', (route) => (asked++, route.continue()))
  await page.clock.install()
  await page.goto('/admin/leads/erased')
  await expect(page.getByText('This lead is gone.')).toBeVisible()
  const before = asked
  await page.clock.runFor(100_000)
  await page.evaluate(() => fetch('/api/health')) // behind whatever was asked meanwhile
  expect(asked).toBe(before)
})
