import { enquiry, find, uniqueWord } from '../support/owner-leads'
import { holdBack, notice } from '../support/page'
import { putQuote } from '../support/quotes'
import type { Site } from '../support/server'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

// Nothing the owner types is lost or sent twice, whatever the network and other people do in the meantime.

test.beforeEach(async ({ context, site }) => signedIn(context, site))

/** Sends a visitor's message and returns the path of its page. */
async function message(site: Site, more: object = {}, state = ''): Promise<string> {
  const word = uniqueWord()
  expect((await site.post('/api/contact', { ...enquiry(word), ...more })).status).toBe(200)
  return `/admin/leads/${(await find(site, { q: word, state })).items[0]!.id}`
}

test('saved answers can’t be changed before they’ve loaded', async ({ page, site }) => {
  await page.route('**/api/admin/saved-answers', (route) => route.fulfill({ status: 503 }))
  await page.goto(await message(site))
  const refused = page.waitForResponse('**/api/admin/saved-answers')
  await page.getByRole('button', { name: 'Email' }).click()
  await (await refused).finished()
  await expect(page.getByLabel('Your answer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change these' })).toBeDisabled()
})

test('a tap outside the saved answers doesn’t discard a change in progress', async ({ page, site }) => {
  await page.goto(await message(site))
  await page.getByRole('button', { name: 'Email' }).click()
  await page.getByRole('button', { name: 'Change these' }).click()
  const first = page.getByRole('textbox', { name: 'Name' }).first()
  await first.fill('Half a title')
  await page.mouse.click(5, 5)
  await page.mouse.click(5, 5)
  await expect(first).toHaveValue('Half a title')
})

test('a note survives a look at the inbox, even if it couldn’t be saved', async ({ page, site }) => {
  await page.goto(await message(site))
  const box = page.getByLabel('Add a note')
  const lookAtInbox = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Inbox' }).click()
    await expect(page).toHaveURL(/\/admin\/leads$/)
  }
  await box.fill('Half a note')
  await lookAtInbox()
  await page.goBack()
  await expect(box).toHaveValue('Half a note')

  let fail = () => {}
  await page.route('**/notes', (route) => (fail = () => void route.abort()))
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(box).toHaveValue('')
  await lookAtInbox()
  fail()
  await expect(notice(page, "That didn't save")).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue('Half a note')
  await page.unroute('**/notes')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(notice(page, 'Noted')).toBeVisible()
  await expect(box).toHaveValue('')
})

test('a note saved while the previous one is still being saved doesn’t show either twice', async ({ page, site }) => {
  await page.goto(await message(site))
  const release = await holdBack(page, '**/notes')
  let saved = 0
  page.on('response', (response) => void (saved += Number(response.url().endsWith('/notes'))))
  for (const text of ['One', 'Two']) {
    await page.getByLabel('Add a note').fill(text)
    await page.getByRole('button', { name: 'Save note' }).click()
  }
  release()
  await expect.poll(() => saved).toBe(2)
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('paragraph')).toHaveText(['One', 'Two'])
})

test('if a quote is changed elsewhere, the owner’s text stays in its fields and the page says so', async ({
  page,
  site,
}) => {
  const path = await message(site)
  await page.clock.install()
  await page.goto(path)
  const quote = page.getByRole('region', { name: 'Quote' })
  await quote.getByRole('button', { name: 'Write a quote' }).click()
  await quote.getByLabel('What').fill('Windows, inside and out')
  await quote.getByLabel('Each').fill('120')
  await putQuote(site, path.split('/').pop()!, { send: false })
  await page.clock.runFor(35_000)
  await quote.getByRole('button', { name: 'Send the quote' }).click()
  await expect(notice(page, 'changed somewhere else')).toBeVisible()
  await expect(quote.getByLabel('What')).toHaveValue('Windows, inside and out')
  await expect(quote.getByRole('alert')).toContainText('What you typed is still here')
  // Once cancelled, it shows the other person's version.
  await quote.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expect(quote.getByLabel('What')).toHaveValue('Bathroom')
  await expect(quote.getByRole('button', { name: 'Throw it away' })).toBeVisible()
})

test('an answer sent again because the network lost the first response goes out once', async ({ page, site }) => {
  const path = await message(site)
  await page.goto(path)
  await page.getByRole('button', { name: 'Email' }).click()
  await page.getByLabel('Your answer').fill('See you Tuesday.')
  await page.route(
    '**/reply',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(notice(page, "We couldn't send your answer")).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(notice(page, 'goes out in 10 seconds')).toBeVisible()
  const id = path.split('/').pop()!
  const sent = `SELECT id FROM "OutboxMessage" WHERE "leadId" = '${id}' AND kind = 'reply'`
  expect(await site.db.query(sent)).toHaveLength(1)
})

test('a link pasted as the subject fits in the preview', async ({ page, site }) => {
  await page.goto(`${await message(site)}?do=reply`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your answer').fill('Have a look.')
  await dialog.getByLabel('Subject').fill(`https://photos.example/${'a1b2'.repeat(60)}`)
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('https://photos.example')).toBeVisible()
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('only the Release button releases a held lead, and until then it can’t be answered', async ({ page, site }) => {
  const path = await message(site, { meta: { website: 'https://bot.example' } }, 'held')
  await page.goto(`${path}?do=reply`)
  await expect(page.getByText('release it to answer or quote')).toBeVisible()
  for (const key of ['e', 'r']) await page.keyboard.press(key)
  const email = page.getByRole('button', { name: 'Email', exact: true })
  await expect(email).toHaveAttribute('aria-disabled', 'true')
  await email.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a quote' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByRole('button', { name: 'Write a quote' })).toBeVisible()
  await email.click()
  await expect(page.getByLabel('Your answer')).toBeVisible()
})

test('an owner signed out while writing a quote is told how to keep it', async ({ page, context, site }) => {
  await page.goto(await message(site))
  const quote = page.getByRole('region', { name: 'Quote' })
  await quote.getByRole('button', { name: 'Write a quote' }).click()
  await quote.getByLabel('What').fill('Windows')
  await quote.getByLabel('Each').fill('120')
  await context.clearCookies()
  await quote.getByRole('button', { name: 'Send the quote' }).click()
  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    notice(page, 'been signed out').getByRole('button', { name: 'Sign in' }).click(),
  ])
  await expect(elsewhere.getByLabel('Password')).toBeVisible()
  await elsewhere.close()
  await expect(quote.getByLabel('What')).toHaveValue('Windows')
})

test('a signed-out owner is told so, whichever button they click', async ({ page, context, site }) => {
  const written = await message(site)
  await putQuote(site, written.split('/').pop()!)
  const { email } = (await find(site, {})).items[0]!
  const presses: readonly (readonly [path: string, ...buttons: string[]])[] = [
    [written, 'Withdraw it', 'Withdraw it'],
    ['/admin', 'Spam'],
    [`/admin/person?email=${email}`, 'Erase everything...', 'Yes, erase'],
    ['/admin/account', 'Save quiet hours'],
  ]
  await message(site, { meta: { website: 'https://bot.example' } }, 'held')
  for (const [path, ...buttons] of presses) {
    await signedIn(context, site)
    await page.goto(path)
    await page.getByRole('button', { name: buttons[0] }).first().waitFor()
    await context.clearCookies()
    for (const name of buttons) await page.getByRole('button', { name }).last().click()
    await expect(notice(page, 'been signed out')).toBeVisible()
  }
})
