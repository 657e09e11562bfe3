import { readFile } from 'node:fs/promises'
import { axeViolations } from '../support/axe'
import { emailFor, notice, sidewaysScroll } from '../support/page'
import { quoteRequest } from '../support/owner-leads'
import { signedIn } from '../support/signed-in'
import { expect, test } from '../support/site'

test.beforeEach(async ({ context, site }) => signedIn(context, site))

test(
  'a person can be found, merged with their other address, taken off a list, corrected, exported and erased',
  { tag: '@phone' },
  async ({ page, site }) => {
    const email = emailFor('robin')
    const other = emailFor('robin-at-work')
    const right = emailFor('robin-corrected')
    const phone = `04${String(Date.now()).slice(-8)}`
    await site.post('/api/sunnie-select-quote', quoteRequest(email, phone))
    await site.post('/api/sunnie-select-quote', quoteRequest(other, phone.replace(/^0/, '+61 ')))
    for (const reader of [email, other]) await site.post('/api/newsletter', { email: reader })

    await page.goto('/admin/person')
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('heading', { name: 'Sam Lee' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:+61${phone.slice(1)}`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Joined Newsletter' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    await page.getByRole('button', { name: 'Same person' }).click()
    await expect(notice(page, 'Now one person')).toBeVisible()
    await expect(page.getByText(`Also ${other}`)).toBeVisible()
    await expect(page.getByText(`Newsletter, ${other}`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`Also ${other}`)).toBeHidden()

    await page.getByRole('button', { name: `Take off: ${email}, Newsletter` }).click()
    await expect(page.getByText('You took them off', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText('On it', { exact: true })).toBeVisible()

    // By keyboard, from the menu to the corrected address.
    await page.getByRole('main').getByRole('button', { name: 'More' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Correct the address...' })).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('The right address')).toHaveValue(email)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'the address we already have' })).toBeVisible()
    await page.getByLabel('The right address').fill(right)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`email=${encodeURIComponent(right)}`))
    await expect(page.getByRole('listitem').filter({ hasText: right }).first()).toBeVisible()

    await page.getByRole('listitem').filter({ hasText: 'Wrote' }).getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'Get in touch' })).toBeVisible()
    await page.getByRole('link', { name: 'Everything from this person' }).click()

    await page.getByRole('main').getByRole('button', { name: 'More' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Everything as a file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('what-we-hold.json')
    expect(await readFile((await download.path())!, 'utf8')).toContain('1 Reef Street')

    await page.getByRole('button', { name: 'Erase everything...' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Erase everything...' }).click()
    expect(await site.leads(right)).toHaveLength(2)
    await page.getByRole('button', { name: 'Yes, erase' }).click()
    await expect(page.getByText("There's nothing under this address.", { exact: true })).toBeVisible()
    expect(await site.leads(right)).toEqual([])
    expect(await site.leads(other)).toHaveLength(2)
    await page.goBack()
    await expect(page.getByText('This lead no longer exists.')).toBeVisible()
    await expect(page.getByText('Sam Lee')).toBeHidden()
  },
)

test('the lists show who’s on them and, on request, who has left', { tag: '@phone' }, async ({ page, site }) => {
  const email = emailFor('lists')
  await site.post('/api/waitlist/store', { email })
  await page.goto('/admin/lists')
  await page.getByRole('link', { name: /^Store waitlist/ }).click()
  await expect(page).toHaveURL(/list=store/)
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/q=.*list=store|list=store.*q=/)
  await expect(page.getByText('1 sign-up')).toBeVisible()
  await page.getByRole('button', { name: `Take off: ${email}, Store waitlist` }).click()
  await expect(page.getByText('No one matches that')).toBeVisible()
  await page.getByRole('link', { name: 'Show people who left too' }).click()
  await expect(page.getByText('You took them off', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Spreadsheet for a mailing tool' }).click(),
  ])
  expect(await readFile((await download.path())!, 'utf8')).toContain(email)
})

test('a double tap takes one person off a list, not the next one too', async ({ page, site }) => {
  const word = emailFor('twice').split('@')[0]!
  for (const name of ['first', 'second'])
    await site.post('/api/newsletter', { email: `${name}.${word}@visitor.example` })
  await page.goto(`/admin/lists?q=${word}`)
  const takeOff = page.getByRole('button', { name: /^Take off/ })
  await expect(takeOff).toHaveCount(2)
  await takeOff.first().dblclick({ delay: 80 })
  await expect(notice(page, 'is off the list')).toBeVisible()
  await page.reload()
  await expect(takeOff).toHaveCount(1)
})

test(
  'a bounced email can be found and its address corrected from there; every email can be previewed',
  { tag: '@phone' },
  async ({ page, site }) => {
    const email = emailFor('bounced')
    await site.post('/api/newsletter', { email })
    await expect
      .poll(() => site.db.query(`SELECT id FROM "OutboxMessage" WHERE recipient = '${email}' AND state = 'sent'`))
      .toHaveLength(1)
    await site.db.query(`UPDATE "OutboxMessage" SET outcome = 'bounced' WHERE recipient = '${email}' RETURNING id`)
    await page.goto('/admin/mail?state=attention')
    await expect(page.getByRole('link', { name: /^Needs your decision/ })).toHaveAttribute('aria-current', 'page')
    const card = page.locator('details').filter({ hasText: email })
    await card.locator('summary').click()
    await expect(card.getByText("there's a typo in the address")).toBeVisible()
    await expect(page.frameLocator('iframe').first().locator('body')).toContainText('Sunnie')
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    // This address is the one to correct, even though the person has another one that works.
    const main = emailFor('main')
    await site.post('/api/newsletter', { email: main })
    await site.asOwner('/api/admin/person/merge', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, into: main }),
    })
    await card.getByRole('link', { name: 'Correct the address' }).click()
    await expect(page.getByLabel('The right address')).toHaveValue(email)
    await page.getByLabel('The right address').fill(emailFor('right'))
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(notice(page, 'Corrected. 1 email will go out again')).toBeVisible()
    await site.carrier!.until(() => site.carrier!.to(emailFor('right')).length === 1)

    // An email to the old address links to its person too.
    await page.goto('/admin/mail')
    const old = page.locator('details').filter({ hasText: `To ${email}` })
    await old.locator('summary').click()
    await old.getByRole('link', { name: 'This person' }).click()
    await expect(page.getByRole('heading', { name: 'Erase this person' })).toBeVisible()

    await page.goto('/admin/mail')
    const digest = page.getByLabel('List sign-ups in one email a day')
    const saved = () => page.waitForResponse('**/api/admin/mail/settings')
    await Promise.all([saved(), digest.check()])
    await page.reload()
    await expect(digest).toBeChecked()
    await Promise.all([saved(), digest.uncheck()])
    await page.getByRole('link', { name: 'See what each email looks like' }).click()
    await page.getByRole('button', { name: /^Email: / }).click()
    await page.getByRole('menuitemradio', { name: 'Contact message: confirmation' }).click()
    await expect(page.frameLocator('iframe').locator('body')).toContainText('Thanks for getting in touch')
    expect(await axeViolations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test('an incomplete email address in the URL is explained in plain words', async ({ page }) => {
  await page.goto('/admin/person?email=bad')
  await expect(page.getByText(/: Type the whole email address, such as name@example\.com\.$/)).toBeVisible()
  await expect(page.getByText('?email=')).toHaveCount(0)
})

test('lists beside each other are equally tall', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/admin/lists')
  const tile = (name: RegExp) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name })
  const [long, short] = [await tile(/^Subscription waitlist/).boundingBox(), await tile(/^Protect/).boundingBox()]
  expect(short).toMatchObject({ y: long!.y, height: long!.height })
})
