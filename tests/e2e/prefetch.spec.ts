import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

/** The paths that the browser prefetches from now on, including those that don't answer with a page. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  const fetched: string[] = []
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname, search } = new URL(prefetchUrl)
    const path = pathname + search
    if (status !== 'Pending' && !fetched.includes(path)) fetched.push(path)
  })
  await devTools.send('Preload.enable')
  return fetched
}

test('a page is prefetched while the pointer rests on its link', async ({ page }) => {
  const fetched = await watchPrefetches(page)
  await page.goto('/contact')
  await page.locator('header').getByRole('link', { name: 'The Sunnie Journal' }).hover()
  await expect.poll(() => fetched).toEqual(['/the-sunnie-journal'])
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).hover()
  await expect.poll(() => fetched).toEqual(['/the-sunnie-journal', '/privacy-policy'])
})

test('header links and a page’s main action are prefetched sooner, but not an open menu', async ({ page }) => {
  // A browser doesn't report how soon, so this checks the rule.
  const { prefetch } = JSON.parse(readFileSync('public/speculation-rules.json', 'utf8')) as {
    prefetch: { eagerness: string; where: { selector_matches: string[] } }[]
  }
  const soon = prefetch.find(({ eagerness }) => eagerness === 'eager')!.where.selector_matches.join()
  await page.goto('/services/daily-glow')
  await expect(page.locator(soon).getByText('The Sunnie Journal')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').and(page.locator(soon))).toHaveText(['Start a Subscription'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.site-menu summary').first().click()
  await expect(page.locator('header').getByRole('link', { name: 'The Sunnie Journal' })).toBeVisible()
  await expect(page.locator(soon)).toHaveText(['Start a Subscription'])
})

test('nothing that has an effect or is rendered for a query is prefetched, even when its link is pressed', async ({
  page,
}) => {
  const fetched = await watchPrefetches(page)
  await page.goto('/contact')
  const press = async (path: string) => {
    const link = page.getByRole('link', { name: path, exact: true })
    await page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement('a'))
      Object.assign(link, { href, textContent: href })
    }, path)
    await link.hover()
    await page.mouse.down()
    await page.mouse.move(0, 0) // released elsewhere, so that the link isn't followed
    await page.mouse.up()
  }
  for (const path of [
    '/admin',
    '/admin/leads',
    '/api/health',
    '/unsubscribe/token',
    '/thanks/contact',
    '/subscribe?step=2',
    '/subscribe?service=daily-glow&step=1',
    '/the-sunnie-journal?q=oven',
  ])
    await press(path)
  await press('/about')
  await expect.poll(() => fetched).toEqual(['/about'])
})

test('a page of another part of the site is prefetched along with its style sheet', async ({ page }) => {
  const to = '/subscribe?service=full-bloom&size=2b1b&frequency=monthly'
  await page.goto('/subscriptions')
  const sheet = page.locator('link[rel="stylesheet"]')
  const own = await sheet.getAttribute('href')
  const fetched: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.css') && pathname !== own && response.ok()) fetched.push(pathname)
  })
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.hover()
  await expect.poll(() => fetched).toHaveLength(1)
  await link.click()
  await page.waitForURL(to)
  await expect(sheet).toHaveAttribute('href', fetched[0]!)
  const stillToCome = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming
      return name.endsWith('.css') ? transferSize : []
    }),
  )
  expect(stillToCome, 'bytes of its style sheet').toEqual([0])
})
