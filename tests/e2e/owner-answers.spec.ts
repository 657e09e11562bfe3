import type { SavedAnswer } from '../../lib/owner/inbox'
import { ask, read } from '../support/as-owner'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { notice } from '../support/page'
import { expect, test } from '../support/site'

test('saved answers that another device has changed meanwhile stay, and she is told and sees them', async ({
  page,
  ownSite: site,
}) => {
  await page.goto(`${site.url}/admin/leads/${await leadFrom(site, uniqueWord())}?do=reply`)
  const edit = page.getByRole('button', { name: 'Change these' })
  await edit.click()
  const before = await read<SavedAnswer[]>(site, 'saved-answers')
  const answers = [{ title: 'From my phone', text: 'Hi {name}' }]
  expect((await ask(site, 'PUT', 'saved-answers', { before, answers })).status).toBe(200)

  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill('From my desk')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'changed somewhere else')).toBeVisible()
  await expect(dialog.getByLabel('Name').first()).toHaveValue('From my desk')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog.getByRole('button', { name: 'From my phone' })).toBeVisible()
  await edit.click()
  await dialog.getByLabel('Name').fill('From my desk')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'From my desk' })).toBeVisible()
})
