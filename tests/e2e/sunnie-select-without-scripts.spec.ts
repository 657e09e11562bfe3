import { fillContact, fiveSteps, heading, next, path, readyToSend, receipt, storedLead } from '../support/builder'
import { emailFor } from '../support/page'
import { expect, test } from '../support/site'

test.use({ javaScriptEnabled: false })

test('the same five steps end on the thank-you page, with the same request stored', async ({ page, site }) => {
  await fiveSteps(page)
  await expect(page.getByText('5.0 on Google')).toBeVisible()
  const email = emailFor('plain-builder')
  const form = await fillContact(page, email)
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page).toHaveURL(/\/thanks\/sunnie-select-quote/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote Request Sent!')
  for (const [label, value] of [
    ['Areas', '2'],
    ['Estimated time', /^\d+h|^\d+m/],
  ] as const)
    await expect(page.locator('dl > div').filter({ hasText: label }).locator('dd')).toHaveText(value)
  const leads = await site.leads(email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject(storedLead)
  expect(leads[0]!.payload.selectedAreas).toMatchObject([
    { name: 'Bathroom', quantity: 2 },
    { name: 'Kitchen', quantity: 1 },
  ])
  expect(leads[0]!.remarks.filter((line) => !line.startsWith('By our list'))).toEqual([])
})

test('the thanks count one area as one', async ({ page }) => {
  await page.goto('/thanks/sunnie-select-quote?areas=1&extras=0&time=45m')
  await expect(page.locator('dt')).toHaveText(['Area', 'Extras', 'Estimated time'])
})

test('a step with a missing answer shows its notice', async ({ page }) => {
  await page.goto(path)
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Please select a clean type')
  await page.getByRole('radio', { name: /General Clean/ }).check()
  await next(page).click()
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Please select at least one area')
  await page.getByLabel('Kitchen quantity').fill('3')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Any Extras?')).toBeVisible()
  await expect(receipt(page)).toContainText('3h')
  await next(page).click()
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Please select your preferred day')
  await page.getByRole('radio', { name: /Monday/ }).check()
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Please select your preferred time')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page, 'Any Extras?')).toBeVisible()
})

test('a rejected form comes back with its choices', async ({ page }) => {
  await page.goto(readyToSend)
  const form = await fillContact(page, 'alex@visitor.example')
  await form.getByLabel('Name').fill('   ')
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Deep Clean/ })).toBeChecked()
  await page.getByLabel('Name').fill('Alex')
  await page.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page).toHaveURL(/\/thanks\/sunnie-select-quote/)
})
