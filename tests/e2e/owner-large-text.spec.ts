import type { Page } from '@playwright/test'
import { findOverflowAtLargeText } from '../support/large-text'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'
import { brokenWords } from '../support/broken-words'

// On a phone at twice the text size.

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ context, site }) => signedIn(context, site))

/** The dates that are wider than their space. */
const daysTooWide = (page: Page) =>
  page
    .locator('time')
    .evaluateAll((days) =>
      days.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    )

test('a lead’s date fits in its row', async ({ page, site }) => {
  await leadFrom(site, uniqueWord())
  for (const path of ['/admin/leads', '/admin/person']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(await findOverflowAtLargeText(page)).toEqual([])
    expect(await daysTooWide(page), path).toEqual([])
  }
})

test('a list’s name doesn’t break in the middle of a word', async ({ page }) => {
  await page.goto('/admin/lists')
  const lists = page.getByRole('navigation', { name: 'Lists' })
  await expect(lists.getByRole('link', { name: 'Newsletter' })).toBeVisible()
  expect(await findOverflowAtLargeText(page)).toEqual([])
  expect(await brokenWords(page, 'nav[aria-label="Lists"] a')).toEqual([])
})

test('a quote’s price is visible in full while it’s typed', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  await page.getByRole('button', { name: 'Write a quote' }).click()
  const price = page.getByLabel('Each')
  await price.fill('234.50')
  expect(await findOverflowAtLargeText(page)).toEqual([])
  expect(await price.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the inbox’s search has room for several words, and the labels in the bar don’t touch', async ({ page, site }) => {
  await leadFrom(site, uniqueWord())
  await page.goto('/admin/leads')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await findOverflowAtLargeText(page)).toEqual([])
  expect((await page.getByRole('searchbox').boundingBox())!.width).toBeGreaterThan(300)
  const labels = await page
    .getByRole('navigation')
    .last()
    .locator('a, button')
    .evaluateAll((items) =>
      items.map((item) => {
        const text = document.createRange()
        text.selectNode([...item.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!)
        const { left, right } = text.getBoundingClientRect()
        return { left, right }
      }),
    )
  expect(labels).toHaveLength(5)
  for (const [index, { left }] of labels.slice(1).entries()) expect(left - labels[index]!.right).toBeGreaterThan(3)
})
