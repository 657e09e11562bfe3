import type { Page } from '@playwright/test'
import { autofill } from '../support/contact'
import { emailFor, holdBack, notice, touch } from '../support/page'
import { expect, test } from '../support/site'

test('a touch in a form fetches its island along with the runtime; a touch outside it doesn’t', async ({ page }) => {
  // The runtime never loads, so that none of its own requests are counted.
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

/** The files that the loader fetches for the page and for the contact form's island. */
const listedOn = async (page: Page) =>
  (await page.locator('script[data-files]').evaluate((element) => ({ ...(element as HTMLElement).dataset }))) as {
    files: string
    island: string
  }

test('the scripts a touch fetches are marked to be compiled as they arrive', async ({ page, site }) => {
  await page.goto('/contact')
  const { files, island } = await listedOn(page)
  const scripts = `${files} ${island}`.split(' ').filter((name) => name.startsWith('chunks/'))
  expect(scripts).not.toEqual([])
  for (const file of scripts)
    expect((await (await site.request(`/_next/static/${file}`)).text()).split('\n', 1), file).toEqual([
      '//# allFunctionsCalledOnLoad',
    ])
})

/** The files of the contact form's island that the page itself doesn't need. */
async function islandOf(page: Page) {
  const { files, island } = await listedOn(page)
  return island.split(' ').filter((file) => !files.includes(file))
}

test('if the island fails before the runtime has loaded, it’s requested again', async ({ page, site }) => {
  const email = emailFor('failed-island')
  const send = await autofill(page, email)
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

test('if the island hangs, the form is sent once after a while, as a plain post', async ({ page, site }) => {
  const email = emailFor('hanging-island')
  await page.clock.install()
  const send = await autofill(page, email)
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
  // The first post gets a 204, so the page stays, and from then on each click counts.
  await page.route('**/api/contact', (route) => route.fulfill({ status: 204 }), { times: 1 })
  const nowhere = page.waitForResponse('**/api/contact')
  await page.clock.fastForward(8_000)
  await nowhere
  await send.click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  await page.clock.resume() // or the next test's page may throw (docs/testing.md)
  expect(await site.leads(email)).toHaveLength(1)
})

test('each script a touch fetches runs once', async ({ page }) => {
  for (const path of ['/contact', '/subscribe']) {
    await page.goto(path)
    await touch(page, () => page.locator('h1').click())
    const scripts = page.locator('script[src^="/_next/static/"]')
    const names = await scripts.evaluateAll((all) => all.map((script) => script.getAttribute('src')!))
    expect(names.length).toBeGreaterThan(5)
    expect(names.toSorted()).toEqual([...new Set(names)].sort())
  }
})

test('files that failed to load are requested again on the next touch', async ({ page, context }) => {
  await page.goto('/')
  const next = page.locator('.carousel').first().getByRole('button', { name: /next/i })
  const position = () =>
    page
      .locator('.carousel-track')
      .first()
      .evaluate((track) => track.scrollLeft)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/runtime/'))
  await next.click()
  await failed
  await context.setOffline(false)
  expect(await position()).toBe(0)
  // One of them fails again, but the first click still counts in the end.
  await page.route('**/chunks/turbopack*', (route) => route.abort(), { times: 1 })
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return position()
    })
    .toBeGreaterThan(0)
})

/** Touches the page until the form's island takes over. */
const wakesInTheEnd = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return page.locator('#contact-form').getAttribute('novalidate')
    })
    .toBe('')

test('whichever of the page’s files fails, typed text is kept and the form works once the file loads', async ({
  page,
}) => {
  await page.goto('/contact')
  const message = page.locator('#contact-form [name="message"]')
  for (const file of (await listedOn(page)).files.split(' ')) {
    await page.goto('/contact')
    // Twice: for the loader's request and for React's.
    await page.route(`**/${file}`, (route) => route.abort(), { times: 2 })
    await message.fill('Two bedrooms')
    await wakesInTheEnd(page)
    await expect(message, file).toHaveValue('Two bedrooms')
  }
})

test('a form that was empty when its files failed works once they load', async ({ page, context }) => {
  await page.goto('/contact')
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await failed
  await context.setOffline(false)
  await wakesInTheEnd(page)
})

test('on a slow network a click that does nothing without scripts waits for them', async ({ page }) => {
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

test('Ctrl+click opens a link in a new tab, before and after the first touch', async ({ page, context }) => {
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
