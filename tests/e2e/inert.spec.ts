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
