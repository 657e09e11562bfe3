import { fill, fillInContact, send } from '../support/browser/contact'
import { emailFor, touch } from '../support/browser/page'
import { expect, test } from '../support/site'

// Next supports browsers from March 2023 on, but some of the APIs that scripts may use came later.

const without = (name: string) => {
  const { prototype } = { size: URLSearchParams, with: Array }[name] ?? String
  delete (prototype as unknown as Record<string, unknown>)[name]
}

test('a browser too old for the runtime fetches none of it, and posts a form as it is', async ({ page, site }) => {
  const email = emailFor('no-runtime')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(without, 'with')
  await page.goto('/contact')
  await send(await fill(page, email)).click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(scripts.filter((url) => !url.includes('/loader/'))).toEqual([])
  expect(await site.leads(email)).toHaveLength(1)
})

test('in a browser too old for the form’s checks, the form is sent as a plain post', async ({ page, site }) => {
  const email = emailFor('too-old')
  await page.addInitScript(without, 'normalize')
  const form = await fillInContact(page, email)
  await send(form).click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
})

test('a browser without URLSearchParams.size saves no empty draft, and keeps the journal’s search in the URL', async ({
  page,
}) => {
  await page.addInitScript(without, 'size')
  await page.goto('/subscribe')
  await touch(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/the-sunnie-journal')
  await page.getByRole('searchbox', { name: 'Search the journal' }).fill('pantry')
  await expect(page).toHaveURL(/\?q=pantry$/)
})
