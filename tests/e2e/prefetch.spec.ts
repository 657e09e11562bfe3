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
