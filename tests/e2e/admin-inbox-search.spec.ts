import { axeViolations } from '../support/axe'
import { enquiry, leadFrom, send, submitSubscription, uniqueWord, withHoneypot } from '../support/owner-leads'
import { emailFor, holdBack } from '../support/page'
import { quoteLead, sentQuote } from '../support/quotes'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test.beforeEach(async ({ context, site }) => signedIn(context, site))

test('leaving the inbox cancels a pending search', async ({ page, site }) => {
  await submitSubscription(site, emailFor('searched'))
  await page.clock.install()
  await page.goto('/admin/leads')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox').fill('robin')
  await page.getByRole('link', { name: 'Lists' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible()
  await page.clock.resume()
  await page.clock.fastForward(1_000)
  await expect(page).toHaveURL(/\/admin\/lists$/)
})

test('text typed before the page’s scripts load is searched for', async ({ page, site }) => {
  await submitSubscription(site, emailFor('typed-early'))
  const release = await holdBack(page, '**/_next/static/**/*.js')
  await page.goto('/admin/leads', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nobody by this')
  release()
  await expect(page.getByText('Nothing here')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody by this')
})

test('the search box matches the list, even after the Inbox link has cleared the search', async ({ page, site }) => {
  await submitSubscription(site, emailFor('all-of-it'))
  await page.goto('/admin/leads')
  const box = page.getByRole('searchbox')
  await box.fill('nobody by this')
  await expect(page.getByText('Nothing here')).toBeVisible()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByText('Nothing here')).toBeHidden()
  await expect(box).toHaveValue('')
})

test('filters are kept in the URL and say when nothing matches', { tag: '@phone' }, async ({ page, site }) => {
  await submitSubscription(site, emailFor('filters'))
  await page.goto('/admin/leads?state=held')
  await expect(page.getByRole('radio', { name: /^Held/ })).toBeInViewport({ ratio: 1 })
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Form: Every form' }).click()
  await page.getByRole('menuitemradio', { name: 'Subscription request' }).click()
  await expect(page).toHaveURL(/form=subscribe/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^State: / }).click()
  await page.getByRole('menuitemradio', { name: 'Lost' }).click()
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2020-01-02')
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('alert').filter({ hasText: 'The start date is after the end date' })).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('')
  await expect(page.getByText('Nothing here')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a lead links back to the list it was opened from', async ({ page, site }) => {
  const email = emailFor('way-back')
  await submitSubscription(site, email)
  await page.goto('/admin/leads?unanswered=1')
  await page.getByRole('searchbox').fill(email)
  await expect(page).toHaveURL(/q=/)
  const address = page.url()
  // Until the search is answered, the previous list still shows.
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('searchbox')).toHaveValue(email)
})

test('a lead’s Inbox link leads back to the same place in the list', async ({ page, site }) => {
  for (let count = 0; count < 4; count++) await submitSubscription(site, emailFor(`place-${count}`))
  await page.setViewportSize({ width: 390, height: 300 })
  await page.goto('/admin/leads')
  await page.getByRole('main').getByRole('listitem').nth(3).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.getByRole('main').getByRole('listitem').nth(3).getByRole('link').click()
  const back = page.getByRole('main').getByRole('link', { name: 'Inbox' })
  await back.click()
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  // Not after the list has been left by another way: there, going back would lead elsewhere.
  await page.getByRole('main').getByRole('listitem').nth(3).getByRole('link').click()
  await page.getByRole('link', { name: 'Mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
  await page.goto(`/admin/leads/${await leadFrom(site, uniqueWord())}`)
  await back.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
})

test('a search that held leads match too says so, in the inbox and among people', async ({ page, site }) => {
  const word = uniqueWord()
  for (const name of ['held', 'too']) await send(site, withHoneypot(enquiry(`${name}.${word}`)))
  await page.goto('/admin/leads')
  await page.getByRole('searchbox').fill(word)
  await expect(page.getByText('Nothing here')).toBeVisible()
  await page.getByRole('link', { name: '2 held leads match' }).click()
  await expect(page).toHaveURL(/state=held/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: /^Held/ })).toBeChecked()
  await expect(page.getByRole('link', { name: /held leads match/ })).toBeHidden()
  await page.goto(`/admin/person?q=held.${word}`)
  await page.getByRole('link', { name: '1 held lead matches' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('an unanswered quote has its own view in the inbox, and shows on Today once it has expired', async ({
  page,
  site,
}) => {
  const id = await quoteLead(site, emailFor('silent'))
  await sentQuote(site, id)
  const row = page.locator(`[data-lead="${id}"]`)
  await page.goto('/admin/leads')
  await page.getByRole('radio', { name: 'Quote sent' }).click()
  await expect(page).toHaveURL(/quoted=1/)
  await expect(row).toContainText('Quote sent')
  await site.db.query(`UPDATE "Quote" SET "validUntil" = '2026-01-01' WHERE "leadId" = '${id}' RETURNING "id"`)
  await page.goto('/admin')
  const group = page.getByRole('region', { name: 'No answer to your quote' })
  await expect(group.locator(row)).toContainText('Quote expired')
})

test('the search box for people and lists keeps the focus and matches what’s shown', async ({ page }) => {
  for (const path of ['/admin/person', '/admin/lists']) {
    await page.goto(path)
    const box = page.getByRole('searchbox')
    await box.fill('nobody by this')
    await box.press('Enter')
    await expect(page).toHaveURL(/q=nobody/)
    await expect(page.getByText('No one matches that')).toBeVisible()
    await expect(box).toBeFocused()
    await page.goBack()
    await expect(box).toHaveValue('')
  }
})
