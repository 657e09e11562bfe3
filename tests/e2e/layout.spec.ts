import { business } from '@/content/business'
import { quickPrice } from '@/content/quick-price'
import { serviceById } from '@/content/services'
import type { WizardServiceId, WizardSizeId } from '@/content/types'
import { withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'
import { brokenWords } from '../support/browser/broken-words'
import { next, path, readyToSend } from '../support/browser/builder'
import { findOverflowAtLargeText } from '../support/browser/large-text'
import { notice, touch } from '../support/browser/page'
import { expect, test } from '../support/site'
import { readyToSend as plan } from '../support/browser/wizard'
import { visitCents } from '../support/catalogue'

test('no heading breaks in the middle of a word', async ({ page }) => {
  for (const path of ['/', '/services', '/sustainability', '/naturally-sunnie', '/the-sunnie-journal']) {
    await page.goto(path)
    for (const width of [390, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => brokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

const builder = (step: number) => readyToSend.replace('step=5', `step=${step}`)

test('at twice the text size a phone shows all of a flow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [readyToSend, builder(2), plan, `${plan}&step=3`]) {
    await page.goto(path)
    expect(await findOverflowAtLargeText(page), path).toEqual([])
  }
})

const phone = { width: 390, height: 844 }
const screen = phone.height

const sizeOf = (service: WizardServiceId, size: WizardSizeId) =>
  serviceById(service).pricing.find(({ wizardSize }) => wizardSize === size)!

/** The prices with GST of a general clean, a deep clean and a visit every fortnight. */
const pricesOf = (size: WizardSizeId) =>
  [
    withGst(sizeOf('daily-glow', size).amount, business.gst),
    withGst(sizeOf('full-bloom', size).amount, business.gst),
    visitCents('daily-glow', size, 'fortnightly'),
  ].map((cents) => formatMoney(cents))

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the rating and the guarantee are within the first screen and a half', async ({ page }) => {
    await page.goto('/')
    for (const proof of [
      page.getByText(`${business.rating.value} on Google`).first(),
      page.getByText('White-Glove Guarantee').first(),
    ]) {
      const box = (await proof.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(1.5 * screen)
    }
  })

  for (const path of ['/', '/services', '/bio'])
    test(`${path} has the price of a clean on its first two screens, for the size chosen`, async ({ page }) => {
      await page.goto(path)
      await page.getByText(sizeOf('full-bloom', '3b2b').propertySize, { exact: true }).click()
      for (const price of pricesOf('3b2b')) {
        const box = (await page.getByText(price, { exact: true }).filter({ visible: true }).boundingBox())!
        expect(box.y + box.height).toBeLessThanOrEqual(2 * screen)
      }
      const [other] = pricesOf('2b1b')
      await expect(page.getByText(other!, { exact: true }).filter({ visible: true })).toHaveCount(0)
      await page.getByRole('link', { name: quickPrice.plan }).click()
      await expect(page).toHaveURL(/\/subscribe\?service=daily-glow&size=3b2b&frequency=fortnightly$/)
    })

  test('a tap outside the menu closes it and hits nothing underneath', async ({ page }) => {
    await page.goto('/services')
    await touch(page)
    const visits: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()))
    await page.getByText('Menu', { exact: true }).click()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link', { name: business.phone })).toHaveAttribute('href', `tel:${business.phoneHref}`)
    await expect(nav.getByRole('link', { name: business.email })).toBeVisible()
    const foot = (await nav.boundingBox())!
    await page.mouse.click(phone.width / 2, Math.min(foot.y + foot.height + 60, screen - 10))
    await expect(nav).toBeHidden()
    await page.evaluate(() => fetch('/icon.svg')) // a link underneath would have made its request by now
    expect(visits).toEqual([])
  })

  test('a toast covers no control, can be closed by touch, and goes away once its cause is fixed', async ({ page }) => {
    await page.goto('/sunnie-select-onboarding')
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    const toast = notice(page, 'Please select a clean type')
    await expect(toast).toBeVisible()
    // It has finished sliding in.
    await expect(toast).toHaveAttribute('data-mounted', 'true')
    const close = (await toast.getByRole('button').boundingBox())!
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
    const shown = (await toast.boundingBox())!
    for (const control of [next, page.getByRole('link', { name: 'Book Now' }).first()]) {
      const box = (await control.boundingBox())!
      expect(box.y >= shown.y + shown.height || box.y + box.height <= shown.y).toBe(true)
    }
    await toast.hover() // it doesn't time out while the pointer rests on it
    await page.getByRole('radio', { name: /General Clean/ }).press('Space')
    await expect(toast).toHaveCount(0)
  })
})

test('nothing scrolls sideways and the header stays on one line from 320 to 1024 px', async ({ page }) => {
  for (const path of ['/', '/services/daily-glow', '/subscriptions', '/contact']) {
    await page.goto(path)
    for (const width of [320, 390, 600, 768, 820, 960, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
      const header = (await page.locator('.site-header').boundingBox())!
      expect(header.height, `header at ${width}`).toBeLessThanOrEqual(84)
    }
  }
})

test('on a phone a step’s error is on the screen, not below all of its cards', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${path}?type=general&step=2`)
  await next(page).click()
  await expect(page.getByText('Tap plus to add an area.')).toBeInViewport({ ratio: 1 })
  await page.goto(`${path}?type=general&kitchen=1&step=4`)
  await next(page).click()
  await expect(page.getByText('Pick a day to keep going.')).toBeInViewport({ ratio: 1 })
})
