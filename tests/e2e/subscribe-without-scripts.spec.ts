import { emailFor } from '../support/page'
import { expect, test } from '../support/site'
import { card, fillContact, heading, readyToSend, sixSteps, storedLead } from '../support/wizard'

test.use({ javaScriptEnabled: false })

test('the same six steps end on the thank-you page, with the same request stored', async ({ page, site }) => {
  await sixSteps(page)
  await expect(page.getByText('5.0 on Google')).toBeVisible()
  const email = emailFor('plain-wizard')
  const form = await fillContact(page, email)
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page).toHaveURL(/\/thanks\/subscribe/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You')
  await expect(page.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Start Another Subscription' })).toHaveAttribute('href', '/subscribe')
  const leads = await site.leads(email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject(storedLead)
  expect(leads[0]!.remarks).toHaveLength(1)
})

test('Back, Change and Need Deep Clean work', async ({ page }) => {
  await page.goto(readyToSend)
  await page.getByRole('link', { name: 'Change Property size' }).click()
  await expect(heading(page, 'Property Size')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(card(page, /The Daily Glow/)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/subscribe?service=daily-glow&size=1b1b')
  await card(page, /Need Deep Clean/).click()
  await expect(heading(page, 'Choose Your Service')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a step opened too early says what comes first', async ({ page }) => {
  await page.goto('/subscribe?service=daily-glow&step=5')
  await expect(page.getByRole('alert')).toHaveText('Please pick one of these first.')
  await expect(heading(page, 'Property Size')).toBeVisible()
})

test('a rejected form comes back with its choices', async ({ page }) => {
  await page.goto(readyToSend)
  const form = await fillContact(page, 'alex@visitor.example')
  await form.getByLabel('Full name').fill('   ')
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByText('Please enter your full name')).toBeVisible()
  await expect(page.getByRole('radio', { name: /The Daily Glow/ })).toBeChecked()
  await page.getByLabel('Full name').fill('Alex')
  await page.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page).toHaveURL(/\/thanks\/subscribe/)
})
