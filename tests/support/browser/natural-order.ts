import { type Page, expect } from '@playwright/test'
import { pngPhoto } from '../photos'

export const path = '/natural-order-onboarding'
export const endpoint = '**/api/natural-order-onboarding'
/** Where a visitor is taken after the thanks. */
export const servicePage = '**/services/natural-order'

export const form = (page: Page) => page.locator('form[action="/api/natural-order-onboarding"]')
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Onboarding Form' })
export const fileField = (page: Page) => form(page).locator('input[type="file"]')
export const choosePhoto = async (page: Page) =>
  fileField(page).setInputFiles({ name: 'pantry.png', mimeType: 'image/png', buffer: await pngPhoto() })
export const supply = (page: Page) => form(page).getByRole('group', { name: 'supply products' })

/** The draft on this device. */
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sunnie:draft:natural-order-onboarding'))

export async function fill(page: Page, email: string) {
  const within = form(page)
  await within.getByLabel('Name').fill('Mia Chen')
  await within.getByLabel('Phone').fill('0400 000 000')
  await within.getByLabel('Address').fill('2 Mango Lane')
  await within.getByLabel('Email').fill(email)
  await choose(page)
}

/** Makes the choices that the form requires. */
export async function choose(page: Page) {
  for (const label of ['Pantry', 'I rent', 'Weekday Morning']) await form(page).getByLabel(label).check()
}

/** Opens the page with scripts and waits until the form's island has loaded. */
export async function open(page: Page) {
  // A response without content leaves the browser where it is, so that the thanks can be looked at.
  await page.route(servicePage, (route) => route.fulfill({ status: 204 }))
  await page.goto(path)
  await form(page).getByLabel('Name').focus()
  await expect(form(page)).toHaveAttribute('novalidate', '')
}

export async function expectSectionsToFollowTheAnswer(page: Page) {
  await expect(
    page
      .getByRole('heading', { level: 2 })
      .filter({ visible: true })
      .filter({ hasText: /Client|Spaces|Property|Photos/ }),
  ).toHaveText(['Client Details', 'Spaces & Services', 'Property & Timeline', 'Photos & Notes'])
  const sections = ['Style Preferences', 'Product Preferences & Budget'].map((name) =>
    page.getByRole('heading', { name }),
  )
  await expect(supply(page).getByLabel('No')).toBeChecked()
  for (const section of sections) await expect(section).toBeHidden()
  await supply(page).getByLabel('Yes').check()
  for (const section of sections) await expect(section).toBeVisible()
  await supply(page).getByLabel('No').check()
  for (const section of sections) await expect(section).toBeHidden()
}
