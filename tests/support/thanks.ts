import { type Page, expect } from '@playwright/test'

/** What has been sent stays sent: Back from the thanks shows the step of the address at its top, and Forward a fresh start. */
export async function backFromThanks(page: Page, thanks: string, firstStep: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: thanks })
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await expect(title).toBeFocused()
  await page.goBack()
  await expect(step('Your Summary')).toBeFocused()
  await expect(title).toHaveCount(0)
  // Nor is it kept once more, as if it hadn't been.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goForward()
  await expect(step(firstStep)).toBeFocused()
}
