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

for (const width of [320, 640, 768, 960, 1024, 1280, 1440])
  test(`no day of the builder is broken in two at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(daysStep)
    await expect(page.getByRole('radio', { name: 'Wednesday' })).toBeVisible()
    expect(await namesOnTwoLines(page)).toEqual([])
  })
