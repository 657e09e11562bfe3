import { failNetwork } from '../support/page'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

// What a screen reader announces on the owner's pages.

test.beforeEach(async ({ context, site }) => signedIn(context, site))

test('a lead opened from a list or from another lead is announced by its sender’s name', async ({ page, site }) => {
  const word = uniqueWord()
  for (const name of ['First Heard', 'Second Heard']) await leadFrom(site, `${name.slice(0, 3)}.${word}`, { name })
  await page.goto(`/admin/leads?q=${word}`)
  await page.getByRole('link', { name: /Second Heard/ }).press('Enter')
  await expect(page.getByRole('article', { name: 'Second Heard' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('article', { name: 'First Heard' })).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Add a note')).toBeFocused()
})

test('a lead’s page has a heading even if the lead is gone', async ({ page }) => {
  await page.goto('/admin/leads/gone')
  await expect(page.getByText('This lead no longer exists')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Lead' })).toBeVisible()
})

test('anything an answer still needs is announced', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}?do=reply`)
  const said = page.getByRole('dialog').getByRole('status')
  await expect(said).toHaveText('') // only a change in an existing live region is announced
  await page.getByLabel('Your answer').fill('It comes to (our price).')
  await expect(said).toHaveText('Still to fill in: (our price)')
})

test('each table’s name says which chart it belongs to', async ({ page, site }) => {
  await leadFrom(site, uniqueWord())
  await page.goto('/admin/business')
  const table = page.locator('summary').filter({ hasText: 'As a table' })
  await expect(table.first()).toBeVisible()
  const names = await table.allTextContents()
  expect(new Set(names).size).toBe(names.length)
})

test('a failed passkey is announced, and the focus stays on its button for another try', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/admin')
  await page.route('**/api/auth/passkey/**', failNetwork)
  const button = page.getByRole('button', { name: /passkey/ })
  await button.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: "That passkey didn't work" })).toBeVisible()
  await expect(button).toBeFocused()
})
