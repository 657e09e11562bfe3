import type { Page } from '@playwright/test'
import { brokenWords } from '../support/broken-words'
import { readyToSend } from '../support/builder'
import { sidewaysScroll } from '../support/page'
import { expect, test } from '../support/site'

const areasStep = readyToSend.replace('step=5', 'step=2')

/** Sets the browser's own font size, which media queries in rem follow too. */
async function setFont(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}

async function openWithFont(page: Page, standard: number, path: string) {
  await setFont(page, standard)
  await page.goto(path)
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
}

// The next test may get the same page.
test.afterEach(({ page }) => setFont(page, 16))

for (const path of [
  '/',
  '/subscribe',
  areasStep,
  '/natural-order-onboarding',
  '/services/sunnie-select',
  '/naturally-sunnie',
  '/about',
  '/sustainability',
])
  test(`with a font of 32 px a phone splits no word on ${path} into more than two parts`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openWithFont(page, 32, path)
    const seen = 'h1, h2, h3, h4, p, li, main button, label:not(:has([name="website"]))'
    expect(await brokenWords(page, seen, /\p{L}+/gu, 2)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })

for (const path of [
  '/contact',
  '/naturally-sunnie',
  '/protect-your-place',
  '/services',
  '/services/natural-order',
  '/subscriptions',
])
  test(`with a font of 24 px a phone splits no word on ${path}, not even an email address`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openWithFont(page, 24, path)
    const seen = 'h1, h2, h3, h4, p, li, dd, dt, th, td'
    expect(await brokenWords(page, seen)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })

test('with a font of 32 px a phone shows each word of the home page’s title in one piece', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithFont(page, 32, '/')
  expect(await brokenWords(page, 'h1')).toEqual([])
})

test('with a font of 20 px a phone’s header is still a single row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithFont(page, 20, '/')
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
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithFont(page, 24, areasStep)
  await expect(page.getByRole('button', { name: 'Next', exact: true })).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

for (const [width, font] of [
  [360, 20],
  [360, 24],
  [390, 32],
] as const)
  test(`at ${width} px with a font of ${font} px, a price table needs no sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const service of ['daily-glow', 'full-bloom', 'work-flow', 'five-star-reset']) {
      await openWithFont(page, font, `/services/${service}`)
      const table = page.locator('.price-table')
      expect(await table.evaluate((card) => card.scrollWidth - card.clientWidth), service).toBe(0)
    }
  })
