import { axeViolations } from '../support/browser/axe'
import {
  fillContact,
  fiveSteps,
  heading,
  next,
  path,
  readyToSend,
  receipt,
  storedLead,
  time,
} from '../support/browser/builder'
import { business } from '../../content/business'
import { addOns, areas, builderSteps } from '../support/catalogue'
import { draftWith, emailFor, notice, sidewaysScroll } from '../support/browser/page'
import { expect, test } from '../support/site'

test('five steps end in Quote Request Sent! with three figures, and the server calculates the same time', async ({
  page,
  site,
}) => {
  await fiveSteps(page)
  expect(await axeViolations(page)).toEqual([])
  const email = emailFor('builder')
  const form = await fillContact(page, email)
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Sent!' })).toBeFocused()
  for (const [label, value] of [
    ['Areas', '2'],
    ['Extras', '2'],
    ['Estimated time', time],
  ] as const) {
    await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(value)
  }
  expect(await axeViolations(page)).toEqual([])
  const leads = await site.leads(email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    ...storedLead,
    payload: {
      ...storedLead.payload,
      customerInfo: { ...storedLead.payload.customerInfo, specialRequests: 'Two cats\nlive here' },
      selectedAreas: [
        { name: areas[0].name, quantity: 2, basePrice: areas[0].basePrice / 100 },
        { name: areas[1].name, quantity: 1, basePrice: areas[1].basePrice / 100 },
      ],
    },
  })
  expect(leads[0]!.payload.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(leads[0]!.remarks.filter((line) => !line.startsWith('By our list'))).toEqual([])
  await page.getByRole('button', { name: 'Build Another Clean' }).click()
  await expect(heading(page, builderSteps[0]!)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page, builderSteps[4]!)).toBeFocused()
})

test('a step without an answer shows a notice and an error beside the field, and focuses it', async ({ page }) => {
  const expectNotice = async (title: string, description: string) => {
    await expect(notice(page, title)).toContainText(description)
    await expect(notice(page, title)).toHaveAttribute('data-type', 'error')
  }
  await page.goto(path)
  await next(page).click()
  await expectNotice('Please select a clean type', 'Choose between general or deep clean.')
  await expect(page.getByRole('radio', { name: /General Clean/ })).toBeFocused()
  await expect(page.getByRole('radio', { name: /General Clean/ })).toHaveAccessibleDescription(
    'Pick one to keep going.',
  )
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /General Clean/ }).check()
  await next(page).click()
  await next(page).click()
  await expectNotice('Please select at least one area', 'Choose which areas of your home need cleaning.')
  await page.getByRole('button', { name: `Plus: add one ${areas[0].name}` }).click()
  await next(page).click()
  await next(page).click()
  await next(page).click()
  await expectNotice('Please select your preferred day', "Choose which day you'd like your cleaning service.")
  await page.getByRole('radio', { name: /Sunday/ }).check()
  await next(page).click()
  await expectNotice('Please select your preferred time', 'Choose between morning or afternoon service.')
  await page.getByRole('radio', { name: /Morning/ }).check()
  await next(page).click()
  await page.getByRole('button', { name: 'Send Quote Request' }).click()
  await expectNotice('Please fill in required fields', 'Name and email are required to proceed.')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('a copied link opens the build on another device', async ({ page, context, browser, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.goto(readyToSend)
  await page.getByRole('link', { name: 'Copy a link to this build' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toMatch(/@|Alex/)
  const other = await browser.newContext()
  const there = await other.newPage()
  await there.goto(link)
  await expect(receipt(there)).toContainText(time)
  await expect(receipt(there)).toContainText(addOns[0].name)
  await other.close()
})

test('choices and contact details survive closing the tab, until Start again', async ({ page, context }) => {
  await page.goto(readyToSend)
  await fillContact(page, 'kept@visitor.example')
  await draftWith(page, 'kept@visitor.example')
  await page.close()
  const again = await context.newPage()
  await again.goto(path)
  await expect(again.getByText('We saved your build on this device')).toBeVisible()
  await expect(again.getByLabel('Email')).toHaveValue('kept@visitor.example')
  await again.getByRole('button', { name: 'Start again' }).click()
  await expect(heading(again, builderSteps[0]!)).toBeVisible()
  await expect(again.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('no sideways scroll at 320 px on any step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(readyToSend.replace('step=5', `step=${step}`))
    expect(await sidewaysScroll(page), `step ${step}`).toBe(0)
    // The sticky bar may cover a control halfway down the page, but at the end it's in its own place.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await axeViolations(page), `step ${step}`).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same five steps end on the thank-you page, with the same request stored', async ({ page, site }) => {
    await fiveSteps(page)
    await expect(page.getByText(`${business.rating.value} on Google`)).toBeVisible()
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
    for (const text of [areas[0].name, addOns[0].name, 'Saturday', 'Afternoon'])
      await expect(receipt(page)).toContainText(text)
    const leads = await site.leads(email)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject(storedLead)
    expect(leads[0]!.payload.selectedAreas).toMatchObject([
      { name: areas[0].name, quantity: 2 },
      { name: areas[1].name, quantity: 1 },
    ])
    expect(leads[0]!.remarks.filter((line) => !line.startsWith('By our list'))).toEqual([])
  })
})
