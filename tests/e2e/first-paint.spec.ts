import type { Page } from '@playwright/test'
import { holdBack } from '../support/browser/page'
import { expect, test } from '../support/site'

test.use({ viewport: { width: 390, height: 844 } })

/** Whether each band of a page, and its footer, is laid out. */
const laidOut = (page: Page) =>
  page
    .locator('main > section, footer')
    .evaluateAll((bands) =>
      bands.map((band) => band.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })),
    )

test('nothing of a page is laid out before its styles arrive', async ({ page }) => {
  const release = await holdBack(page, '**/*.css')
  const response = await page.goto('/contact', { waitUntil: 'commit' })
  await response!.finished()
  // Once the browser has nothing left to do, it would have parsed the whole page.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
  await expect(page.locator('form')).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
})

test('pictures further down wait for the first paint, then load', async ({ page, context }) => {
  const cards = /\/art\/services\//
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  // The wait is an animation, so its clock is stopped until the page is idle.
  const browser = await context.newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => url.includes('/art/hero/'))).toHaveLength(2) // the room before and after
  expect(fetched.filter((url) => cards.test(url))).toEqual([])
  const later = page.waitForRequest(cards)
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await later
})

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

test('a link to a place further down goes there before the loader has arrived', async ({ page }) => {
  const release = await holdBack(page, '**/loader/*')
  await page.goto('/#newsletter-title', { waitUntil: 'commit' })
  await expect(page.locator('#newsletter-title')).toBeInViewport()
  release()
})
