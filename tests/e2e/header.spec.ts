import { waitForPaint, touch } from '../support/browser/page'
import { expect, test } from '../support/site'
import { named } from '../support/catalogue'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const redirects: [from: string, to: string][] = [
  ['/blog', '/the-sunnie-journal'],
  ['/blog/home-organization-tips', '/the-sunnie-journal/home-organization-tips'],
  ['/build-your-service', '/services/sunnie-select'],
  ['/services/build-your-service', '/services/sunnie-select'],
  ['/build-your-service-onboarding', '/sunnie-select-onboarding'],
  ['/blog/', '/the-sunnie-journal'],
  ['/contact/?utm_source=card', '/contact?utm_source=card'],
  ['/api/health/', '/api/health'],
]

test('old addresses redirect permanently', async ({ site }) => {
  for (const [from, to] of redirects) {
    const response = await site.request(from)
    const target = new URL(response.headers.get('location')!, site.url)
    expect([response.status, target.origin, target.pathname + target.search]).toEqual([308, site.url, to])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('the header changes once scrolled past 10 px and stays at the top', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('header.site-header')
  const shadow = () => header.evaluate((element) => Number(getComputedStyle(element, '::after').opacity))
  await expect.poll(shadow).toBe(0)
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
  await waitForPaint(page)
  await expect.poll(shadow).toBe(0)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(shadow).toBe(1)
  expect((await header.boundingBox())!.y).toBeCloseTo(0, 0)
})

test('the skip link comes first and leads to the main content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('dropdowns open on hover and click, and close on a click outside and Escape', async ({ page }) => {
  await page.goto('/')
  // Menus open before the first touch too, but closing one by a click outside needs the scripts.
  await touch(page)
  const nav = page.getByRole('navigation', { name: 'Main' })
  const service = nav.getByRole('link', { name: named['five-star-reset'] })
  await expect(service).toBeHidden()
  await nav.getByText('Services', { exact: true }).first().hover()
  await expect(service).toBeVisible()
  await page.mouse.move(5, 700)
  await expect(service).toBeHidden()
  await nav.getByText('About', { exact: true }).first().click()
  await expect(nav.getByRole('link', { name: 'Recycle With Us' })).toBeVisible()
  await page.mouse.click(5, 700)
  await expect(nav.getByRole('link', { name: 'Recycle With Us' })).toBeHidden()
  await nav.getByText('About', { exact: true }).first().click()
  await expect(nav.getByRole('link', { name: 'Recycle With Us' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link', { name: 'Recycle With Us' })).toBeHidden()
})

test('a menu opened by the first touch is still open once the scripts have loaded @phone-only', async ({ page }) => {
  await page.goto('/')
  await touch(page, () => page.getByText('Menu', { exact: true }).click())
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Protect Your Place' }),
  ).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('menus open on click @phone-only', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Menu', { exact: true }).click()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByText('Services', { exact: true }).first().click()
    await expect(nav.getByRole('link', { name: named['full-bloom'] })).toBeVisible()
  })
})
