import type { Page } from '@playwright/test'
import * as builder from '../support/browser/builder'
import * as naturalOrder from '../support/browser/natural-order'
import { find } from '../support/owner/owner-leads'
import { emailFor, holdBack, touch } from '../support/browser/page'
import { expect, test } from '../support/site'
import * as wizard from '../support/browser/wizard'

// Forms on a page that something else has changed: a browser's translation, a password manager.

/** A form of each kind, as its last step if it has several. */
const forms = [
  ['/contact', 'contact'],
  ['/naturally-sunnie', 'naturally-sunnie-waitlist'],
  [naturalOrder.path, 'natural-order-onboarding'],
  [wizard.readyToSend, 'subscribe'],
  [builder.readyToSend, 'sunnie-select-quote'],
] as const

const runtime = '**/_next/static/{chunks,flight}/**.js'

/** Wraps each text as a browser's translation does, including those that appear later. Puts a button at each field. */
function changePage() {
  const translate = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('font,script,style,textarea') !== null) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(`«${text.data}»`)
      text.replaceWith(outer)
    }
  }
  translate(document.body)
  new MutationObserver((changed) => changed.forEach(({ target }) => translate(target))).observe(document.body, {
    childList: true,
    subtree: true,
  })
  for (const field of document.querySelectorAll(
    'input:not([type="hidden"], [type="radio"], [type="checkbox"]), textarea',
  ))
    field.after(Object.assign(document.createElement('button'), { type: 'button' }))
}

const formOf = (page: Page, slug: string) => page.locator(`form:has(span[data-draft="${slug}"])`).first()
/** Whether the form's island has taken over. */
const isAwake = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

/** The fields that a person types into, with what to type. */
async function textsFor(page: Page, slug: string, email: string) {
  const typed = formOf(page, slug).locator(
    'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])',
  )
  const fields = await typed.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ id, type, name }) => ({ id, type, name })),
  )
  return fields
    .filter(({ name }) => name !== 'website')
    .map(({ id, type }) => [id, { email, tel: '0400 000 000' }[type] ?? 'Maximilian'] as const)
}

for (const [path, slug] of forms)
  test(`what’s typed into ${slug} on a changed page (${path.split('?')[0]}) stays, and is sent`, async ({
    page,
    site,
  }) => {
    const email = emailFor(`changed-${slug}`)
    const release = await holdBack(page, runtime)
    await page.route(naturalOrder.servicePage, (route) => route.fulfill({ status: 204 }))
    await page.goto(path, { waitUntil: path.includes('?') ? 'domcontentloaded' : 'load' })
    await page.evaluate(changePage)
    const form = formOf(page, slug)
    if (slug === 'naturally-sunnie-waitlist') await form.getByRole('checkbox').first().check()
    const [[first, text] = ['', ''], ...rest] = await textsFor(page, slug, email)
    const field = (await page.locator(`[id="${first}"]`).elementHandle())!
    await field.click()
    await page.keyboard.type(text.slice(0, 4))
    release()
    await isAwake(page)
    await page.keyboard.type(text.slice(4))
    expect(await field.evaluate((one: HTMLInputElement) => [one.value, one === document.activeElement])).toEqual([
      text,
      true,
    ])
    for (const [id, typed] of rest) {
      await page.locator(`[id="${id}"]`).focus()
      await page.keyboard.type(typed)
    }
    if (slug === 'natural-order-onboarding') await naturalOrder.choose(page)
    await form.locator('[type="submit"]').click()
    await expect.poll(async () => (await site.leads(email)).length).toBe(1)
  })

test('a photo chosen on a changed page is sent with its form', async ({ page, site }) => {
  const email = emailFor('translated-photo')
  const release = await holdBack(page, runtime)
  await page.route(naturalOrder.servicePage, (route) => route.fulfill({ status: 204 }))
  await page.goto(naturalOrder.path)
  await naturalOrder.fill(page, email)
  await naturalOrder.choosePhoto(page)
  await page.evaluate(changePage)
  await naturalOrder.submit(page).click()
  release()
  await expect.poll(async () => (await find(site, { q: email })).total).toBe(1)
  expect((await find(site, { q: email })).items).toMatchObject([{ photos: [expect.any(String)] }])
})

test('a changed page that React renders again keeps its focus', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(changePage)
  const button = page.locator('.carousel button').first()
  await touch(page, () => button.focus())
  await expect(button).toBeFocused()
})

test('a flow shows and sends the same in translation', async ({ page, site }) => {
  const slug = 'sunnie-select-quote'
  const clicks =
    'type=deep next plus=bathroom plus=bathroom plus=kitchen minus=kitchen step=1 type=general next plus=bedroom next extra=oven-deep-clean step=2 minus=bathroom next next day=Saturday time=afternoon next'
  /** What it shows after each click, without the marks of a translation, and what it sends. */
  const walk = async (email: string, isTranslated: boolean) => {
    await page.goto(builder.path)
    await touch(page)
    if (isTranslated) await page.evaluate(changePage)
    const shown: string[] = []
    for (const click of clicks.split(' ')) {
      const [name, value] = click.split('=')
      const target = value
        ? `main [name="${name}"][value="${value}"]:visible`
        : 'main button:has-text("Next"):not([tabindex="-1"])'
      await page.locator(target).first().click()
      shown.push((await page.locator('main').innerText()).replaceAll(/[«»]/g, ''))
    }
    for (const [id, text] of await textsFor(page, slug, email)) await page.locator(`[id="${id}"]`).fill(text)
    await formOf(page, slug).locator('[type="submit"]').click()
    await expect.poll(async () => (await site.leads(email)).length).toBe(1)
    const [lead] = await site.leads(email)
    return [
      ...shown,
      JSON.stringify(lead!.payload)
        .replaceAll(email, '')
        .replace(/"timestamp":"[^"]+"/, ''),
    ]
  }
  expect(await walk(emailFor('translated'), true)).toEqual(await walk(emailFor('untranslated'), false))
})

for (const [path, slug] of forms.slice(1, 3))
  test(`fields of ${slug} that are filled in without an input event can be sent, and are in its draft`, async ({
    page,
    site,
  }) => {
    const email = emailFor(`silent-${slug}`)
    await page.route(naturalOrder.servicePage, (route) => route.fulfill({ status: 204 }))
    await page.goto(path)
    const form = formOf(page, slug)
    const texts = await textsFor(page, slug, email)
    await page.locator(`[id="${texts[0]![0]}"]`).click()
    await isAwake(page)
    if (slug === 'natural-order-onboarding') await naturalOrder.choose(page)
    await page.evaluate((filled) => {
      for (const [id, text] of filled) (document.getElementById(id) as HTMLInputElement).value = text
      const box = document.querySelector<HTMLInputElement>('main form [type="checkbox"]')
      if (box) box.checked = true
    }, texts)
    const send = form.locator('[type="submit"]')
    await send.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await send.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect.poll(async () => (await site.leads(email)).length).toBe(1)
  })
