import { type Page } from '@playwright/test'
import { readyToSend } from '../support/builder'
import { expect, test } from '../support/site'

const daysStep = readyToSend.replace('step=5', 'step=4')

/** The names of the cards whose letters stand on more than one line. */
const namesOnTwoLines = (page: Page) =>
  page.getByRole('group', { name: 'Preferred day' }).evaluate((group) =>
    [...group.querySelectorAll('label > span > span:first-child')]
      .filter((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      })
      .map((name) => name.textContent),
  )

test('no day of the builder is broken in two at any width', async ({ page }) => {
  await page.goto(daysStep)
  await expect(page.getByRole('radio', { name: 'Wednesday' })).toBeVisible()
  for (const width of [320, 640, 768, 960, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await namesOnTwoLines(page), `${width} px`).toEqual([])
  }
})

for (const [step, name] of [
  [1, 'General Clean'],
  [3, 'Oven Deep Clean'],
  [4, 'Monday'],
] as const)
  test(`the box or circle before ${name} is level with its words`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(readyToSend.replace('step=5', `step=${step}`))
    const words = page.getByText(name, { exact: true }).first()
    const [box, line] = [await page.getByLabel(name).boundingBox(), await words.boundingBox()]
    expect(Math.abs(box!.y + box!.height / 2 - (line!.y + line!.height / 2))).toBeLessThanOrEqual(2)
  })

for (const [path, name, widths] of [
  [readyToSend.replace('step=5', 'step=2'), 'See your build', [320, 360, 375]],
  ['/subscribe?service=daily-glow&size=2b1b&frequency=fortnightly&step=4', 'See your plan', [360, 375]],
] as const)
  test(`on small phones “${name}” stays as low as the buttons beside it`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      const { height } = (await page.getByRole('link', { name }).boundingBox())!
      expect(height, `${width} px`).toBeLessThanOrEqual(60)
    }
  })

for (const service of ['daily-glow', 'five-star-reset', 'sunnie-select'])
  test(`the tall picture of ${service} on a tablet is sharp, and the tide leaves its emblem whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(`/services/${service}`)
    const picture = page.locator('main section img[fetchpriority="high"]')
    const emblem = page.locator('main section picture + span').first()
    const [shown, drawn] = [await picture.boundingBox(), await emblem.boundingBox()]
    const file = await picture.evaluate(async (image: HTMLImageElement) => {
      const whole = new Image()
      whole.src = image.currentSrc
      await whole.decode()
      return whole.naturalHeight
    })
    expect(file).toBeGreaterThanOrEqual(0.9 * shown!.height)
    expect(drawn!.y + drawn!.height).toBeLessThanOrEqual(shown!.y + shown!.height - 48)
  })
