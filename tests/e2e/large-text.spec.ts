import type { Page } from '@playwright/test'
import { brokenWords } from '../support/browser/broken-words'
import { readyToSend } from '../support/browser/builder'
import { sidewaysScroll } from '../support/browser/page'
import { expect, test } from '../support/site'

const areasStep = readyToSend.replace('step=5', 'step=2')

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

const large = [
  '/',
  '/subscribe',
  areasStep,
  '/natural-order-onboarding',
  '/services/sunnie-select',
  '/naturally-sunnie',
]

test('with a font of 32 px a phone splits no word into more than two parts', async ({ page }) => {
  for (const path of large) {
    await openWithFont(page, 390, 32, path)
    const seen = 'h1, h2, h3, h4, p, li, main button, label:not(:has([name="website"]))'
    await expect.poll(() => brokenWords(page, seen, /\p{L}+/gu, 2), path).toEqual([])
    expect(await sidewaysScroll(page), path).toBe(0)
    if (path === '/') expect(await brokenWords(page, 'h1'), 'the title').toEqual([])
  }
})

test('with a font of 24 px a phone splits no word, not even an email address', async ({ page }) => {
  for (const path of ['/contact', '/naturally-sunnie', '/services/natural-order', '/subscriptions']) {
    await openWithFont(page, 360, 24, path)
    await expect.poll(() => brokenWords(page, 'h1, h2, h3, h4, p, li, dd, dt, th, td'), path).toEqual([])
    expect(await sidewaysScroll(page), path).toBe(0)
  }
})

test('with a font of 20 px a phone’s header is still a single row', async ({ page }) => {
  await openWithFont(page, 360, 20, '/')
  const header = page.getByRole('banner')
  const [menu, book] = [
    await header.getByText('Menu', { exact: true }).boundingBox(),
    await header.getByRole('link', { name: 'Book Now' }).boundingBox(),
  ]
  expect(book!.y).toBeCloseTo(menu!.y, 0)
  expect(book!.x + book!.width).toBeLessThanOrEqual(360)
})

test('with text too large for one row, the header scrolls away and the builder’s buttons stay in their place', async ({
  page,
}) => {
  await openWithFont(page, 360, 24, areasStep)
  await expect(page.getByRole('button', { name: 'Next', exact: true })).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('a price table needs no sideways scroll with a large font, nor on the smallest phone', async ({ page }) => {
  for (const service of ['daily-glow', 'full-bloom', 'work-flow', 'five-star-reset'])
    for (const [width, font] of [
      [320, 16],
      [360, 24],
      [390, 32],
    ] as const) {
      await openWithFont(page, width, font, `/services/${service}`)
      const over = () => page.locator('.price-table').evaluate((card) => card.scrollWidth - card.clientWidth)
      await expect.poll(over, `${service} at ${width} px with ${font} px`).toBe(0)
    }
})
