import { builderAddOns, builderAreas } from '../../content/sunnie-select'
import { axeViolations } from '../support/browser/axe'
import { recordFaults } from '../support/browser/page-faults'
import { emailFor, sidewaysScroll } from '../support/browser/page'
import { quoteLead, quotesOf, sentQuote } from '../support/owner/quotes'
import { expect, test } from '../support/site'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a quote can be read and accepted with one click, and only once', async ({ page, site }) => {
    const lead = await quoteLead(site, emailFor('accepts'))
    await page.goto(await sentQuote(site, lead, { note: 'Two lines\nof words' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Quote')
    await expect(page.getByRole('row', { name: /Total incl\. GST/ })).toContainText('$99.00')
    await page.getByRole('button', { name: 'Accept This Quote' }).click()
    await expect(page.getByRole('status')).toContainText('You accepted this quote')
    await expect(page).toHaveTitle(/^Quote accepted/)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect((await quotesOf(site, lead)).quotes[0]!.state).toBe('accepted')
  })
})

test('a quote’s page has no faults, cookies or sideways scroll, and prints without its buttons @phone-only', async ({
  page,
  site,
}) => {
  const faults = recordFaults(page, site.url)
  const lead = await quoteLead(site, emailFor('reads'))
  const long = { description: 'x'.repeat(200), quantity: 999, unit: 1_000 }
  await page.goto(await sentQuote(site, lead, { lines: [long, { description: 'Less', quantity: 1, unit: -5000 }] }))
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Accept This Quote' })).toBeHidden()
  await expect(page.getByRole('row', { name: /Total incl\. GST/ })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByText('Not quite right? Ask for a change').click()
  await page.getByLabel('What would you like to change?').fill('Fewer of the first, please')
  await page.getByRole('button', { name: 'Ask for a Change' }).click()
  await expect(page.getByText('Fewer of the first, please')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept This Quote' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => [document.cookie, JSON.stringify({ ...sessionStorage, ...localStorage })])).toEqual([
    '',
    '{}',
  ])
  expect(await faults()).toEqual([])
})

test('a quote for everything that the builder has prints on one sheet of A4', async ({ page, site }) => {
  const lines = [...builderAreas, ...builderAddOns].map(({ name }) => ({ description: name, quantity: 2, unit: 4500 }))
  await page.goto(await sentQuote(site, await quoteLead(site, emailFor('prints')), { lines }))
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
