import type { Page } from '@playwright/test'
import { autofill } from '../support/browser/contact'
import { enquiry } from '../support/enquiry'
import { emailFor, holdBack, notice, touch } from '../support/browser/page'
import { expect, test } from '../support/site'
import { named } from '../support/catalogue'

// What happens to a visitor's first click, before any of the page's runtime has loaded.

const runtime = '**/_next/static/{chunks,flight}/**.js'

test('a first click sends the form once, with the visit’s attribution, and sets no cookie', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('first-press')
  await page.goto('/about?utm_source=card&utm_campaign=reef')
  const send = await autofill(page, email)
  await send.dblclick()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  const leads = await site.leads(email)
  expect(leads).toHaveLength(1)
  expect(leads[0]!.meta).toMatchObject({
    attribution: {
      first: { landing: '/about', utm_source: 'card', utm_campaign: 'reef' },
      last: { utm_source: 'card' },
    },
  })
  expect(await context.cookies()).toEqual([])
})

test('a site whose address starts with ours is still recorded as the referrer', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'referrer', { get: () => `${location.origin}.au/links` })
  })
  await page.goto('/about')
  const visit = await page.evaluate(() => sessionStorage.getItem('sunnie:visit'))
  expect(JSON.parse(visit!)).toMatchObject({ first: { referrer: expect.stringMatching(/\.au\/links$/) as unknown } })
})

test('a click before the loader has loaded sends the form as a plain post', async ({ page, site }) => {
  const email = emailFor('no-loader')
  await page.route('**/loader/**', (route) => route.abort())
  const send = await autofill(page, email)
  await send.click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
})

test('if the runtime fails to load, the form is sent once, as a plain post', async ({ page, site }) => {
  const email = emailFor('no-runtime')
  await page.route(runtime, (route) => route.abort())
  const send = await autofill(page, email)
  await send.click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
})

test('if the runtime hangs, the form is sent once after a while, as a plain post', async ({ page, site }) => {
  const email = emailFor('hanging-runtime')
  await page.route(/\/chunks\/turbopack/, () => undefined)
  await page.clock.install()
  const send = await autofill(page, email)
  await page.clock.pauseAt(Date.now() + 60_000)
  await send.click()
  expect(await site.leads(email)).toEqual([])
  await page.clock.fastForward(8_000)
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  await page.clock.resume() // or the next test's page may throw (docs/testing.md)
  expect(await site.leads(email)).toHaveLength(1)
})

test('pressing Enter in a form that was filled in before the first touch sends it', async ({ page, site }) => {
  const email = emailFor('first-enter')
  await autofill(page, email)
  await page.locator('#contact-form [name="subject"]').press('Enter')
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('a first click on a card in the wizard opens the next step without a page load', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
  await page.goto('/subscribe')
  await page.getByRole('button', { name: named['full-bloom'] }).first().click()
  await expect(page.locator('#step-heading')).toBeFocused()
  await expect(page).toHaveURL(/step=2/)
  expect(documents).toBe(1)
})

test('a carousel moves before a touch unless it’s paused, and its buttons go on from there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const carousel = page.locator('.carousel')
  const first = () =>
    carousel.locator('.carousel-track').evaluate((list) => {
      const { left } = list.getBoundingClientRect()
      return [...list.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 4)
    })
  const states = () =>
    carousel.evaluate((element) => element.getAnimations({ subtree: true }).map(({ playState }) => playState))
  expect(new Set(await states())).toEqual(new Set(['running']))
  await carousel.getByRole('checkbox', { name: 'Pause' }).evaluate((box: HTMLInputElement) => (box.checked = true))
  expect(new Set(await states())).toEqual(new Set(['paused']))
  await carousel.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 6_000
  })
  expect(await first()).toBe(1)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect.poll(first).toBe(2)
  await expect(carousel.getByRole('checkbox', { name: 'Pause' })).toBeChecked()
  expect(await states()).toEqual([])
})

test('a first click on a link doesn’t load the runtime, but touching the next page does', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/loader/')) scripts.push(request.url())
  })
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  expect(scripts).toEqual([])
  await touch(page)
  expect(scripts).not.toEqual([])
})

test('a click on Send that’s waiting for the runtime isn’t replaced by the next click', async ({ page, site }) => {
  const email = emailFor('held-send')
  const release = await holdBack(page, runtime)
  const send = await autofill(page, email)
  await send.click()
  await page.getByRole('link', { name: 'Join the waitlist' }).click()
  release()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ payload: enquiry(email) }])
})

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

test('if one of the page’s files fails, typed text is kept and the form works once the file loads', async ({
  page,
}) => {
  await page.goto('/contact')
  const message = page.locator('#contact-form [name="message"]')
  const files = (await listedOn(page)).files.split(' ')
  for (const file of [files[0]!, files.at(-1)!]) {
    await page.goto('/contact')
    // Twice: for the loader's request and for React's.
    await page.route(`**/${file}`, (route) => route.abort(), { times: 2 })
    await message.fill('Two bedrooms')
    await wakesInTheEnd(page)
    await expect(message, file).toHaveValue('Two bedrooms')
  }
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
