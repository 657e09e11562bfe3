import type { Page } from '@playwright/test'
import { leadFrom, uniqueWord } from '../support/owner-leads'
import { emailFor } from '../support/page'
import { quoteLead } from '../support/quotes'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

// Touch targets on the owner's pages.

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ context, site }) => signedIn(context, site))

/** Links and buttons that aren't tall enough for a thumb: 44 px, or 24 px within a sentence. */
const tooLow = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href], button, summary')
    .evaluateAll((pressed) =>
      pressed.flatMap((element) => {
        const { height } = element.getBoundingClientRect()
        const needed = getComputedStyle(element).display === 'inline' ? 24 : 44
        return height > 0 && height < needed ? `${Math.round(height)} px: ${element.textContent}` : []
      }),
    )

test('links and buttons are tall enough for a thumb', async ({ page, site }) => {
  const [email, other] = [emailFor('thumb'), emailFor('thumb-at-work')]
  const lead = await quoteLead(site, email)
  await quoteLead(site, other)
  await site.post('/api/newsletter', { email })
  for (const [path, name] of [
    [`/admin/leads/${lead}`, 'Inbox'],
    [`/admin/leads?q=${email}`, 'Spreadsheet'],
    ['/admin/mail', 'See what each email looks like'],
    ['/admin/mail/templates', 'All mail'],
    [`/admin/person?email=${email}`, `Sam Lee, ${other}`],
    [`/admin/lists?q=${email}`, email],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    expect(await tooLow(page), path).toEqual([])
  }
})

test('there’s no gap between the bars at the bottom of a lead', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  const actions = (await page.getByRole('region', { name: 'Get in touch' }).boundingBox())!
  const places = (await page.getByRole('navigation').last().boundingBox())!
  expect(actions.y + actions.height).toBeGreaterThanOrEqual(places.y)
})

test('a printed lead isn’t covered by the bars', async ({ page, site }) => {
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  const actions = page.getByRole('region', { name: 'Get in touch' })
  await expect(actions).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(actions).toBeHidden()
  await page.emulateMedia({ media: null })
})
