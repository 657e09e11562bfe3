import type { Page } from '@playwright/test'
import { callApi } from '../support/as-owner'
import { deviceCaches, readCache } from '../support/browser-caches'
import { leadFrom } from '../support/owner-leads'
import { notice } from '../support/page'
import { sentQuote } from '../support/quotes'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test.use({ serviceWorkers: 'allow' })

/** The drafts kept on the device. */
const keptDrafts = (page: Page) => readCache(page, 'owner-drafts')

test('drafts survive the phone killing the app, until the owner signs out', async ({ page, context, startSite }) => {
  const site = await startSite()
  const lead = `${site.url}/admin/leads/${await leadFrom(site, 'interrupted')}`
  await signedIn(context, site)
  await page.goto(lead)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByLabel('Add a note').fill('Rings on Tue')
  await page.getByRole('button', { name: 'Write a quote' }).click()
  await page.getByLabel('A note to them').fill('With the ov')
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await page.getByLabel('Your answer').fill('Hello, we cou')
  await expect.poll(() => keptDrafts(page)).toMatch(/(?=.*Tue)(?=.*the ov)(?=.*we cou)/)
  await page.close()

  const again = await context.newPage()
  await again.goto(lead)
  await expect(again.getByLabel('Add a note')).toHaveValue('Rings on Tue')
  await expect(again.getByLabel('A note to them')).toHaveValue('With the ov')
  await again.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(again.getByLabel('Your answer')).toHaveValue('Hello, we cou')
  await again.goto(`${site.url}/admin/account`)
  await again.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(again.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => deviceCaches(again)).toEqual({ caches: [], workers: [] })
})

test('a note that was still being saved when the page reloaded is back in its box', async ({ page, context, site }) => {
  await signedIn(context, site)
  await page.goto(`/admin/leads/${await leadFrom(site, 'onitsway')}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const box = page.getByLabel('Add a note')
  await box.fill('Rings on Tuesday')
  await expect.poll(() => keptDrafts(page)).toContain('Tuesday')
  await page.route('**/notes', () => {})
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(box).toHaveValue('')
  await page.reload()
  await expect(box).toHaveValue('Rings on Tuesday')
  await page.unroute('**/notes')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect.poll(() => keptDrafts(page)).not.toContain('Tuesday')
  await page.reload()
  await expect(page.getByText('Rings on Tuesday')).toBeVisible()
  await expect(box).toHaveValue('')
})

test('drafts to a person are deleted once the person is erased, here or on another device', async ({
  page,
  ownSite: site,
}) => {
  const begin = async (word: string) => {
    const lead = `${site.url}/admin/leads/${await leadFrom(site, word)}`
    await page.goto(lead)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByLabel('Add a note').fill(`Rings ${word}`)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await page.getByLabel('Your answer').fill(`Hello ${word}`)
    await expect.poll(() => keptDrafts(page)).toMatch(new RegExp(`(?=.*Rings ${word})(?=.*Hello ${word})`))
    return lead
  }
  await begin('erasedhere')
  const other = await begin('erasedthere')
  await page.goto(`${site.url}/admin/person?email=erasedhere@visitor.example`)
  await page.getByRole('button', { name: 'Erase everything...' }).click()
  await page.getByRole('button', { name: 'Yes, erase' }).click()
  await expect.poll(() => keptDrafts(page)).not.toContain('erasedhere')
  expect(await keptDrafts(page)).toContain('Hello erasedthere')

  const erased = await callApi(site, 'DELETE', 'person?email=erasedthere@visitor.example')
  expect(erased.status).toBe(200)
  await page.goto(other)
  await expect(page.getByText('This lead no longer exists.')).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toBe('')
})

test('a quote begun before another was sent is kept beside that one and can be sent in its place', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const lead = await leadFrom(site, 'overtaken')
  await signedIn(context, site)
  await page.goto(`${site.url}/admin/leads/${lead}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const quote = page.getByRole('region', { name: 'Quote' })
  await quote.getByRole('button', { name: 'Write a quote' }).click()
  await quote.getByLabel('A note to them').fill('With the oven')
  await expect.poll(() => keptDrafts(page)).toContain('With the oven')
  await sentQuote(site, lead)
  await page.reload()
  await expect(quote.getByText('Sent, waiting for an answer')).toBeVisible()
  await expect(quote.getByText('What you typed is still here')).toBeVisible()
  await expect(quote.getByLabel('A note to them')).toHaveValue('With the oven')
  await quote.getByLabel('What', { exact: true }).fill('Oven')
  await quote.getByLabel('Each, before GST').fill('60')
  await quote.getByRole('button', { name: 'Send again' }).click()
  await expect(notice(page, 'The quote is on its way.')).toBeVisible()
  await expect(quote.getByText('With the oven')).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toBe('')
})
