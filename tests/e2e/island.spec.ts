import type { Page } from '@playwright/test'
import { fillByItself } from '../support/contact'
import { emailFor, holdBack, notice, touch } from '../support/page'
import { expect, test } from '../support/site'

test('a touch in a form asks for its island along with the runtime, a touch beside it doesn’t', async ({ page }) => {
  // Held back, so that nothing of the runtime's own doing is among what is asked for.
  await page.route(/\/chunks\/turbopack/, () => undefined)
  for (const [selector, lists] of [
    ['h1', ['data-files']],
    ['#contact-form [name="name"]', ['data-files', 'data-island']],
  ] as const) {
    await page.goto('/contact')
    const loader = page.locator('script[data-files]')
    const listed = (await Promise.all(lists.map((list) => loader.getAttribute(list)))).join(' ').split(' ')
    await page.locator(selector).click()
    const asked = page.locator('head > script[src^="/_next/static/"]')
    expect(await asked.evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')))).toEqual(
      listed.map((file) => `/_next/static/${file}`),
    )
  }
})

/** What the loader is to fetch: for every page, and for the contact form's island. */
const listedOn = async (page: Page) =>
  (await page.locator('script[data-files]').evaluate((element) => ({ ...(element as HTMLElement).dataset }))) as {
    files: string
    island: string
  }

test('what a touch fetches is marked to be compiled while it arrives', async ({ page, site }) => {
  await page.goto('/contact')
  const { files, island } = await listedOn(page)
  for (const file of `${files} ${island}`.split(' ').filter((name) => name.startsWith('chunks/')))
    expect((await (await site.request(`/_next/static/${file}`)).text()).split('\n', 1), file).toEqual([
      '//# allFunctionsCalledOnLoad',
    ])
})

/** The files of the contact form's island that no other part of the page begins with. */
async function islandOf(page: Page) {
  const { files, island } = await listedOn(page)
  return island.split(' ').filter((file) => !files.includes(file))
}

test('if the island fails before the runtime has come, it is asked for again', async ({ page, site }) => {
  const email = emailFor('failed-island')
  const send = await fillByItself(page, email)
  const files = await islandOf(page)
  let failed = 0
  const open = await holdBack(page, '**/chunks/turbopack*')
  await page.route(
    (url) => files.some((file) => url.pathname.endsWith(file)),
    (route) => (failed++ < files.length ? route.abort() : route.continue()),
  )
  await page.locator('#contact-form [name="subject"]').focus()
  await expect.poll(() => failed).toBe(files.length)
  open()
  await expect(page.locator('#contact-form')).toHaveAttribute('novalidate', '')
  await send.click()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('if the island hangs the form posts by itself after a while, once', async ({ page, site }) => {
  const email = emailFor('hanging-island')
  await page.clock.install()
  const send = await fillByItself(page, email)
  const files = await islandOf(page)
  await page.route(
    (url) => files.some((file) => url.pathname.endsWith(file)),
    () => undefined,
  )
  await touch(page)
  await send.click()
  await send.click()
  expect(await site.leads(email)).toEqual([])
  // The first one leads nowhere, and the page stays: each press counts from then on.
  await page.route('**/api/contact', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const nowhere = page.waitForResponse('**/api/contact')
  await page.clock.fastForward(8_000)
  await nowhere
  await send.click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
})
