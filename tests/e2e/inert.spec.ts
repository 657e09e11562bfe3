import type { Page } from '@playwright/test'
import { emailFor, holdBack, notice, touch } from '../support/page'
import { expect, test } from '../support/site'

// What becomes of a visitor's first press: nothing of the page's runtime is there yet.

const runtime = '**/_next/static/{chunks,flight}/**.js'

/** Fills the form in as a browser does by itself: nobody touches the page. */
async function fillByItself(page: Page, email: string) {
  await page.goto('/contact')
  await page.evaluate((value) => {
    const fields = { name: 'Robin', email: value, subject: 'A first press', message: 'Counts' }
    for (const [name, text] of Object.entries(fields))
      document.querySelector<HTMLInputElement>(`#contact-form [name="${name}"]`)!.value = text
  }, email)
  return page.getByRole('button', { name: 'Send Message' })
}

test('a first press sends the form, once, with how the visit began', async ({ page, site }) => {
  const email = emailFor('first-press')
  await page.goto('/about?utm_source=card')
  const send = await fillByItself(page, email)
  await send.dblclick()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  const leads = await site.leads(email)
  expect(leads).toHaveLength(1)
  expect(leads[0]!.meta).toMatchObject({ attribution: { first: { landing: '/about', utm_source: 'card' } } })
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
  await send.click()
  expect(await site.leads(email)).toEqual([])
  await page.clock.fastForward(8_000)
  await expect(page).toHaveURL(/\/thanks\/contact$/)
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

test('what a touch fetches is marked to be compiled while it arrives', async ({ page, site }) => {
  await page.goto('/contact')
  const { files, island } = (await page.locator('script[data-files]').evaluate((element) => ({
    ...(element as HTMLElement).dataset,
  }))) as { files: string; island: string }
  for (const file of `${files} ${island}`.split(' ').filter((name) => name.startsWith('chunks/')))
    expect((await (await site.request(`/_next/static/${file}`)).text()).split('\n', 1), file).toEqual([
      '//# allFunctionsCalledOnLoad',
    ])
})

/** The files of the contact form's island that no other part of the page begins with. */
async function islandOf(page: Page) {
  const { files, island } = (await page.locator('script[data-files]').evaluate((element) => ({
    ...(element as HTMLElement).dataset,
  }))) as { files: string; island: string }
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

test('what was typed into a page that the browser has translated stays, and is sent', async ({ page, site }) => {
  const email = emailFor('translated')
  const send = await fillByItself(page, email)
  await page.evaluate(() => {
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
  await send.click()
  await expect(notice(page, 'Message sent!')).toBeVisible()
  expect(await site.leads(email)).toHaveLength(1)
})
