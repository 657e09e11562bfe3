import { send, write } from '../support/contact'
import { emailFor } from '../support/page'
import { expect, test } from '../support/site'

// Next is built for browsers of the spring of 2023; some methods of a text came later.

const without = (name: string) => {
  delete (String.prototype as unknown as Record<string, unknown>)[name]
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
