import type { Page } from '@playwright/test'
import { fillByItself } from '../support/contact'
import * as naturalOrder from '../support/natural-order'
import { find } from '../support/owner-leads'
import { emailFor, holdBack, notice, touch } from '../support/page'
import { expect, test } from '../support/site'

// What becomes of a visitor's first press: nothing of the page's runtime is there yet.

const runtime = '**/_next/static/{chunks,flight}/**.js'

test('a first press sends the form, once, with how the visit began, and no cookie is set', async ({
  page,
  context,
  site,
}) => {
  const email = emailFor('first-press')
  await page.goto('/about?utm_source=card&utm_campaign=reef')
  const send = await fillByItself(page, email)
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

test('a site whose name begins as ours does is where a visit came from', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'referrer', { get: () => `${location.origin}.au/links` })
  })
  await page.goto('/about')
  const visit = await page.evaluate(() => sessionStorage.getItem('sunnie:visit'))
  expect(JSON.parse(visit!)).toMatchObject({ first: { referrer: expect.stringMatching(/\.au\/links$/) as unknown } })
})

test('a first press on an empty form says what is missing, in our words', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('[data-error-for="email"]')).not.toBeEmpty()
})

test('a press before the loader has come counts as it does without scripts', async ({ page, site }) => {
  const email = emailFor('no-loader')
  await page.route('**/loader/**', (route) => route.abort())
  const send = await fillByItself(page, email)
  await send.click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
})

test('if the runtime does not come the form posts by itself, once', async ({ page, site }) => {
  const email = emailFor('no-runtime')
  await page.route(runtime, (route) => route.abort())
  const send = await fillByItself(page, email)
  await send.click()
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  expect(await site.leads(email)).toHaveLength(1)
})

test('if the runtime hangs the form posts by itself after a while, once', async ({ page, site }) => {
  const email = emailFor('hanging-runtime')
  await page.route(/\/chunks\/turbopack/, () => undefined)
  await page.clock.install()
  const send = await fillByItself(page, email)
  await page.clock.pauseAt(Date.now() + 60_000)
  await send.click()
  expect(await site.leads(email)).toEqual([])
  await page.clock.fastForward(8_000)
  await expect(page).toHaveURL(/\/thanks\/contact$/)
  await page.clock.resume() // or the next test may pay for it (docs/testing.md)
  expect(await site.leads(email)).toHaveLength(1)
})

test('Enter in a field that was filled in before is a press too', async ({ page, site }) => {
  const email = emailFor('first-enter')
  await fillByItself(page, email)
  await page.locator('#contact-form [name="subject"]').press('Enter')
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('a first press on a wizard’s card opens the next step without a page load', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
  await page.goto('/subscribe')
  await page
    .getByRole('button', { name: /The Full Bloom/ })
    .first()
    .click()
  await expect(page.locator('#step-heading')).toBeFocused()
  await expect(page).toHaveURL(/step=2/)
  expect(documents).toBe(1)
})

test('of two cards that are pressed before the runtime comes, the last one counts', async ({ page }) => {
  const release = await holdBack(page, runtime)
  await page.goto('/subscribe')
  for (const name of [/The Daily Glow/, /The Full Bloom/]) await page.getByRole('button', { name }).first().click()
  release()
  await expect(page).toHaveURL(/service=full-bloom/)
})

test('Back from a flow’s page that was loaded anew, such as its thanks, shows the step before', async ({ page }) => {
  await page.goto('/subscribe')
  await page.evaluate(() => {
    history.pushState(null, '', '?service=daily-glow&size=2b1b&step=3')
    history.pushState(null, '', '/subscribe')
  })
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Cleaning Frequency' })).toBeVisible()
})

test('a first press on a carousel’s button moves it', async ({ page }) => {
  await page.goto('/')
  const carousel = page.locator('.carousel').first()
  await carousel.getByRole('button', { name: /next/i }).click()
  await expect.poll(() => carousel.locator('.carousel-track').evaluate((track) => track.scrollLeft)).toBeGreaterThan(0)
})

test('a link that is pressed first fetches no runtime, and what is touched later does', async ({ page }) => {
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

/** Changes every text as a browser's translation does: React renders the page anew. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (text.parentElement!.closest('script,style')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })

test('what was typed into a page that the browser has translated stays, and is sent', async ({ page, site }) => {
  const email = emailFor('translated')
  const send = await fillByItself(page, email)
  await translate(page)
  // At one go: a mouse that is still down as React puts another button in this one's place presses neither.
  await send.evaluate((button: HTMLElement) => button.click())
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})

test('what was ticked on a page that the browser has translated can be sent', async ({ page }) => {
  await page.goto('/naturally-sunnie')
  const box = page.getByRole('main').getByRole('checkbox').first()
  await box.evaluate((input: HTMLInputElement) => void (input.checked = true))
  await translate(page)
  await touch(page)
  await expect(box).toBeChecked()
  await expect(page.getByRole('button', { name: 'Join the Waitlist' })).toBeEnabled()
  await expect(page.getByText('1 product(s) selected')).toBeVisible()
})

test('a photo that was chosen on a page that the browser has translated goes with its form', async ({ page, site }) => {
  const email = emailFor('translated-photo')
  const release = await holdBack(page, runtime)
  await page.route(naturalOrder.servicePage, (route) => route.fulfill({ status: 204 }))
  await page.goto(naturalOrder.path)
  await naturalOrder.fill(page, email)
  await naturalOrder.choosePhoto(page)
  await translate(page)
  await naturalOrder.submit(page).click()
  release()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect((await find(site, { q: email })).items).toMatchObject([{ photos: [expect.any(String)] }])
})

test('a press on Send that waits for the runtime isn’t replaced by the next one', async ({ page, site }) => {
  const email = emailFor('held-send')
  const release = await holdBack(page, runtime)
  const send = await fillByItself(page, email)
  await send.click()
  await page.getByRole('link', { name: 'Join the waitlist' }).click()
  release()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ payload: { subject: 'A first press' } }])
})
