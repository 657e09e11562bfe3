import { send, write } from '../support/contact'
import { emailFor, touch } from '../support/page'
import { expect, test } from '../support/site'

// Next is built for browsers of the spring of 2023; some of what scripts may ask for came later.

const without = (name: string) => {
  const { prototype } = name === 'size' ? URLSearchParams : String
  delete (prototype as unknown as Record<string, unknown>)[name]
}

test('a browser that can’t mend half an emoji sends all the same', async ({ page, site }) => {
  const email = emailFor('older')
  await page.addInitScript(without, 'toWellFormed')
  const form = await write(page, email)
  await send(form).click()
  await expect(form.getByRole('status')).toContainText('within 24 hours')
  expect(await site.leads(email)).toHaveLength(1)
})

test('where a browser lacks what the form’s checks need, the form posts by itself', async ({ page, site }) => {
  const email = emailFor('too-old')
  await page.addInitScript(without, 'normalize')
  const form = await write(page, email)
  await send(form).click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
})

test('a browser that doesn’t count a query’s parameters keeps no empty draft, and the journal’s search in its address', async ({
  page,
}) => {
  await page.addInitScript(without, 'size')
  await page.goto('/subscribe')
  await touch(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/the-sunnie-journal')
  await page.getByRole('searchbox', { name: 'Search the journal' }).fill('pantry')
  await expect(page).toHaveURL(/\?q=pantry$/)
})
