import { emailFor } from '../support/page'
import { quoteLead } from '../support/quotes'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test.beforeEach(async ({ context, site }) => signedIn(context, site))

for (const way of ['menu', 'link'])
  test(`is on the page of the corrected address, asked for by ${way}`, async ({ page, site }) => {
    const [email, right] = [emailFor(`wrong-${way}`), emailFor(`right-${way}`)]
    await quoteLead(site, email)
    await page.goto(`/admin/person?email=${email}${way === 'link' ? '&correct=1' : ''}`)
    if (way === 'menu') {
      await page.getByRole('main').getByRole('button', { name: 'More' }).press('Enter')
      await page.getByRole('menuitem', { name: 'Correct the address...' }).press('Enter')
    }
    await page.getByLabel('The right address').fill(right)
    await page.getByRole('button', { name: 'Correct it' }).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: right }).first()).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

test('goes back to the menu’s button from a dialog that was asked for there', async ({ page, site }) => {
  const email = emailFor('let-be')
  await quoteLead(site, email)
  await page.goto(`/admin/person?email=${email}`)
  const more = page.getByRole('main').getByRole('button', { name: 'More' })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Same person as...' }).press('Enter')
  await expect(page.getByLabel('Their other email address')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})
