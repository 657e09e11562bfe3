import { savingLabels } from '../../content/wizard'
import { business } from '../../content/business'
import { axeViolations } from '../support/browser/axe'
import { doubleClick, draftWith, emailFor, sidewaysScroll, touch } from '../support/browser/page'
import { expect, test } from '../support/site'
import { card, fillContact, fortnightly, heading, readyToSend, sixSteps, storedLead } from '../support/browser/wizard'
import { dollars, named, wizardSteps } from '../support/catalogue'

test('six steps end in Thank You, with the request stored once and the server agreeing on every figure @phone-only', async ({
  page,
  site,
}) => {
  await sixSteps(page)
  expect(await axeViolations(page)).toEqual([])
  const email = emailFor('wizard')
  const form = await fillContact(page, email)
  await form.getByRole('button', { name: 'Start My Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  const leads = await site.leads(email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject(storedLead)
  expect(leads[0]!.remarks).toHaveLength(1)
  expect(leads[0]!.remarks[0]).toContain(`By our list: ${dollars(fortnightly)} a visit`)
  await expect(page.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Start Another Subscription' }).click()
  await expect(heading(page, wizardSteps[0]!)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByText('1/6')).toBeVisible()
  await page.goBack()
  await expect(heading(page, wizardSteps[5]!)).toBeFocused()
})

test('a double click or double tap answers only one step @phone', async ({ page, hasTouch }) => {
  await page.goto('/subscribe')
  // While scripts are still being compiled, Playwright's second tap comes too late to make it a double tap.
  await touch(page)
  await doubleClick(card(page, named['full-bloom']), hasTouch)
  await expect(heading(page, wizardSteps[1]!)).toBeVisible()
  await doubleClick(card(page, named['2b1b']), hasTouch)
  await expect(heading(page, wizardSteps[2]!)).toBeFocused()
  await doubleClick(card(page, named.weekly), hasTouch)
  await expect(page).toHaveURL(/size=2b1b&frequency=weekly&step=4$/)
  // Back can be clicked repeatedly, but whatever then takes its place on the screen isn't clicked with it.
  await doubleClick(page.getByRole('button', { name: 'Back' }), hasTouch)
  await expect(page).toHaveURL(/step=2$/)
  await doubleClick(page.getByRole('button', { name: 'Back' }), hasTouch)
  await expect(page).toHaveURL(/service=full-bloom.*step=1$/)
})

test('steps move the focus and are announced, and Back and a reload keep the place', async ({ page }) => {
  await page.goto('/subscribe?service=full-bloom&size=3b2b&frequency=monthly&step=1')
  await card(page, named['work-flow']).click()
  await expect(heading(page, wizardSteps[1]!)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Step 2 of 6' })).toHaveCount(1)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  // An office has no bedrooms.
  await expect(page).toHaveURL(/\?service=work-flow&frequency=monthly&step=2$/)
  await card(page, named.medium).click()
  await expect(card(page, named.weekly)).toContainText(savingLabels['work-flow'].weekly)
  await page.reload()
  await expect(heading(page, wizardSteps[2]!)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(card(page, named.medium)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(heading(page, wizardSteps[2]!)).toBeVisible()
})

test('choices and contact details survive closing the tab, until Start again', async ({ page, context }) => {
  await page.goto(readyToSend)
  await fillContact(page, 'kept@visitor.example')
  await draftWith(page, 'kept@visitor.example')
  await page.close()
  const again = await context.newPage()
  await again.goto('/subscribe?utm_source=newsletter') // a campaign's link has no answers
  await expect(again.getByText('We saved your choices on this device')).toBeVisible()
  await expect(heading(again, wizardSteps[5]!)).toBeVisible()
  await expect(again.getByLabel('Email')).toHaveValue('kept@visitor.example')
  await again.getByRole('button', { name: 'Start again' }).click()
  await expect(heading(again, wizardSteps[0]!)).toBeVisible()
  await again.reload()
  await touch(again)
  await expect(again.getByText('We saved your choices on this device')).toHaveCount(0)
})

test('no sideways scroll at 320 px on any step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    '/subscribe',
    '/subscribe?service=daily-glow',
    '/subscribe?service=daily-glow&size=2b1b',
    '/subscribe?service=full-bloom&size=4b2b&frequency=monthly',
    readyToSend,
  ]) {
    await page.goto(path)
    expect(await sidewaysScroll(page), path).toBe(0)
    expect(await axeViolations(page), path).toEqual([])
  }
})

test('plan links open at the first unanswered step, and only the bare path is indexed', async ({ page }) => {
  await page.goto('/subscribe?service=full-bloom&size=2+bed+2+bath&frequency=monthly&utm_source=x')
  await expect(heading(page, wizardSteps[3]!)).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/subscribe$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/subscribe?service=unknown&size=castle')
  await expect(heading(page, wizardSteps[0]!)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same six steps end on the thank-you page, with the same request stored', async ({ page, site }) => {
    await sixSteps(page)
    await expect(page.getByText(`${business.rating.value} on Google`)).toBeVisible()
    const email = emailFor('plain-wizard')
    const form = await fillContact(page, email)
    await form.getByRole('button', { name: 'Start My Subscription' }).click()
    await expect(page).toHaveURL(/\/thanks\/subscribe/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You')
    const plan = page.getByRole('complementary', { name: 'Your Plan' })
    for (const text of [named['full-bloom'], 'Thursday', dollars(fortnightly), dollars(2 * fortnightly)])
      await expect(plan).toContainText(text)
    await expect(page.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Start Another Subscription' })).toHaveAttribute('href', '/subscribe')
    const leads = await site.leads(email)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject(storedLead)
    expect(leads[0]!.remarks).toHaveLength(1)
  })
})
