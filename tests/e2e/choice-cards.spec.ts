import { brokenWords } from '../support/broken-words'
import { readyToSend } from '../support/builder'
import { expect, test } from '../support/site'

const builder = (step: number) => readyToSend.replace('step=5', `step=${step}`)

for (const [path, ...steps] of [
  ['/subscribe?service=daily-glow&size=2b1b&frequency=fortnightly&step=2', 'Back', 'See Your Plan'],
  [builder(3), 'Back', 'See Your Build', 'Next'],
] as const)
  test(`on a phone, no text of ${path} shows between ${steps.join(' and ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(path)
    const band = page.locator('main section').first()
    const colour = await band.evaluate((element) => getComputedStyle(element).backgroundColor)
    const bar = page.locator('.flow-bar')
    await expect(bar).toHaveCSS('background-color', colour)
    const { x, y, width, height } = (await bar.boundingBox())!
    expect([x, width, y + height]).toEqual([0, 390, 664])
    for (const name of steps) await expect(bar.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
  })

test('a card under the mouse doesn’t look like the chosen one', async ({ page }) => {
  await page.goto(builder(4))
  const look = (day: string) =>
    page
      .locator('label', { hasText: day })
      .evaluate((card) => [getComputedStyle(card).borderColor, getComputedStyle(card).backgroundColor])
  const [chosen, other] = [await look('Saturday'), await look('Monday')]
  await page.locator('label', { hasText: 'Monday' }).hover()
  await expect.poll(() => look('Monday')).not.toEqual(other)
  for (const [index, value] of (await look('Monday')).entries()) expect(value).not.toBe(chosen[index])

  await page.goto('/subscribe?service=daily-glow&size=2b1b&step=2')
  const card = page.getByRole('button', { name: /^Studio/ })
  await card.hover()
  await expect(card).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  const picked = page.locator('button[aria-pressed="true"]')
  const border = await picked.evaluate((element) => getComputedStyle(element).borderTopColor)
  await expect(card).not.toHaveCSS('border-top-color', border)
})

test('the seven days are cards of one width', async ({ page }) => {
  await page.goto(builder(4))
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await page
      .locator('label:has([name="day"])')
      .evaluateAll((days) => days.map((day) => Math.round(day.getBoundingClientRect().width)))
    expect(widths).toHaveLength(7)
    expect(new Set(widths).size, `${width} px`).toBe(1)
  }
})

test('on the smallest phone “Veranda/Balcony” breaks after its slash', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/services/sunnie-select', builder(2)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Veranda/Balcony' })).toBeVisible()
    expect(await brokenWords(page, 'h3, h4'), path).toEqual([])
  }
})
