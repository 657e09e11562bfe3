import { expectSectionsToFollowTheAnswer, fileField, fill, form, path, submit, supply } from '../support/natural-order'
import { emailFor } from '../support/page'
import { expect, test } from '../support/site'

test.use({ javaScriptEnabled: false })

test('the sections follow the answer, and photos can be sent by email', async ({ page }) => {
  await page.goto(path)
  await expectSectionsToFollowTheAnswer(page)
  await expect(form(page).getByRole('link', { name: 'hello@sunnie.example' })).toBeVisible()
  await expect(fileField(page)).toBeHidden()
})

test('the form is sent and acknowledged', async ({ page, site }) => {
  const email = emailFor('plain')
  await page.goto(path)
  await expect(page.getByText('5.0 on Google')).toBeVisible()
  await fill(page, email)
  await submit(page).click()
  await expect(page).toHaveURL(/\/thanks\/natural-order-onboarding$/)
  await expect(page.getByRole('heading', { name: 'Onboarding Complete!' })).toBeVisible()
  expect((await site.leads(email))[0]).toMatchObject({
    payload: { spacesToOrganise: ['Pantry'], bestTimes: ['Weekday Morning'], supplyProducts: 'no' },
    meta: { source: 'natural-order-onboarding' },
  })
})

test('a missing answer brings the form back, filled in, and sending it again works', async ({ page, site }) => {
  const email = emailFor('again')
  await page.goto(path)
  await fill(page, email)
  await supply(page).getByLabel('Yes').check()
  await form(page).getByLabel('Earthy Warmth').check()
  await form(page).getByLabel('Pantry').uncheck()
  await submit(page).click()
  await expect(form(page).getByRole('group', { name: 'spaces' })).toHaveAccessibleDescription(
    'Please select at least one space',
  )
  await expect(form(page).getByLabel('Address')).toHaveValue('2 Mango Lane')
  await expect(form(page).getByLabel('Earthy Warmth')).toBeChecked()
  await expect(form(page).getByRole('link', { name: 'hello@sunnie.example' })).toBeVisible()
  await form(page).getByLabel('Whole Home').check()
  await submit(page).click()
  await expect(page).toHaveURL(/\/thanks\/natural-order-onboarding$/)
  expect((await site.leads(email))[0]?.payload).toMatchObject({
    spacesToOrganise: ['Whole Home'],
    stylePreferences: ['earthy-warmth'],
  })
})
