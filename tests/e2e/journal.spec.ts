import { axeViolations } from '../support/browser/axe'
import { touch } from '../support/browser/page'
import { expect, test } from '../support/site'

const card = 'Home Organisation Tips for Bright, Busy Coastal Houses'

test('the journal filters as you type, and the URL keeps the search', async ({ page }) => {
  await page.goto('/the-sunnie-journal')
  const search = page.getByRole('searchbox', { name: 'Search the journal' })
  await search.fill('PANTRY')
  await expect(page).toHaveURL(/\?q=PANTRY$/)
  await expect(page.getByRole('heading', { name: card })).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Community')
  await expect(page.getByRole('heading', { name: card })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Nothing else found' })).toBeVisible()
  await expect(page.getByRole('article').first().getByRole('heading')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // The next Tab leads to the results, not back to the search.
  await search.press('Enter')
  await expect(page.locator('#journal-more')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Community')
  await expect(page.getByRole('heading', { name: 'Nothing else found' })).toBeVisible()
})

test('the results of a search are announced in a live region that already existed', async ({ page }) => {
  await page.goto('/bio')
  const search = page.getByRole('search')
  await touch(page)
  await expect(search.getByRole('status')).toHaveText('')
  await search.getByRole('searchbox').fill('zebra')
  await expect(search.getByRole('status')).not.toHaveText('')
})

test('a search in the URL isn’t indexed, and its canonical link is the full list', async ({ page }) => {
  await page.goto('/the-sunnie-journal?category=Lifestyle')
  await expect(page.getByRole('heading', { name: card })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href'))!).pathname).toBe(
    '/the-sunnie-journal',
  )
})

test('the first click on a share link opens a window of 600 by 400, or else the link itself', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.open = (...opened) => {
      document.documentElement.dataset.opened = JSON.stringify(opened)
      return null // as in other apps' browsers
    }
  })
  await page.goto('/the-sunnie-journal/home-organization-tips')
  const tab = context.waitForEvent('page')
  await page.locator('[data-share]').getByRole('link', { name: 'LinkedIn' }).click()
  const [address, , features] = JSON.parse((await page.locator('html').getAttribute('data-opened')) ?? '[]') as string[]
  expect(address).toContain('https://www.linkedin.com/sharing/share-offsite/?url=')
  expect(features).toContain('width=600,height=400')
  await tab
})

test('the first click on Copy link works in a browser that only allows copying during a real click', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.addInitScript(() => {
    // Restrict both ways of copying as Safari does.
    let own = false
    addEventListener('click', ({ isTrusted }) => (own = isTrusted), true)
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = (text) =>
      own ? write(text) : Promise.reject(new DOMException('Not a press', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await page.goto('/the-sunnie-journal/home-organization-tips')
  const told = page.waitForEvent('dialog')
  const copying = page.getByRole('button', { name: 'Copy link' }).click()
  const dialog = await told
  expect(dialog.message()).toBe('Link copied to clipboard!')
  await dialog.accept()
  await copying
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/the-sunnie-journal\/home-organization-tips$/,
  )
})

test('the waitlist link on /contact fills in the subject and moves to the form', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Join the waitlist')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Subject' }).fill('A gift for Mum')
  await page.getByRole('link', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A gift for Mum')
})

test('/newsletter says what’s missing, then says thanks', async ({ page }) => {
  await page.goto('/newsletter')
  const send = page.getByRole('button', { name: 'Subscribe to Newsletter' })
  await send.click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Please fill in all fields')
  const form = page.locator('form[action="/api/newsletter-subscribe"]')
  await form.getByLabel('First name').fill('Kim')
  await form.getByLabel('Email').fill(`kim-${test.info().project.name}@visitor.example`)
  await send.click()
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible()
  await expect(form).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search and category work as a form', async ({ page }) => {
    await page.goto('/the-sunnie-journal')
    await page.getByRole('searchbox', { name: 'Search the journal' }).fill('turtle trouble')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?q=turtle\+trouble&category=#journal-more$/)
    await expect(page.getByRole('heading', { name: 'Nothing else found' })).toBeVisible()
    await page.getByRole('link', { name: 'Show All Articles' }).click()
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  })
})
