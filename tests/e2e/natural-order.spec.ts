import { business } from '../../content/business'
import { axeViolations } from '../support/browser/axe'
import {
  endpoint,
  expectSectionsToFollowTheAnswer,
  fileField,
  fill,
  form,
  kept,
  open,
  path,
  submit,
  supply,
} from '../support/browser/natural-order'
import { emailFor, notice, sidewaysScroll } from '../support/browser/page'
import { expect, test } from '../support/site'

test('the two product sections only show after a yes, and fit the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  await expectSectionsToFollowTheAnswer(page)
  await supply(page).getByLabel('Yes').check()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('the form is sent, stored and replaced by thanks; the service’s page follows two seconds later', async ({
  page,
  site,
}) => {
  const email = emailFor('sent')
  let hasLeft = false
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/services/natural-order')) hasLeft = true
  })
  await page.clock.install()
  await open(page)
  await fill(page, email)
  await supply(page).getByLabel('Yes').check()
  await form(page).getByLabel('Coastal Vibes').check()
  await form(page).getByLabel('$200 to $500').check()
  await form(page).getByLabel('Brands you like').fill('Local ones')
  const stored = page.waitForResponse(endpoint)
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit(page).click()
  await stored
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  await expect(form(page)).toBeHidden()
  expect(await kept(page)).toBeNull()
  await page.clock.runFor(1_900)
  await expect(notice(page, 'Onboarding Complete!')).toBeVisible()
  expect(hasLeft).toBe(false)
  await page.clock.runFor(200)
  await expect.poll(() => hasLeft).toBe(true)
  await page.clock.resume() // or the next test's page may throw (docs/testing.md)
  expect(await site.leads(email)).toMatchObject([
    {
      form: 'natural-order-onboarding',
      payload: {
        name: 'Mia Chen',
        spacesToOrganise: ['Pantry'],
        supplyProducts: 'yes',
        stylePreferences: ['coastal-vibes'],
        budget: '200-500',
        brandPreferences: 'Local ones',
        propertyType: 'rent',
        bestTimes: ['Weekday Morning'],
      },
      meta: { source: 'natural-order-onboarding' },
    },
  ])
})

test('each invalid answer has an error beside its field, the first gets the focus, and correcting it clears the error', async ({
  page,
}) => {
  await open(page)
  const within = form(page)
  await within.getByLabel('Name').fill('M')
  await within.getByLabel('Phone').fill('040000000')
  await within.getByLabel('Address').fill('2 Ma')
  await within.getByLabel('Email').fill('mia@')
  await submit(page).click()
  await expect(within.getByLabel('Name')).toBeFocused()
  await expect(within.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await expect(within.getByLabel('Phone')).toHaveAccessibleDescription(/Valid phone number is required/)
  await expect(within.getByLabel('Address')).toHaveAccessibleDescription(/Address is required/)
  await expect(within.getByLabel('Email')).toHaveAccessibleDescription('Valid email is required')
  await expect(within.getByRole('group', { name: 'spaces' })).toHaveAccessibleDescription(
    'Please select at least one space',
  )
  await expect(within.getByRole('group', { name: 'rent or own' })).toHaveAccessibleDescription(
    'Please choose rent or own',
  )
  await expect(within.getByRole('group', { name: 'Best times' })).toHaveAccessibleDescription(
    'Please select at least one available time',
  )
  expect(await axeViolations(page)).toEqual([])
  await fill(page, emailFor('corrected'))
  await expect(within.locator('[data-error-for]:not(:empty)')).toHaveCount(0)
  await within.getByLabel('Pantry').uncheck()
  await submit(page).click()
  await expect(within.getByLabel('Pantry')).toBeFocused()
  await within.getByLabel('Laundry').check()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sections follow the answer, and photos can be sent by email', async ({ page }) => {
    await page.goto(path)
    await expectSectionsToFollowTheAnswer(page)
    await expect(form(page).getByRole('link', { name: business.email })).toBeVisible()
    await expect(fileField(page)).toBeHidden()
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
    await expect(form(page).getByRole('link', { name: business.email })).toBeVisible()
    await form(page).getByLabel('Whole Home').check()
    await submit(page).click()
    await expect(page).toHaveURL(/\/thanks\/natural-order-onboarding$/)
    expect((await site.leads(email))[0]?.payload).toMatchObject({
      spacesToOrganise: ['Whole Home'],
      stylePreferences: ['earthy-warmth'],
    })
  })
})
