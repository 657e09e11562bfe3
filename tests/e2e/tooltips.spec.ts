import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/site'

// Six badges with tooltips (specification sections 2 and 9).

/** Stops the group's waits as they begin. The function it returns ends the latest, and says how many ms it takes. */
async function waitsOf(page: Page): Promise<() => Promise<number>> {
  const group = page.locator('.tooltips')
  await group.evaluate((element) =>
    element.addEventListener('transitionrun', () => element.getAnimations().forEach((wait) => wait.pause())),
  )
  return async () => {
    const isWaiting = (element: Element) => element.getAnimations().some(({ playState }) => playState === 'paused')
    await expect.poll(() => group.evaluate(isWaiting)).toBe(true)
    return group.evaluate((element) => {
      const wait = element.getAnimations().at(-1)!
      wait.finish()
      return Number(wait.effect!.getTiming().delay)
    })
  }
}

test('a badge’s tooltip waits for the pointer to rest, its neighbour’s doesn’t, and a key shows it at once', async ({
  page,
}) => {
  await page.goto('/about')
  const [first, second] = [0, 1].map((n) => page.locator('.tooltip-owner').nth(n)) as [Locator, Locator]
  const tooltipOf = (badge: Locator) => badge.locator('.tooltip')
  const endWait = await waitsOf(page)
  await first.hover()
  await expect(tooltipOf(first)).toBeHidden()
  expect(await endWait()).toBe(700)
  await expect(tooltipOf(first)).toBeVisible()
  await second.hover()
  await expect(tooltipOf(second)).toBeVisible()
  await expect(tooltipOf(first)).toBeHidden()

  await page.mouse.move(0, 0)
  expect(await endWait()).toBe(300)
  await first.hover()
  await expect(tooltipOf(first)).toBeHidden()
  await first.getByRole('button').focus()
  await expect(tooltipOf(first)).toBeVisible()
})
