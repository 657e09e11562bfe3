import { notice, respondWith, touch } from '../support/page'
import { expect, test } from '../support/site'

test('the two campaign forms share what’s typed', async ({ page }) => {
  await page.goto('/protect-your-place')
  const forms = page.locator('form[action="/api/protect-your-place-signup"]')
  await forms.first().getByLabel('First name').fill('Jo')
  await forms.first().getByLabel('Email').fill('jo@visitor.example')
  await forms.nth(1).getByLabel('Email').focus()
  await expect(forms.nth(1).getByLabel('First name')).toHaveValue('Jo')
  await expect(forms.nth(1).getByLabel('Email')).toHaveValue('jo@visitor.example')
  await forms.nth(1).getByLabel('First name').fill('Joanna')
  await expect(forms.first().getByLabel('First name')).toHaveValue('Joanna')
})

test('the product waitlist counts the products, and its button is disabled until one is chosen', async ({ page }) => {
  await page.goto('/naturally-sunnie')
  const form = page.locator('form[action="/api/naturally-sunnie-waitlist"]')
  const button = form.getByRole('button', { name: 'Join the Waitlist' })
  await touch(page)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Choose at least one product to join the waitlist.')
  await form.getByRole('checkbox').first().check()
  await expect(form.getByText('1 product(s) selected')).toBeVisible()
  await expect(button).toBeEnabled()
  await form.getByRole('checkbox').first().uncheck()
  await expect(form.getByText('product(s) selected')).toBeHidden()
  await expect(button).toBeDisabled()
})

test('the product waitlist’s button, pressed before anything else, says what’s missing', async ({ page }) => {
  await page.goto('/naturally-sunnie')
  const button = page.getByRole('button', { name: 'Join the Waitlist' })
  await button.click()
  await expect(notice(page, 'Please complete required fields')).toBeVisible()
  await expect(button).toBeDisabled()
})

test('on a phone the product waitlist’s thanks are in view straight away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/api/naturally-sunnie-waitlist', respondWith(200, '{"success":true}'))
  await page.goto('/naturally-sunnie')
  await page.getByRole('link', { name: 'Join the Waitlist' }).first().click()
  const form = page.locator('form[action="/api/naturally-sunnie-waitlist"]')
  await form.getByLabel('First name').fill('Jo')
  await form.getByLabel('Email').fill('jo@visitor.example')
  await form.getByRole('checkbox').first().check()
  const placeOfThanks = page.evaluate(
    () =>
      new Promise<number>((tell) =>
        addEventListener('focusin', ({ target }) => {
          const element = target as Element
          if (element.localName === 'h3') requestAnimationFrame(() => tell(element.getBoundingClientRect().y))
        }),
      ),
  )
  await form.getByRole('button', { name: 'Join the Waitlist' }).click()
  expect(await placeOfThanks).toBeGreaterThan(0)
  expect(await placeOfThanks).toBeLessThan(844)
})

test('the waitlist doesn’t ask for a product that’s still ticked after going back', async ({ page }) => {
  const hint = page.getByText('Choose at least one product')
  await page.goto('/naturally-sunnie')
  await expect(hint).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('checkbox')
    .first()
    .evaluate((box: HTMLInputElement) => box.click())
  await page.goto('/about')
  await page.goBack()
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked()
  await expect(hint).toBeHidden()
})
