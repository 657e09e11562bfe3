import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

test.use({ viewport: { width: 390, height: 844 } })

/** Whether each band of a page, and its footer, is laid out. */
const laidOut = (page: Page) =>
  page
    .locator('main > section, footer')
    .evaluateAll((bands) =>
      bands.map((band) => band.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })),
    )

test('bands further down are laid out after the first paint, without any scrolling', async ({ page, context }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bands = await laidOut(page)
  expect(bands[0]).toBe(true)
  expect(bands.slice(-6)).toEqual(Array(6).fill(false))
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(() => laidOut(page)).not.toContain(false)
})

test('a reload keeps the scroll position anywhere on a page', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => laidOut(page)).not.toContain(false)
  for (const share of [0.3, 0.75]) {
    await page.evaluate((down) => scrollTo(0, Math.round(down * document.documentElement.scrollHeight)), share)
    const before = await page.evaluate(() => scrollY)
    await page.reload()
    await expect.poll(() => laidOut(page)).not.toContain(false)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a place further down goes there, because no band waits', async ({ page, context }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goto('/#newsletter-title')
    await expect(page.locator('#newsletter-title')).toBeInViewport()
    expect(await laidOut(page)).not.toContain(false)
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
  })
})
