import type { Page } from '@playwright/test'
import { brokenWords } from '../support/browser/broken-words'
import { sidewaysScroll } from '../support/browser/page'
import { expect, test } from '../support/site'

/** Sets the browser's own font size, which media queries in rem follow too. */
async function setFont(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}

async function openWithFont(page: Page, width: number, standard: number, path: string) {
  await page.setViewportSize({ width, height: 844 })
  await setFont(page, standard)
  await page.goto(path)
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined)) // other fonts are wider
}

// The next test may get the same page.
test.afterEach(({ page }) => setFont(page, 16))

test('with a font of 24 px a phone splits no word, not even an email address', async ({ page }) => {
  for (const path of ['/contact', '/naturally-sunnie', '/services/natural-order', '/subscriptions']) {
    await openWithFont(page, 360, 24, path)
    await expect.poll(() => brokenWords(page, 'h1, h2, h3, h4, p, li, dd, dt, th, td'), path).toEqual([])
    expect(await sidewaysScroll(page), path).toBe(0)
  }
})
