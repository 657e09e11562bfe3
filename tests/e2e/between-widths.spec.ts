import { type Page } from '@playwright/test'
import { readyToSend } from '../support/builder'
import { findOverflowAtLargeText } from '../support/large-text'
import { expect, test } from '../support/site'
import { readyToSend as plan } from '../support/wizard'
import { brokenWords } from '../support/broken-words'

/** The cards' names, each with its number of lines. */
const namesAndLines = (page: Page) =>
  page.getByRole('group', { name: 'Preferred day' }).evaluate((group) =>
    [...group.querySelectorAll('label > span > span:first-child')].map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return [name.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size] as const
    }),
  )

test('no day’s name in the builder wraps at any width', async ({ page }) => {
  await page.goto(readyToSend.replace('step=5', 'step=4'))
  await expect(page.getByRole('radio', { name: 'Wednesday' })).toBeVisible()
  expect(await namesAndLines(page)).not.toEqual([])
  for (const width of [320, 640, 768, 960, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wrapped = (await namesAndLines(page)).filter(([, lines]) => lines !== 1)
    expect(wrapped, `${width} px`).toEqual([])
  }
})

test('no unit of a price or time is split across two lines', async ({ page }) => {
  const units = /\d+ minutes|incl\. GST|a visit|\(4\sweeks\)|[\d.]+ a week/gu
  const plans = ['', '&size=2b1b', '&size=2b1b&frequency=weekly'].map((more) => `/subscribe?service=full-bloom${more}`)
  for (const path of [readyToSend.replace('step=5', 'step=3'), ...plans]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(new RegExp(units, 'u'))
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords(page, 'main', units), `${path} at ${width} px`).toEqual([])
    }
  }
})

for (const [step, name] of [
  [1, 'General Clean'],
  [3, 'Oven Deep Clean'],
  [4, 'Monday'],
] as const)
  test(`the checkbox or radio button for ${name} lines up with its label`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(readyToSend.replace('step=5', `step=${step}`))
    const words = page.getByText(name, { exact: true }).first()
    const [box, line] = [await page.getByLabel(name).boundingBox(), await words.boundingBox()]
    expect(Math.abs(box!.y + box!.height / 2 - (line!.y + line!.height / 2))).toBeLessThanOrEqual(2)
  })

for (const [path, name, widths] of [
  [readyToSend.replace('step=5', 'step=2'), 'See Your Build', [320, 360, 375]],
  ['/subscribe?service=daily-glow&size=2b1b&frequency=fortnightly&step=4', 'See Your Plan', [360, 375]],
] as const)
  test(`on small phones “${name}” is no taller than the buttons beside it`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      const { height } = (await page.getByRole('link', { name }).boundingBox())!
      expect(height, `${width} px`).toBeLessThanOrEqual(60)
    }
  })

test('on a phone the price doesn’t cover a focused card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/subscribe?service=daily-glow&size=2b1b&frequency=fortnightly&step=2')
  const cards = await page.locator('button[name="size"]').all()
  expect(cards).not.toEqual([])
  for (const card of cards) {
    await card.focus()
    const plan = page.getByRole('link', { name: 'See Your Plan' })
    const [shown, bar] = [await card.boundingBox(), await plan.boundingBox()]
    expect(shown!.y + shown!.height).toBeLessThanOrEqual(bar!.y)
  }
})

for (const service of ['daily-glow', 'five-star-reset', 'sunnie-select'])
  test(`on a tablet the tall picture of ${service} is sharp, and the tide line doesn’t cover its emblem`, async ({
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

test('nothing in a plan’s card runs into its padding where the cards are narrowest', async ({ page }) => {
  await page.goto('/subscriptions')
  await expect(page.locator('#plans li:has(h4)')).toHaveCount(9)
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const out = await page.locator('#plans li:has(h4)').evaluateAll(
      (cards) =>
        cards.flatMap((card) => {
          const end = card.getBoundingClientRect().right - parseFloat(getComputedStyle(card).paddingRight)
          return [...card.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > end + 1)
        }).length,
    )
    expect(out, `${width} px`).toBe(0)
  }
})

for (const path of ['/', '/services', '/sustainability', '/naturally-sunnie', '/the-sunnie-journal'])
  test(`no heading on ${path} breaks in the middle of a word`, async ({ page }) => {
    await page.goto(path)
    for (const width of [390, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords(page), `${width} px`).toEqual([])
    }
  })

test('widening a narrow window shows all its pictures straight away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const seen = await page.evaluateHandle(() => ({
    keptAway: new Promise((resolve) =>
      addEventListener('resize', () => {
        const pictures = [...document.images].filter((image) => getComputedStyle(image).translate !== 'none')
        resolve(pictures.map(({ src }) => src))
      }),
    ),
  }))
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await seen.evaluate(({ keptAway }) => keptAway)).toEqual([])
})

test('“View Service” always shows on a service in a row, but on a card only on hover', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'The Daily Glow' }) })
  const view = card.getByText('View Service')
  await expect(view).toHaveCSS('opacity', '1')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(view).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(view).toHaveCSS('opacity', '1')
})

test('each figure about bread tags stays on one line', async ({ page }) => {
  await page.goto('/recycle-with-us')
  const tonnes = page.getByText('15+ tonnes', { exact: true })
  for (const width of [320, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { height } = (await tonnes.boundingBox())!
    expect(height, `${width} px`).toBeLessThan(80)
  }
})

test('on a phone the price table is as wide as the content around it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/daily-glow')
  const table = (await page.locator('#prices div:has(> .price-table)').boundingBox())!
  const box = (await page.locator('#prices aside').boundingBox())!
  expect([table.x, table.width]).toEqual([box.x, box.width])
})

for (const path of [
  readyToSend,
  readyToSend.replace('step=5', 'step=2'),
  plan,
  '/subscribe?service=daily-glow&size=2b1b&frequency=fortnightly&step=3',
])
  test(`at twice the text size a phone shows all of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    expect(await findOverflowAtLargeText(page)).toEqual([])
  })

test('at twice the text size a phone still shows the last of the days', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/sunnie-select')
  expect(await findOverflowAtLargeText(page)).toEqual([])
  const { x, width, height } = (await page.getByText('Sat', { exact: true }).boundingBox())!
  expect(x + width).toBeLessThanOrEqual(390)
  expect(height).toBeCloseTo(width, 0) // still a circle
})

test('at twice the text size a service’s type stays within its column on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/subscriptions')
  expect(await findOverflowAtLargeText(page)).toEqual([])
  const kind = (await page.getByText('Commercial office clean').boundingBox())!
  const column = (await page.getByRole('list', { name: 'In every plan' }).first().boundingBox())!
  expect(kind.x + kind.width).toBeLessThanOrEqual(column.x + column.width)
})
