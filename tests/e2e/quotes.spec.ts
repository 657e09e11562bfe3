import { axeViolations } from '../support/axe'
import { findOverflowAtLargeText } from '../support/large-text'
import { recordFaults } from '../support/page-faults'
import { emailFor, holdBack, notice, sidewaysScroll } from '../support/page'
import { answerQuote, quoteLead, quotesOf, sentQuote } from '../support/quotes'
import { expect, test } from '../support/site'
import { signedIn } from '../support/signed-in'

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

test(
  'a quote’s page has no faults, cookies or sideways scroll, and prints without its buttons',
  {
    tag: '@phone',
  },
  async ({ page, site }) => {
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
    await page.getByLabel('What would you like to change?').fill('Fewer of the first, please')
    await page.getByRole('button', { name: 'Ask for a Change' }).click()
    await expect(page.getByText('Fewer of the first, please')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept This Quote' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(
      await page.evaluate(() => [document.cookie, JSON.stringify({ ...sessionStorage, ...localStorage })]),
    ).toEqual(['', '{}'])
    expect(await faults()).toEqual([])
  },
)

test('at twice the text size a phone shows all of a quote', async ({ page, site }) => {
  const lead = await quoteLead(site, emailFor('reads-large'))
  const lines = [{ description: 'Bathroom, deep clean', quantity: 2, unit: 123_450 }]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await sentQuote(site, lead, { lines }))
  await expect(page.getByRole('row', { name: /2 × Bathroom, deep clean.*\$1,234\.50/ })).toContainText('$2,469.00')
  expect(await findOverflowAtLargeText(page)).toEqual([])
})

test.describe('the owner', () => {
  test.beforeEach(async ({ context, site }) => signedIn(context, site))

  test(
    'fills a quote in from the price list, changes it, sends it, and withdraws it',
    { tag: '@phone' },
    async ({ page, site }) => {
      const faults = recordFaults(page, site.url)
      const email = emailFor('quoted')
      const lead = await quoteLead(site, email)
      await page.goto(`/admin/leads/${lead}`)
      const quote = page.getByRole('region', { name: 'Quote' })
      await quote.getByRole('button', { name: 'Write a quote' }).click()
      const first = quote.getByRole('group', { name: 'Line 1', exact: true })
      await expect(first.getByLabel('What')).toHaveValue('Bathroom, general clean')
      await expect(quote.getByText('$220.00')).toBeVisible() // $200 from the price list, plus GST
      await quote.getByRole('button', { name: 'Take out TLC Plant Care' }).click()
      await quote.getByRole('button', { name: 'Add a line' }).click()
      const added = quote.getByRole('group', { name: 'Line 4' })
      await added.getByLabel('What').fill('A discount for locals')
      await added.getByLabel('Each, before GST').fill('a lot')
      await quote.getByRole('button', { name: 'Send the quote' }).click()
      await expect(added.getByText('An amount such as 45 or 92.50')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      // An error about the whole quote no longer blocks it once it's fixed.
      await added.getByLabel('Each, before GST').fill('-900')
      await quote.getByRole('button', { name: 'Send the quote' }).click()
      await expect(quote.getByText('The total must be between')).toBeVisible()
      await added.getByLabel('Each, before GST').fill('-15.50')
      await expect(quote.getByText('$153.45')).toBeVisible()
      await quote.getByLabel('A note to them').fill('See you soon!')
      expect(await sidewaysScroll(page)).toBe(0)
      await quote.getByRole('button', { name: 'Send the quote' }).click()
      await expect(notice(page, 'The quote is on its way.')).toBeVisible()
      await expect(quote.getByText('Sent, waiting for an answer')).toBeVisible()
      await site.carrier!.until(() => site.carrier!.to(email).some(({ text }) => text.includes('$153.45')))
      expect(await axeViolations(page)).toEqual([])

      await quote.getByRole('button', { name: 'Change it' }).click()
      await quote.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('How many').fill('1')
      await quote.getByRole('button', { name: 'Send again' }).click()
      await expect(quote.getByText('$103.95')).toBeVisible()
      await quote.getByRole('button', { name: 'Withdraw it' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click()
      await expect(quote.getByText('Withdrawn', { exact: true })).toBeVisible()
      await expect(quote.getByRole('button', { name: 'Write another quote' })).toBeVisible()
      expect((await faults()).filter((fault) => !/session_token/.test(fault))).toEqual([])
    },
  )

  test('sees the requested change while making it, can look in at the inbox, and can cancel', async ({
    page,
    site,
  }) => {
    const lead = await quoteLead(site, emailFor('fewer'))
    await answerQuote(site, await sentQuote(site, lead), { answer: 'change', change: 'Fewer windows' })
    await page.goto(`/admin/leads/${lead}`)
    const quote = page.getByRole('region', { name: 'Quote' })
    await quote.getByRole('button', { name: 'Change it' }).click()
    await expect(quote.getByText('Fewer windows')).toBeVisible()
    const what = quote.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('What')
    await what.fill('One window')
    await page.getByRole('link', { name: 'Inbox' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await page.goBack()
    await expect(what).toHaveValue('One window')
    await quote.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
    await expect(what).toHaveCount(0)
    await expect(quote.getByText('They asked for a change')).toBeVisible()
    await quote.getByRole('button', { name: 'Change it' }).click()
    await expect(what).toHaveValue('Bathroom')
  })

  test('can throw away a quote saved for later, after a confirmation', async ({ page, site }) => {
    await page.goto(`/admin/leads/${await quoteLead(site, emailFor('discards'))}`)
    const quote = page.getByRole('region', { name: 'Quote' })
    await quote.getByRole('button', { name: 'Write a quote' }).click()
    // Nothing can be typed while it's being saved, because the saved version would replace it.
    const note = quote.getByLabel('A note to them')
    const release = await holdBack(page, '**/api/admin/quotes')
    await quote.getByRole('button', { name: 'Save for later' }).click()
    await expect(quote.getByRole('button', { name: 'Save for later' })).toBeDisabled()
    await note.focus()
    await page.keyboard.type('Gone')
    await expect(note).toHaveValue('')
    release()
    await expect(quote.getByRole('button', { name: 'Throw it away' })).toBeVisible()
    await note.fill('Half a thought')
    await quote.getByRole('button', { name: 'Throw it away' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(note).toHaveValue('Half a thought')
    await quote.getByRole('button', { name: 'Throw it away' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
    await expect(note).toHaveCount(0)
    await quote.getByRole('button', { name: 'Write a quote' }).click()
    await expect(note).toHaveValue('')
  })
})
