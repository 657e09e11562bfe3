import { emailFor } from '../support/page'
import { quoteLead } from '../support/quotes'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test.beforeEach(async ({ context, site }) => signedIn(context, site))

for (const way of ['menu', 'link'])
  test(`after an address is corrected from a ${way}, the focus is on the page of the new one`, async ({
    page,
    site,
  }) => {
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

test('the focus returns to the menu’s button when a dialog opened from the menu closes', async ({ page, site }) => {
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

test('a keyboard shortcut used while a dialog closes keeps the focus', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await quoteLead(site, emailFor('quick'))}`)
  await page.getByRole('region', { name: 'Get in touch' }).waitFor()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Your answer')).toBeFocused()
  // In one step, because the dialog restores the focus just after it has closed.
  await page.evaluate(async () => {
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('Escape')
    while (document.querySelector('[role="dialog"]')) await Promise.resolve()
    press('n')
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
  })
  await expect(page.getByLabel('Add a note')).toBeFocused()
})
