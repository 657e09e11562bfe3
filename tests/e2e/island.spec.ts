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
  await page.clock.pauseAt(Date.now() + 60_000)
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
  await page.clock.resume() // or the next test may pay for it (docs/testing.md)
  expect(await site.leads(email)).toHaveLength(1)
})

test('what a touch fetches runs once', async ({ page }) => {
  for (const path of ['/contact', '/subscribe']) {
    await page.goto(path)
    await touch(page, () => page.locator('h1').click())
    const scripts = page.locator('script[src^="/_next/static/"]')
    const names = await scripts.evaluateAll((all) => all.map((script) => script.getAttribute('src')!))
    expect(names.length).toBeGreaterThan(5)
    expect(names.toSorted()).toEqual([...new Set(names)].sort())
  }
})

test('what failed to come is asked for again at the next touch', async ({ page, context }) => {
  await page.goto('/')
  const next = page.locator('.carousel').first().getByRole('button', { name: /next/i })
  const position = () =>
    page
      .locator('.carousel-track')
      .first()
      .evaluate((track) => track.scrollLeft)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/flight/'))
  await next.click()
  await failed
  await context.setOffline(false)
  expect(await position()).toBe(0)
  // One of them fails again; what was pressed first counts in the end.
  await page.route('**/chunks/turbopack*', (route) => route.abort(), { times: 1 })
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return position()
    })
    .toBeGreaterThan(0)
})

/** Touches the page until its form is answered by its island. */
const wakesInTheEnd = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return page.locator('#contact-form').getAttribute('novalidate')
    })
    .toBe('')

test('whichever file of the page fails, what was typed stays, and its form answers once it has come', async ({
  page,
}) => {
  await page.goto('/contact')
  const message = page.locator('#contact-form [name="message"]')
  for (const file of (await listedOn(page)).files.split(' ')) {
    await page.goto('/contact')
    // For the page's own asking as for React's.
    await page.route(`**/${file}`, (route) => route.abort(), { times: 2 })
    await message.fill('Two bedrooms')
    await wakesInTheEnd(page)
    await expect(message, file).toHaveValue('Two bedrooms')
  }
})

test('a form that wasn’t filled in when its files failed answers once they have come', async ({ page, context }) => {
  await page.goto('/contact')
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await failed
  await context.setOffline(false)
  await wakesInTheEnd(page)
})

test('on a slow network a press that leads nowhere by itself waits for its page', async ({ page }) => {
  await page.clock.install()
  const open = await holdBack(page, '**/chunks/turbopack*')
  await page.goto('/')
  await page.locator('.carousel').first().getByRole('button', { name: /next/i }).click()
  await page.clock.fastForward(9_000)
  await page.clock.resume()
  open()
  const track = page.locator('.carousel-track').first()
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('a link wanted in a tab of its own opens one, touched or not', async ({ page, context }) => {
  await page.goto('/contact')
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /waitlist/i })
    .first()
  const opensTab = async () => {
    const tab = context.waitForEvent('page')
    await link.click({ modifiers: ['Control'] })
    await (await tab).close()
    await expect(page.locator('#contact-form [name="subject"]')).toHaveValue('')
  }
  await opensTab()
  await page.reload()
  await touch(page)
  await opensTab()
})
