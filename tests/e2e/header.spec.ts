import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForPaint, touch } from '../support/page'
import { expect, test } from '../support/site'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const isPhone = (page: Page) => page.viewportSize()!.width < 768

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

for (const [from, to] of redirects)
  test(`${from} redirects permanently to ${to}`, async ({ site }) => {
    const response = await site.request(from)
    const target = new URL(response.headers.get('location')!, site.url)
    expect([response.status, target.origin, target.pathname + target.search]).toEqual([308, site.url, to])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
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

test('tabbing back into the header doesn’t scroll the page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('main').getByRole('link').first().focus()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('header :focus')).toContainText('Book Now')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('a link that fills its bar or card shows all of its focus ring', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('main').getByRole('link').first()
  await touch(page) // so that the focus counts as the keyboard's
  await bar.focus()
  const ring = await bar.evaluate((link) => {
    const { outlineWidth, outlineOffset, boxShadow } = getComputedStyle(link)
    return { reach: parseFloat(outlineOffset) + parseFloat(outlineWidth), boxShadow }
  })
  expect(ring.reach).toBeLessThanOrEqual(0)
  expect(ring.boxShadow).not.toContain('2px')
  await page.goto('/naturally-sunnie')
  await touch(page)
  const card = page.getByRole('article', { name: 'Kitchen Cleaner' })
  await card.getByRole('link').focus()
  await expect(card).toHaveCSS('outline-width', '3px')
})

for (const width of [390, 1440])
  test(`at ${width} px the header keeps its shape while one page fades into the next`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          document.getAnimations().forEach((fade) => fade.pause())
          document.documentElement.dataset.fading = ''
        })
      }),
    )
    await page.goto('/privacy-policy')
    const { height } = (await page.locator('header.site-header').boundingBox())!
    const header = () => page.screenshot({ clip: { x: 0, y: 0, width, height } })
    const before = await header()
    await page.evaluate(() => location.assign('/terms-of-service'))
    await expect(page.locator('html[data-fading]')).toBeAttached()
    const difference = await sharp(before)
      .composite([{ input: await header(), blend: 'difference' }])
      .toBuffer()
    const { channels } = await sharp(difference).stats()
    for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(2)
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
  const service = nav.getByRole('link', { name: 'The Five-Star Reset' })
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

test(
  'a menu opened by the first touch is still open once the scripts have loaded',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/')
    await touch(page, () => page.getByText('Menu', { exact: true }).click())
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Protect Your Place' }),
    ).toBeVisible()
  },
)

test('the menu opens, closes on a tap outside and on the next page', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/')
  await touch(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Protect Your Place' })
  await expect(link).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await expect(link).toBeVisible()
  await page.touchscreen.tap(20, 820)
  await expect(link).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await link.click()
  await expect(page).toHaveURL(/protect-your-place/)
  await expect(link).toBeHidden()
})

test('in landscape a phone can reach a menu’s last item', { tag: '@phone-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 340 })
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByText('Services', { exact: true }).first().click()
  const last = nav.getByRole('link', { name: 'The Five-Star Reset' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('the header marks the current page', async ({ page }) => {
  // Only the bar's own items, because a menu's entry for the page is marked too.
  const marked = page.locator(':is(.site-nav > ul > li > a, .site-nav > ul > li > details > summary)[aria-current]')
  for (const [path, items] of [
    ['/services/daily-glow', ['Services']],
    ['/naturally-sunnie', ['Naturally Sunnie']],
    ['/subscriptions', []],
  ] as const) {
    await page.goto(path)
    await expect(marked).toHaveText([...items])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('menus open on click', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    if (isPhone(page)) await page.getByText('Menu', { exact: true }).click()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByText('Services', { exact: true }).first().click()
    await expect(nav.getByRole('link', { name: 'The Full Bloom' })).toBeVisible()
  })
})

test('links within a page scroll smoothly; scripts and links from other pages jump', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.goto('/naturally-sunnie#waitlist')
  expect(await behaviour()).toBe('auto')
  await page.goto('/naturally-sunnie')
  expect(await behaviour()).toBe('auto')
  const link = page.getByRole('link', { name: 'Join the Waitlist' }).first()
  await link.hover()
  expect(await behaviour()).toBe('smooth')
  await link.click()
  await expect(page.getByRole('heading', { name: 'Join the Waitlist' })).toBeInViewport()
})
