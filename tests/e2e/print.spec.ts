import { business } from '@/content/business'
import { expect, test } from '../support/site'

test('light text on a dark band prints as dark as the rest', async ({ page }) => {
  await page.goto('/services/natural-order')
  await page.emulateMedia({ media: 'print' }) // set earlier, it may be lost with the empty page
  const band = page.getByRole('region', { name: 'How It Works' })
  await expect(band).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const text of await band.locator('h2, em, h3, p').all()) await expect(text).toHaveCSS('color', 'rgb(5, 49, 51)')
})

test('a printed price list says how to reach us, and doesn’t ask to press a button', async ({ page }) => {
  for (const [path, ask] of Object.entries({ '/services/daily-glow': 'Diary', '/subscriptions': 'A Standing Date' })) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const footer = page.getByRole('contentinfo')
    const { host } = new URL((await page.locator('link[rel="canonical"]').getAttribute('href'))!)
    for (const way of [business.phone!, business.email!, host]) await expect(footer.getByText(way)).toBeVisible()
    await expect(footer.getByRole('link', { name: 'About Us' })).toBeHidden()
    await expect(page.locator('h2', { hasText: ask })).toHaveCount(1)
    await expect(page.locator('h2', { hasText: ask })).toBeHidden()
  }
})

test('a printed article says where its links lead', async ({ page }) => {
  await page.goto('/the-sunnie-journal/home-organization-tips')
  await page.emulateMedia({ media: 'print' })
  const link = page.getByRole('article').locator('a[href="/naturally-sunnie"]').first()
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('" (/naturally-sunnie)"')
})
