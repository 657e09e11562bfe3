import { type Page, expect } from '@playwright/test'

/** A sent form stays sent: Back from the thanks shows the URL's step from the top, and Forward starts afresh. */
export async function backFromThanks(page: Page, thanks: string, firstStep: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: thanks })
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await expect(title).toBeFocused()
  await page.goBack()
  await expect(step('Your Summary')).toBeFocused()
  await expect(title).toHaveCount(0)
  // It isn't stored as a draft again, as if it hadn't been sent.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goForward()
  await expect(step(firstStep)).toBeFocused()
}
