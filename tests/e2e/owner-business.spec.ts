import type { BusinessFigures } from '../../lib/owner/business'
import { axeViolations } from '../support/axe'
import { patch } from '../support/owner-leads'
import { recordFaults } from '../support/page-faults'
import { emailFor, sidewaysScroll } from '../support/page'
import { quoteLead } from '../support/quotes'
import { expect, test } from '../support/site'
import { signedIn } from '../support/signed-in'

test.beforeEach(async ({ context, site }) => signedIn(context, site))

test('the page on how business is going is up to date when the owner comes back to it', async ({ page, site }) => {
  const lead = await quoteLead(site, emailFor('comes-back'))
  await page.goto('/admin/business')
  const figure = page.getByRole('region', { name: 'What your enquiries are worth' }).first()
  await figure.getByText('As a table').click()
  const won = figure.getByRole('rowheader', { name: /^Won/ })
  const before = await won.textContent()
  await page.getByRole('link', { name: 'Lists' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible()
  await patch(site, lead, { state: 'won' })
  await page.getByRole('link', { name: 'How business is going' }).click()
  await figure.getByText('As a table').click()
  await expect(won).not.toHaveText(before!)
})

test(
  'the page on how business is going has charts and tables, and its call list can be downloaded',
  { tag: '@phone' },
  async ({ page, site }) => {
    const faults = recordFaults(page, site.url)
    await quoteLead(site, emailFor('counted'))
    await page.goto('/admin/business')
    const figure = page.getByRole('region', { name: 'What came in, week by week' }).first()
    await expect(figure.locator('.recharts-bar-rectangle path').first()).toBeVisible()
    const sources = page.getByRole('region', { name: 'Where enquiries come from' }).first()
    await expect(sources.locator('.recharts-bar-rectangle path').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const fills = await figure.locator('li rect').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill))
      // A browser uses black for a colour that isn't defined.
      expect(new Set([...fills, 'rgb(0, 0, 0)']).size, colorScheme).toBe(6)
    }
    await figure.getByText('As a table').click()
    await expect(figure.getByRole('columnheader', { name: 'Sunnie Select quote request' })).toBeVisible()
    await page.getByRole('radio', { name: 'A year' }).click()
    await expect(figure.getByRole('row')).toHaveCount(53)
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Call list' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^call-list-.*\.csv$/)
    expect((await faults()).filter((fault) => !/session_token/.test(fault))).toEqual([])
  },
)

test('a chart’s scale is even on a phone', { tag: '@phone-only' }, async ({ page, site }) => {
  await quoteLead(site, emailFor('scale'))
  await page.route('**/api/admin/business?*', async (route) => {
    const answer = await route.fetch()
    const figures = (await answer.json()) as BusinessFigures
    await route.fulfill({ response: answer, json: { ...figures, sources: [{ source: null, leads: 1_720, won: 200 }] } })
  })
  await page.goto('/admin/business')
  const sources = page.getByRole('region', { name: 'Where enquiries come from' }).first()
  await expect(sources.locator('.recharts-xAxis-tick-labels text')).toHaveText(['0', '900', '1,800'])
})
